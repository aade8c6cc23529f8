import { loadScript } from '../consent/loadScript';

const script = 'https://www.googletagmanager.com/gtag/js';

/** Without the signals that serve advertising, which has a consent of its own. */
const options = { allow_google_signals: false, allow_ad_personalization_signals: false };

let started = false;

/** The service reads its queue only from a function's `arguments`, hence a plain script. */
const queueScript = (measurementId: string): string =>
  'window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}' +
  `gtag('js',new Date());gtag('config',${JSON.stringify(measurementId)},${JSON.stringify(options)})`;

/**
 * Starts the analytics service once per visit; call it only with consent. It notices later pages by itself. Failure is only
 * logged (SPEC 8).
 * @param measurementId the company's id at the service
 */
export const startAnalytics = (measurementId: string): void => {
  if (started) return;
  started = true;
  const queue = document.createElement('script');
  queue.textContent = queueScript(measurementId);
  document.head.append(queue);
  loadScript(`${script}?id=${encodeURIComponent(measurementId)}`).catch((error: unknown) =>
    console.info('The analytics service did not answer; this visit is not measured.', error),
  );
};
