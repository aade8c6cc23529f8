import { graphql, useStaticQuery } from 'gatsby';
import { headTranslator, type LocaleEdges } from '../i18n/headTranslator';
import { localizedPath } from '../i18n/languages';
import { useLanguageList } from '../i18n/useLanguages';
import { FontPreload } from './FontPreload';
import { pageName } from './pageName';
import { SocialPreview } from './SocialPreview';
import { breadcrumbs } from './structured-data/breadcrumbs';
import { type Thing, toJsonLd } from './structured-data/thing';

/** What the languages plugin puts into every page's context. */
export type PageI18n = {
  readonly i18n: {
    readonly language: string;
    readonly languages: readonly string[];
    readonly defaultLanguage: string;
    readonly originalPath: string;
  };
};

type SeoProps = {
  /** Key of the page under `seo`; without an entry `default` serves. */
  page: string;
  /** Texts of the page's own query; the namespaces `seo` and `navigation` must be among them. */
  locales: LocaleEdges;
  pageContext: PageI18n;
  /** Left out where nobody should share the page. */
  preview?: Queries.PreviewFactsFragment;
  /** What the page is called among others, where its title says more. */
  name?: string | undefined;
  /** The page of the navigation that leads here, where one does. */
  parent?: 'expeditions' | 'fleet';
  /** What the page is about, beside the way to it. */
  structuredData?: readonly Thing[];
  /** Not-found pages must stay out of search results. */
  noIndex?: boolean;
};

type PageSeo = { title: string; description: string; keywords: string };

/** Title, description, keywords, canonical, alternates, social preview and structured data of a page. */
export const Seo = ({
  page,
  locales,
  pageContext,
  preview,
  name,
  parent,
  structuredData = [],
  noIndex = false,
}: SeoProps) => {
  const { site, company } = useStaticQuery<Queries.SeoQuery>(graphql`
    query Seo {
      site {
        siteMetadata {
          siteUrl
        }
      }
      company {
        name
      }
    }
  `);
  const { language, languages, defaultLanguage, originalPath } = pageContext.i18n;
  const t = headTranslator(locales, language);
  const script = useLanguageList().find(({ code }) => code === language)?.script ?? 'latin';
  const texts: PageSeo = {
    ...t('seo:default', { returnObjects: true }),
    ...(t(`seo:${page}`, { returnObjects: true, defaultValue: {} }) as object),
  };
  const siteUrl = site?.siteMetadata?.siteUrl ?? '';
  const companyName = company?.name ?? '';
  const address = (code: string, path = originalPath) => siteUrl + localizedPath(path, code, defaultLanguage);
  const way = [
    { name: t('navigation:pages.home'), address: address(language, '/') },
    ...(parent ? [{ name: t(`navigation:pages.${parent}`), address: address(language, `/${parent}`) }] : []),
    { name: name ?? pageName(texts.title, companyName), address: address(language) },
  ];
  const things = noIndex || page === 'home' ? structuredData : [...structuredData, breadcrumbs(way)];
  return (
    <>
      <html lang={language} />
      <title>{texts.title}</title>
      <meta name="description" content={texts.description} />
      <meta name="keywords" content={texts.keywords} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address(language)} />}
      {!noIndex &&
        languages.map((code) => <link key={code} rel="alternate" hrefLang={code} href={address(code)} />)}
      {!noIndex && <link rel="alternate" hrefLang="x-default" href={address(defaultLanguage)} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={companyName} />
      <meta property="og:title" content={texts.title} />
      <meta property="og:description" content={texts.description} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:locale" content={language.replace('-', '_')} />
      <meta name="twitter:card" content={preview ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={texts.title} />
      <meta name="twitter:description" content={texts.description} />
      {preview && <SocialPreview preview={preview} siteUrl={siteUrl} />}
      <FontPreload script={script} />
      {things.map((thing) => (
        <script key={thing['@type']} type="application/ld+json">
          {toJsonLd(thing)}
        </script>
      ))}
    </>
  );
};
