import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Sources, advertisingSources, analyticsSources } from '@polar-meridian/contract/thirdParties';
import type { Middleware } from 'koa';
import type { ThirdParties } from '../config/company';

// Chakra writes styles while a page runs, so they need 'unsafe-inline'; scripts do not.
const own: Sources = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'frame-src': [],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

const sourcesOf = ({ advertising, analytics, video }: ThirdParties): Sources[] => [
  { 'frame-src': [video] },
  ...(advertising ? [advertisingSources()] : []),
  ...(analytics ? [analyticsSources()] : []),
];

/** What the headers depend on. */
export interface Circumstances {
  /** Whom the company has set up; all others stay shut out. */
  thirdParties: ThirdParties;
  /** Sources such as `'sha256-…'` of the scripts that stand in the pages. */
  inlineScripts: readonly string[];
  /** Where the pages' forms send to; empty where that is the pages' own origin. */
  apiOrigin: string;
  /** The canonical origin. */
  siteUrl: string;
}

/** The Content-Security-Policy of every document. */
export const contentSecurityPolicy = ({
  thirdParties,
  inlineScripts,
  apiOrigin,
}: Pick<Circumstances, 'thirdParties' | 'inlineScripts' | 'apiOrigin'>): string => {
  const used = sourcesOf(thirdParties);
  return Object.entries(own)
    .map(([directive, sources]) =>
      [
        directive,
        ...sources,
        ...(directive === 'script-src' ? inlineScripts : []),
        ...(directive === 'connect-src' && apiOrigin ? [apiOrigin] : []),
        ...used.flatMap((sources) => sources[directive] ?? []),
      ].join(' '),
    )
    .join('; ');
};

/**
 * Reads what the build has left beside its pages to let their inline scripts run.
 * @param siteFolder of the built site
 * @returns nothing where the build has left nothing
 */
export const readInlineScripts = (siteFolder: string): string[] => {
  try {
    return JSON.parse(readFileSync(path.join(siteFolder, '.inline-scripts.json'), 'utf8')) as string[];
  } catch {
    return [];
  }
};

/**
 * Reads what the build has left beside its pages about where their forms send to.
 * @param siteFolder of the built site
 * @returns an origin; empty where it is the pages' own, or the build has left nothing
 */
export const readApiOrigin = (siteFolder: string): string => {
  try {
    return JSON.parse(readFileSync(path.join(siteFolder, '.api-origin.json'), 'utf8')) as string;
  } catch {
    return '';
  }
};

/** The types of what no browser runs or shows as a document of its own: headers that rule documents would only make it longer. */
export const partOfPage =
  /^(?:(?:text|application)\/(?:javascript|json)(?:;|$)|text\/css|image\/(?!svg)|font\/|video\/)/;

/** Headers that rule a document: every answer carries them, refusals too, but for what is `partOfPage`. */
export const documentHeaders = (circumstances: Circumstances): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(circumstances),
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
});

/** Headers that every answer carries; the web server before the service gets them, and those above, from here as well. */
export const commonHeaders = ({ siteUrl }: Pick<Circumstances, 'siteUrl'>): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
});

/** Sets the security headers on every answer. */
export const setSecurityHeaders = (circumstances: Circumstances): Middleware => {
  const ofDocuments = documentHeaders(circumstances);
  const common = commonHeaders(circumstances);
  return async (ctx, next) => {
    ctx.set({ ...common, ...ofDocuments });
    await next();
    if (partOfPage.test(ctx.type)) Object.keys(ofDocuments).forEach((name) => ctx.remove(name));
  };
};
