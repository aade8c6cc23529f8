import { useState, useSyncExternalStore } from 'react';
import { PartBoundary } from '../chunks/PartBoundary';
import { Line } from '../chunks/Line';
import { createChunk } from '../chunks/chunk';
import { useMissing, usePart } from '../chunks/usePart';
import { type Notification, currentState, subscribe } from './store';

const region = createChunk(() => import('./NotificationRegion'));

/** The notification as a plain line as long as the code of its region is missing. */
const PlainNotification = ({ latest }: { latest: Notification | null }) => {
  const [closed, setClosed] = useState<Notification | null>(null);
  return (
    <div role="status">
      {latest && latest !== closed && (
        <Line onClose={() => setClosed(latest)}>
          <b>{latest.title}</b> {latest.description}
        </Line>
      )}
    </div>
  );
};

const Region = ({ latest }: { latest: Notification | null }) => {
  const NotificationRegion = usePart(region, latest);
  const missing = useMissing(region);
  if (!NotificationRegion) return missing ? <PlainNotification latest={latest} /> : null;
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
