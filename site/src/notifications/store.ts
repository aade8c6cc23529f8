/** A message to the visitor (SPEC 4: at most one is visible at once). */
export type Notification = { kind: 'success' | 'error'; title: string; description?: string };

/** A notification with a number of its own, so that the same words can be shown twice. */
export type NumberedNotification = Notification & { number: number };

let latest: NumberedNotification | null = null;
const listeners = new Set<() => void>();

/** Shows a notification, replacing the one that is visible. */
export const notify = (notification: Notification): void => {
  latest = { ...notification, number: (latest?.number ?? 0) + 1 };
  for (const listener of listeners) listener();
};

/** For `useSyncExternalStore`. */
export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The latest notification, or null before the first one. */
export const latestNotification = (): NumberedNotification | null => latest;
