import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { NewYearContext } from '../../node/newYearPages';
import { NewYearView } from '../components/newyear/NewYearView';
import { useOpening } from '../components/newyear/useOpening';
import { type PageI18n, Seo } from '../head/Seo';
import { trip } from '../head/structuredData';
import type { ChosenLanguage } from '../i18n/forcedLanguage';
import { headTranslator } from '../i18n/headTranslator';
import { localizedPath } from '../i18n/languages';
import { Layout } from '../layout/Layout';
import { NewYearHeader } from '../layout/new-year/NewYearHeader';

type NewYearPageProps = PageProps<Queries.NewYearPageQuery, NewYearContext, ChosenLanguage | null>;

const NewYearPage = ({ data, pageContext, location }: NewYearPageProps) => {
  useOpening(location.state);
  const { page, words, routeWords } = pageContext;
  if (!data.facts || !data.voyage || !data.company) {
    throw new Error(`content/pages/${page}.json, its expedition or content/company.json is missing`);
  }
  return (
    <Layout header={<NewYearHeader />}>
      <NewYearView
        facts={data.facts}
        voyage={data.voyage}
        company={data.company}
        words={words}
        routeWords={routeWords}
      />
    </Layout>
  );
};

export default NewYearPage;

export const Head = ({
  data,
  pageContext,
}: HeadProps<Queries.NewYearPageQuery, PageI18n & NewYearContext>) => {
  const { language, defaultLanguage, originalPath } = pageContext.i18n;
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? '';
  const t = headTranslator(data.locales, language);
  const image = data.facts?.share.image.childImageSharp?.gatsbyImageData;
  return (
    <Seo
      page={pageContext.page}
      locales={data.locales}
      pageContext={pageContext}
      image={image}
      structuredData={trip({
        name: t(`expeditions:${pageContext.expedition}.name`),
        description: t(`expeditions:${pageContext.expedition}.description`),
        address: siteUrl + localizedPath(originalPath, language, defaultLanguage),
        image: image?.images.fallback && siteUrl + image.images.fallback.src,
        price: data.voyage?.prices[0],
      })}
    />
  );
};

export const query = graphql`
  query NewYearPage(
    $language: String!
    $page: String!
    $expedition: String!
    $words: String!
    $texts: [String!]!
  ) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: {
          in: [
            "newyear"
            $words
            "common"
            "navigation"
            "footer"
            "consent"
            "booking"
            "forms"
            "expeditions"
            "vessels"
            "voyage"
            "availability"
            "dates"
            "seo"
          ]
        }
      }
    ) {
      edges {
        node {
          ns
          language
          data(only: $texts)
        }
      }
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
    facts: pageFacts(jsonId: { eq: $page }) {
      ...NewYearPageFacts
      share: hero {
        image {
          ...ShareImage
        }
      }
    }
    voyage: expedition(jsonId: { eq: $expedition }) {
      ...NewYearVoyageFacts
    }
    company {
      guest {
        countries
      }
      terms {
        depositPercent
        fullPaymentDays
      }
      contactMethods(form: $page)
    }
  }
`;
