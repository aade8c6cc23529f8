import { useEffect, useState } from 'react';
import { useConsent } from './useConsent';

/** Milliseconds from the start of a visit until the banner appears (SPEC 9). */
const delay = 1000;

/** Survives navigation inside the site, which renders every page anew, but no reload. */
const visit = { startedAt: null as number | null, closed: false };

/**
 * Shows the cookie banner after a second while no answer is stored (SPEC 4).
 * @returns whether it is visible, and how to hide it without an answer
 */
export const useBannerVisibility = () => {
  const consent = useConsent();
  const [due, setDue] = useState(false);
  const [closed, setClosed] = useState(visit.closed);
  useEffect(() => {
    if (consent || closed) return undefined;
    visit.startedAt ??= performance.now();
    const remaining = visit.startedAt + delay - performance.now();
    const timer = setTimeout(() => setDue(true), Math.max(0, remaining));
    return () => clearTimeout(timer);
  }, [consent, closed]);
  const close = () => {
    visit.closed = true;
    setClosed(true);
  };
  return { visible: due && !consent && !closed, close };
};
