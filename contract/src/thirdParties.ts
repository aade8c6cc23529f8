const analyticsOrigin = 'https://www.googletagmanager.com';

/**
 * The scripts of others that the pages load once an id is set and the visitor agrees. Their hosts stand here once: the
 * Content-Security-Policy opens what is named here.
 */
export const analyticsScript = `${analyticsOrigin}/gtag/js`;
export const advertisingScript = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js';

/** Sources by the directive of a Content-Security-Policy that lets them in. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/** Where the advertising script in its turn gets scripts, pictures, data and frames from, by the network's own documentation. */
export const advertisingSources = (): Sources => {
  const hosts = ['https://*.googlesyndication.com', 'https://*.doubleclick.net', 'https://*.google.com'];
  return { 'script-src': hosts, 'img-src': hosts, 'connect-src': hosts, 'frame-src': hosts };
};

/** Where the analytics script comes from and sends to, by the service's own documentation. */
export const analyticsSources = (): Sources => ({
  'script-src': [analyticsOrigin],
  'img-src': ['https://*.google-analytics.com', analyticsOrigin],
  'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', analyticsOrigin],
});
