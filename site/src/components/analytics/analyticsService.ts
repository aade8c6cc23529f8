import { analyticsScript } from '@polar-meridian/contract/thirdParties';
import { loadScript } from '../consent/loadScript';
import { command } from './command';

declare global {
  interface Window {
    /** The service's opt-out. */
    [disabled: `ga-disable-${string}`]: boolean | undefined;
  }
}

/** Without the signals that serve advertising, which has a consent of its own. */
const options = { allow_google_signals: false, allow_ad_personalization_signals: false };

let started = false;

/**
 * Starts the analytics service, or lets it go on; call it only with consent. It notices later pages by itself. Failure is only logged.
 * @param measurementId the company's id at the service
 */
export const startAnalytics = (measurementId: string): void => {
  window[`ga-disable-${measurementId}`] = false;
  if (started) return;
  started = true;
  command('js', new Date());
  command('config', measurementId, options);
  loadScript(`${analyticsScript}?id=${encodeURIComponent(measurementId)}`).catch((error: unknown) =>
    console.info('The analytics service did not answer; this visit is not measured.', error),
  );
};

/**
 * Stops the analytics service in the open page by its own opt-out flag: its script cannot be unloaded, but looks at the flag before it
 * stores or sends anything.
 */
export const stopAnalytics = (measurementId: string): void => {
  window[`ga-disable-${measurementId}`] = true;
};
