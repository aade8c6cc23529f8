import { type Consent, covers } from './consentStorage';

/** Names of the cookies that the services' scripts set at our own address, by their own documentation. */
const names = { analytics: /^_(?:ga|gid|gat)/, advertising: /^__(?:gads|gpi|eoi)/ } as const;

/**
 * The domains for which a cookie of an address may have been set: the scripts take the widest that the browser lets them.
 * @returns '' first, which stands for the host alone
 */
export const domainsOf = (hostname: string): string[] => {
  const parts = hostname.split('.');
  return ['', ...parts.slice(0, -1).map((_part, index) => parts.slice(index).join('.'))];
};

/** Removes the cookies of services that the visitor does not allow (any more). */
export const removeForeignCookies = (consent: Consent | null): void => {
  const kinds = (['analytics', 'advertising'] as const).filter((kind) => !covers(consent, kind));
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!kinds.some((kind) => names[kind].test(name))) continue;
    for (const domain of domainsOf(window.location.hostname))
      document.cookie = `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`;
  }
};
