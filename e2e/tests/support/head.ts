import type { APIRequestContext, Page } from '@playwright/test';

/** Origin of the addresses that a build without SITE_URL writes into its pages. */
export const origin = 'http://localhost:8000';

/** A thing of schema.org. */
export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** The structured data of a page, each script parsed. */
export const thingsOf = async (page: Page): Promise<Thing[]> => {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.map((script) => JSON.parse(script) as Thing);
};

/** What a meta element of the page says. */
export const metaOf = (page: Page, name: string): Promise<string | null> =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');

/** Every address in a thing that leads to a page or file of the site, without the origin. */
export const addressesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith(origin) ? [value.slice(origin.length)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(addressesIn);
};

/**
 * Size of a JPEG in pixels, from the first frame header it has.
 * @throws when the bytes are no JPEG
 */
export const jpegSize = (bytes: Buffer): { width: number; height: number } => {
  if (bytes.readUInt16BE(0) !== 0xffd8) throw new Error('This is no JPEG');
  let at = 2;
  while (![0xffc0, 0xffc2].includes(bytes.readUInt16BE(at))) at += 2 + bytes.readUInt16BE(at + 2);
  return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
};

/** Asks the service under test for an address that a page names with its origin. */
export const fetchNamed = (request: APIRequestContext, address: string) =>
  request.get(address.replace(origin, ''));
