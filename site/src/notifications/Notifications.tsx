import { useSyncExternalStore } from 'react';
import { PartBoundary } from '../chunks/PartBoundary';
import { createChunk } from '../chunks/chunk';
import { useMissing, usePart } from '../chunks/usePart';
import * as line from '../chunks/ConnectionLine.module.css';
import { type Notification, currentState, subscribe } from './store';

const region = createChunk(() => import('./NotificationRegion'));

/** The notification as a plain line as long as the code of its region is missing. */
const PlainNotification = ({ title, description }: Notification) => (
  <div role="status" className={line.line}>
    <p className={line.words}>
      <b>{title}</b> {description}
    </p>
  </div>
);

const Region = ({ latest }: { latest: Notification | null }) => {
  const NotificationRegion = usePart(region, latest);
  const missing = useMissing(region);
  if (!NotificationRegion) return missing && latest ? <PlainNotification {...latest} /> : null;
  return (
    <PartBoundary>
      <NotificationRegion latest={latest} />
    </PartBoundary>
  );
};

/** The place of the notifications; its code loads when something on the page may notify. */
export const Notifications = () => {
  const { prepared, latest } = useSyncExternalStore(subscribe, currentState, currentState);
  return prepared ? <Region latest={latest} /> : null;
};
