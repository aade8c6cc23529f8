import { useEffect, useState, useSyncExternalStore } from 'react';
import { closeBanner, isBannerClosed, subscribe } from './consentStore';
import { useConsent } from './useConsent';

/** Milliseconds from the start of a visit until the banner appears. */
const delay = 1000;

/** Survives navigation inside the site, which renders every page anew, but no reload. */
let startedAt: number | null = null;

/**
 * Shows the cookie banner after a second while no answer is stored.
 * @returns whether it is visible, and how to hide it without an answer
 */
export const useBannerVisibility = () => {
  const consent = useConsent();
  const [due, setDue] = useState(false);
  const closed = useSyncExternalStore(subscribe, isBannerClosed, () => false);
  useEffect(() => {
    if (consent || closed) return undefined;
    startedAt ??= performance.now();
    const remaining = startedAt + delay - performance.now();
    const timer = setTimeout(() => setDue(true), Math.max(0, remaining));
    return () => clearTimeout(timer);
  }, [consent, closed]);
  return { visible: due && !consent && !closed, close: closeBanner };
};
