import { Toast, Toaster, createToaster } from '@chakra-ui/react/toast';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ThemeProvider } from '../theme/ThemeProvider';
import type { NumberedNotification } from './store';
import { useSwipeAway } from './useSwipeAway';

/** One at a time, gone after 5000 ms, F8 focuses the region (SPEC 9). */
const toaster = createToaster({
  placement: 'top-end',
  max: 1,
  duration: 5000,
  hotkey: ['F8'],
  pauseOnPageIdle: true,
});
/** One id for all: a new notification takes the place of the visible one. */
const id = 'notification';

const NotificationCard = ({ notification }: { notification: NumberedNotification }) => {
  const { t } = useTranslation('common');
  const swipe = useSwipeAway(() => toaster.dismiss(id));
  const Icon = notification.kind === 'success' ? CircleCheck : CircleAlert;
  return (
    <Toast.Root {...swipe} data-kind={notification.kind}>
      <Icon aria-hidden size={24} strokeWidth={1.5} />
      <div>
        <Toast.Title>{notification.title}</Toast.Title>
        {notification.description && <Toast.Description>{notification.description}</Toast.Description>}
      </div>
      <Toast.CloseTrigger aria-label={t('notifications.close')}>
        <X aria-hidden size={20} strokeWidth={1.5} />
      </Toast.CloseTrigger>
    </Toast.Root>
  );
};

/** The labelled region that holds the visible notification (DESIGN 3 Layout). */
const NotificationRegion = ({ notification }: { notification: NumberedNotification }) => {
  const { t } = useTranslation('common');
  useEffect(() => {
    // Created in the next task, because the region subscribes to the toaster in an effect of its own.
    const timer = setTimeout(() =>
      toaster.create({
        id,
        type: notification.kind,
        title: notification.title,
        description: notification.description,
        meta: { number: notification.number },
      }),
    );
    return () => clearTimeout(timer);
  }, [notification]);
  return (
    <ThemeProvider>
      <Toaster toaster={toaster} aria-label={t('notifications.region')}>
        {() => <NotificationCard notification={notification} />}
      </Toaster>
    </ThemeProvider>
  );
};

export default NotificationRegion;
