import type { Page } from '@playwright/test';
import { address, text, type TestLanguage } from './languages';
import { newYearPages, openNewYear } from './newYear';

/** A page of SPEC 2 and what its head carries. */
export type SitePage = {
  /** Unprefixed path. */
  path: string;
  /** Its texts under `seo` (SPEC 1). */
  seo: string;
  /** Type of its structured data, where it has some. */
  type: string | null;
};

const plain = (path: string, type: string | null = null): SitePage => ({
  path,
  seo: path.split('/').pop() ?? '',
  type,
});

/** Every address of SPEC 2 save the not-found page. */
export const sitePages: readonly SitePage[] = [
  { path: '/', seo: 'home', type: 'TravelAgency' },
  plain('/expeditions'),
  ...['/antarctica', '/east-greenland', '/west-greenland', '/lofoten'].map((path) =>
    plain(path, 'TouristTrip'),
  ),
  plain('/fleet'),
  ...['/vessel/lazarev', '/vessel/admiral-bellingshausen', '/vessel/lea'].map((path) => plain(path)),
  plain('/about'),
  plain('/contact', 'TravelAgency'),
  plain('/photo-gallery'),
  ...['/data-protection', '/legal-notice', '/terms-of-use'].map((path) => plain(path)),
  ...newYearPages.map(({ path }) => plain(path, 'TouristTrip')),
];

/** Opens a page in a language; a New Year page opens in Russian and is then switched, as a visitor does it. */
export const openPage = async (page: Page, language: TestLanguage, path: string): Promise<void> => {
  const newYear = newYearPages.find((one) => one.path === path);
  if (newYear) return openNewYear(page, newYear, language);
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
  await page.goto(address(language, path));
};

/** The title of a page in a language, as its tab shows it. */
export const titleOf = ({ seo }: SitePage, language: TestLanguage): string =>
  text(language.code, `seo:${seo}.title`);
