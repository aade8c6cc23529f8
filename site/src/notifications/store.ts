/** A message to the visitor. */
export type Notification = { kind: 'success' | 'error'; title: string; description?: string };

/** What the region shows: nothing yet, or the latest notification, which is a new object each time. */
type State = { readonly prepared: boolean; readonly latest: Notification | null };

let state: State = { prepared: false, latest: null };
const listeners = new Set<() => void>();

const change = (next: State): void => {
  state = next;
  for (const listener of listeners) listener();
};

/** Brings the empty region into the page, since screen readers announce only what is put into a region they know. */
export const prepareNotifications = (): void => {
  if (!state.prepared) change({ ...state, prepared: true });
};

/** Shows a notification, replacing the one that is visible. */
export const notify = (notification: Notification): void =>
  change({ prepared: true, latest: { ...notification } });

/** For `useSyncExternalStore`. */
export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What the region shows now. */
export const currentState = (): State => state;
