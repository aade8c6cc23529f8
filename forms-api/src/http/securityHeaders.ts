import type { Middleware } from 'koa';
import type { ThirdParties } from '../config/company';

type Sources = Readonly<Record<string, readonly string[]>>;

// Gatsby writes scripts and styles into its pages, so both need 'unsafe-inline'.
const own: Sources = {
  'default-src': ["'self'"],
  'script-src': ["'self'", "'unsafe-inline'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'frame-src': ['https://www.youtube-nocookie.com'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** Where the networks' scripts, pictures and frames come from, by the networks' own documentation. */
const networks: Readonly<Record<keyof ThirdParties, Sources>> = {
  advertising: {
    'script-src': ['https://*.googlesyndication.com', 'https://*.doubleclick.net', 'https://*.google.com'],
    'img-src': ['https://*.googlesyndication.com', 'https://*.doubleclick.net', 'https://*.google.com'],
    'connect-src': ['https://*.googlesyndication.com', 'https://*.doubleclick.net', 'https://*.google.com'],
    'frame-src': ['https://*.googlesyndication.com', 'https://*.doubleclick.net', 'https://*.google.com'],
  },
  analytics: {
    'script-src': ['https://www.googletagmanager.com'],
    'img-src': ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
    'connect-src': [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.googletagmanager.com',
    ],
  },
};

/**
 * The Content-Security-Policy of every answer.
 * @param thirdParties the networks the company has set up; the others stay shut out
 */
export const contentSecurityPolicy = (thirdParties: ThirdParties): string => {
  const used = (Object.keys(networks) as (keyof ThirdParties)[]).filter((name) => thirdParties[name]);
  return Object.entries(own)
    .map(([directive, sources]) =>
      [directive, ...sources, ...used.flatMap((name) => networks[name][directive] ?? [])].join(' '),
    )
    .join('; ');
};

/**
 * Headers that every answer carries, refusals too; the web server before the service gets them from here as well.
 * @param thirdParties the networks the company has set up
 */
export const securityHeaders = (thirdParties: ThirdParties): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(thirdParties),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
});

/** Sets the security headers on every answer. */
export const setSecurityHeaders = (thirdParties: ThirdParties): Middleware => {
  const headers = securityHeaders(thirdParties);
  return async (ctx, next) => {
    ctx.set(headers);
    await next();
  };
};
