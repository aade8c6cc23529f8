import { graphql, useStaticQuery } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { sourceOf } from '../components/media/imageOf';
import { headTranslator, type LocaleEdges } from '../i18n/headTranslator';
import { localizedPath } from '../i18n/languages';
import { useLanguageList } from '../i18n/useLanguages';
import { FontPreload } from './FontPreload';

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
  /** Key of the page under `seo`; without an entry `default` serves (SPEC 1). */
  page: string;
  /** Texts of the page's own query; the namespace `seo` must be among them. */
  locales: LocaleEdges;
  pageContext: PageI18n;
  /** Picture of the social preview, 1200 × 630; the home page's serves pages without one of their own. */
  image?: IGatsbyImageData | null | undefined;
  /** Structured data, one schema.org object. */
  structuredData?: Readonly<Record<string, unknown>> | undefined;
  /** Not-found pages must stay out of search results. */
  noIndex?: boolean;
};

type PageSeo = { title: string; description: string; keywords: string };

/** Title, description, keywords, canonical, alternates, social preview and structured data of a page (SPEC 1). */
export const Seo = ({ page, locales, pageContext, image, structuredData, noIndex = false }: SeoProps) => {
  const { site, company, home } = useStaticQuery<Queries.SeoQuery>(graphql`
    query Seo {
      site {
        siteMetadata {
          siteUrl
        }
      }
      company {
        name
      }
      home: pageFacts(jsonId: { eq: "home" }) {
        hero {
          image {
            ...ShareImage
          }
        }
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
  const address = (code: string) => siteUrl + localizedPath(originalPath, code, defaultLanguage);
  const shared = image ?? home?.hero.image.childImageSharp?.gatsbyImageData;
  const picture = shared && siteUrl + sourceOf(shared);
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
      <meta property="og:site_name" content={company?.name ?? ''} />
      <meta property="og:title" content={texts.title} />
      <meta property="og:description" content={texts.description} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:locale" content={language} />
      {picture && <meta property="og:image" content={picture} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={texts.title} />
      <meta name="twitter:description" content={texts.description} />
      {picture && <meta name="twitter:image" content={picture} />}
      <FontPreload script={script} />
      {structuredData && (
        <script type="application/ld+json">
          {JSON.stringify({ '@context': 'https://schema.org', ...structuredData })}
        </script>
      )}
    </>
  );
};
