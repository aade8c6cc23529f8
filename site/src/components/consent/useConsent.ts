import { useSyncExternalStore } from 'react';
import type { Consent } from './consentStorage';
import { currentConsent, subscribe } from './consentStore';

/** The visitor's answer about cookies; null while there is none, and in the static HTML. */
export const useConsent = (): Consent | null => useSyncExternalStore(subscribe, currentConsent, () => null);
