import { Suspense, lazy, useSyncExternalStore } from 'react';
import { latestNotification, subscribe } from './store';

const NotificationRegion = lazy(() => import('./NotificationRegion'));

/** The place of the notifications; its code loads with the first one. */
export const Notifications = () => {
  const notification = useSyncExternalStore(subscribe, latestNotification, () => null);
  if (!notification) return null;
  return (
    <Suspense fallback={null}>
      <NotificationRegion notification={notification} />
    </Suspense>
  );
};
