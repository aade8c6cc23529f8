import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { VoyageView } from '../components/voyage/VoyageView';
import { type PageI18n, Seo } from '../head/Seo';
import { trip } from '../head/structuredData';
import { headTranslator } from '../i18n/headTranslator';
import { localizedPath } from '../i18n/languages';
import { Layout } from '../layout/Layout';

const VoyagePage = ({ data, pageContext }: PageProps<Queries.VoyagePageQuery, { slug: string }>) => {
  if (!data.expedition || !data.company) {
    throw new Error(`content/expeditions/${pageContext.slug}.json or content/company.json is missing`);
  }
  return (
    <Layout navigation="transparent">
      <VoyageView expedition={data.expedition} terms={data.company.terms} />
    </Layout>
  );
};

export default VoyagePage;

export const Head = ({
  data,
  pageContext,
}: HeadProps<Queries.VoyagePageQuery, PageI18n & { slug: string }>) => {
  const { language, defaultLanguage, originalPath } = pageContext.i18n;
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? '';
  const t = headTranslator(data.locales, language);
  const image = data.expedition?.share.image.childImageSharp?.gatsbyImageData;
  return (
    <Seo
      page={pageContext.slug}
      locales={data.locales}
      pageContext={pageContext}
      image={image}
      structuredData={trip({
        name: t(`expeditions:${pageContext.slug}.name`),
        description: t(`expeditions:${pageContext.slug}.description`),
        address: siteUrl + localizedPath(originalPath, language, defaultLanguage),
        image: image?.images.fallback && siteUrl + image.images.fallback.src,
        price: data.expedition?.prices[0],
      })}
    />
  );
};

export const query = graphql`
  query VoyagePage($language: String!, $slug: String!, $texts: [String!]!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: {
          in: [
            "common"
            "navigation"
            "footer"
            "consent"
            "advertising"
            "booking"
            "expeditions"
            "voyage"
            "places"
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
    company {
      terms {
        depositPercent
        fullPaymentDays
      }
    }
    expedition(jsonId: { eq: $slug }) {
      slug
      port
      position {
        latitude
        longitude
      }
      duration {
        min
        max
      }
      prices {
        unit
        amount
        currency
        from
      }
      vessels {
        slug
        name
      }
      preselects {
        bookingName
      }
      hero {
        ...HeroFacts
      }
      share: hero {
        image {
          ...ShareImage
        }
      }
      feature {
        focus
        position {
          latitude
          longitude
        }
        image {
          ...HalfImage
        }
      }
      film {
        ...FilmFacts
      }
      departures {
        ...DepartureFacts
      }
      itinerary {
        days {
          ...ItineraryDayFacts
        }
      }
    }
  }
`;
