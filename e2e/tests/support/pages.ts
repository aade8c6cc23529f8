import type { Page } from '@playwright/test';
import { address, text, type TestLanguage } from './languages';
import { newYearPages, openNewYear } from './newYear';
import { visit } from './visit';

/** A page of the site and what its head carries. */
export type SitePage = {
  /** Unprefixed path. */
  path: string;
  /** Its texts under `seo`. */
  seo: string;
  /** Types of its structured data. */
  types: readonly string[];
  /** The page of the navigation that leads to it. */
  parent?: 'expeditions' | 'fleet';
};

const plain = (path: string, ...about: string[]): SitePage => ({
  path,
  seo: path.split('/').pop() ?? '',
  types: [...about, 'BreadcrumbList'],
});

/** A voyage with published prices is a product; one whose price is on request is only a trip. */
const voyage = (path: string, ...also: string[]): SitePage => ({
  ...plain(path, 'TouristTrip', ...also),
  parent: 'expeditions',
});

/** Every address of the site save the not-found page. */
export const sitePages: readonly SitePage[] = [
  { path: '/', seo: 'home', types: ['TravelAgency'] },
  plain('/expeditions'),
  voyage('/antarctica', 'Product'),
  voyage('/east-greenland', 'Product'),
  voyage('/west-greenland'),
  voyage('/lofoten'),
  plain('/fleet', 'FAQPage'),
  ...['/vessel/lazarev', '/vessel/admiral-bellingshausen', '/vessel/lea'].map((path): SitePage => ({
    ...plain(path),
    parent: 'fleet',
  })),
  plain('/about', 'TravelAgency'),
  plain('/contact', 'TravelAgency', 'FAQPage'),
  plain('/photo-gallery'),
  ...['/data-protection', '/legal-notice', '/terms-of-use'].map((path) => plain(path)),
  ...newYearPages.map(({ path }) => voyage(path, 'Product')),
];

/** Opens a page in a language; a New Year page opens in Russian and is then switched, as a visitor does it. */
export const openPage = async (page: Page, language: TestLanguage, path: string): Promise<void> => {
  const newYear = newYearPages.find((one) => one.path === path);
  if (newYear) return openNewYear(page, newYear, language);
  await visit(page, address(language, path));
};

/** The title of a page in a language, as its tab shows it. */
export const titleOf = ({ seo }: SitePage, language: TestLanguage): string =>
  text(language.code, `seo:${seo}.title`);
