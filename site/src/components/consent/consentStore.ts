import {
  type Consent,
  type OptionalSettings,
  readConsent,
  removeConsent,
  writeConsent,
} from './consentStorage';

let current: Consent | null | undefined;
/** Whether the banner was closed without an answer. Survives navigation inside the site, but no reload. */
let closed = false;
const listeners = new Set<() => void>();

const change = (consent: Consent | null): void => {
  current = consent;
  for (const listener of listeners) listener();
};

const answer = (state: Consent['state'], settings: OptionalSettings | null): void => {
  const consent = { state, date: new Date().toISOString(), settings };
  writeConsent(consent);
  change(consent);
};

/** For `useSyncExternalStore`. */
export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The visitor's answer, or null while there is none. Read from storage once; later changes pass through this store. */
export const currentConsent = (): Consent | null => {
  if (current === undefined) current = readConsent();
  return current;
};

/** Whether the visitor has closed the banner without an answer, since the visit began or the last reset. */
export const isBannerClosed = (): boolean => closed;

/** Hides the banner without an answer. */
export const closeBanner = (): void => {
  closed = true;
  for (const listener of listeners) listener();
};

/** Accept All: everything is allowed from now on, without a reload. */
export const acceptAll = (): void => answer('accepted', null);

/** Decline. */
export const decline = (): void => answer('declined', null);

/** Save in the preferences: accepted if any optional kind is on, otherwise declined. */
export const saveSettings = (settings: OptionalSettings): void =>
  answer(Object.values(settings).includes(true) ? 'accepted' : 'declined', settings);

/** Reset to Defaults in the preferences: nothing is allowed from now on, and the banner asks again. */
export const resetConsent = (): void => {
  removeConsent();
  closed = false;
  change(null);
};
