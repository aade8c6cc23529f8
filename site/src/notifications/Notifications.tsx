import { Suspense, lazy, useSyncExternalStore } from 'react';
import { currentState, subscribe } from './store';

const NotificationRegion = lazy(() => import('./NotificationRegion'));

/** The place of the notifications; its code loads when something on the page may notify. */
export const Notifications = () => {
  const { prepared, latest } = useSyncExternalStore(subscribe, currentState, currentState);
  if (!prepared) return null;
  return (
    <Suspense fallback={null}>
      <NotificationRegion latest={latest} />
    </Suspense>
  );
};
