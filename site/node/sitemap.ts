import { defaultLanguage, languages, localizedPath } from './languages';

type SitemapPage = { path: string; pageContext?: { i18n?: { originalPath: string } } };

const query = `
  query Sitemap {
    allSitePage {
      nodes { path pageContext }
    }
  }
`;

/**
 * Options of the sitemap plugin: every page in every language with its alternates.
 * @param siteUrl canonical origin without trailing slash
 */
export const sitemapOptions = (siteUrl: string) => ({
  query,
  resolveSiteUrl: () => siteUrl,
  excludes: ['/404*', '/**/404*', '/dev-404-page*', '/vessel/not-found*', '/**/vessel/not-found*'],
  resolvePagePath: (page: SitemapPage) => page.path.replace(/(.)\/$/, '$1'),
  serialize: (page: SitemapPage) => {
    const originalPath = page.pageContext?.i18n?.originalPath ?? page.path;
    const alternate = (language: string) =>
      `${siteUrl}${localizedPath(originalPath.replace(/(.)\/$/, '$1'), language)}`;
    return {
      url: page.path.replace(/(.)\/$/, '$1'),
      links: [
        ...languages.map((language) => ({ lang: language, url: alternate(language) })),
        { lang: 'x-default', url: alternate(defaultLanguage) },
      ],
    };
  },
});
