import { Toast, Toaster, createToaster } from '@chakra-ui/react/toast';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ThemeProvider } from '../theme/ThemeProvider';
import './notificationRegion.css';
import type { Notification } from './store';
import { useSwipeAway } from './useSwipeAway';

/** One at a time, gone after 5000 ms, F8 focuses the region. */
const toaster = createToaster({
  // On phones at the bottom, above the back-to-top button.
  placement: window.matchMedia('(max-width: 639px)').matches ? 'bottom' : 'top-end',
  offsets: { top: '1rem', right: '1rem', bottom: '5.5rem', left: '1rem' },
  max: 1,
  duration: 5000,
  hotkey: ['F8'],
  pauseOnPageIdle: true,
});
/** The last one that was shown: a page reached by a link brings a new region, which must not show it again. */
let shown: Notification | null = null;

const NotificationCard = ({ kind, title, description }: Notification) => {
  const { t } = useTranslation('common');
  const swipe = useSwipeAway(() => toaster.dismiss());
  const Icon = kind === 'success' ? CircleCheck : CircleAlert;
  return (
    <Toast.Root {...swipe} data-kind={kind}>
      <Icon aria-hidden size={24} strokeWidth={1.5} />
      <div>
        <Toast.Title>{title}</Toast.Title>
        {description && <Toast.Description>{description}</Toast.Description>}
      </div>
      <Toast.CloseTrigger aria-label={t('notifications.close')}>
        <X aria-hidden size={20} strokeWidth={1.5} />
      </Toast.CloseTrigger>
    </Toast.Root>
  );
};

/** The labelled region that holds the visible notification. */
const NotificationRegion = ({ latest }: { latest: Notification | null }) => {
  const { t } = useTranslation('common');
  useEffect(() => {
    if (!latest || latest === shown) return undefined;
    // Created in the next task, because the region subscribes to the toaster in an effect of its own.
    const timer = setTimeout(() => {
      shown = latest;
      // Removed rather than updated, so that the new one has its whole time even with the same words.
      toaster.remove();
      toaster.create({ type: latest.kind, title: latest.title, description: latest.description });
    });
    return () => clearTimeout(timer);
  }, [latest]);
  return (
    <ThemeProvider>
      <Toaster toaster={toaster} aria-label={t('notifications.region')}>
        {() => latest && <NotificationCard {...latest} />}
      </Toaster>
    </ThemeProvider>
  );
};

export default NotificationRegion;
