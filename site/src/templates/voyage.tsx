import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { departureText } from '../components/expeditions/format';
import { useOfferedDepartures } from '../components/expeditions/useShownDepartures';
import { VoyageView } from '../components/voyage/VoyageView';
import { type PageI18n, Seo } from '../head/Seo';
import { product, trip } from '../head/structured-data/voyage';
import { voyageFacts } from '../head/structured-data/voyageFacts';
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
  const { expedition, company, site, locales, preview } = data;
  const departures = useOfferedDepartures(expedition?.departures ?? []);
  const facts =
    expedition &&
    company &&
    voyageFacts({
      slug: pageContext.slug,
      t: headTranslator(locales, language),
      siteUrl: site?.siteMetadata?.siteUrl ?? '',
      path: localizedPath(originalPath, language, defaultLanguage),
      company: company.name,
      hero: expedition.hero.image,
      prices: expedition.prices,
      departures,
      departureName: departureText,
      days: expedition.itinerary?.days ?? [],
      daysKey: `expeditions:${pageContext.slug}.itinerary`,
    });
  return (
    <Seo
      page={pageContext.slug}
      locales={locales}
      pageContext={pageContext}
      preview={preview}
      parent="expeditions"
      structuredData={facts ? [trip(facts), ...product(facts)] : []}
    />
  );
};

export const query = graphql`
  query VoyagePage($language: String!, $slug: String!, $texts: [String!]!) {
    locales: pageTexts(language: $language, texts: $texts) {
      ...Texts
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
    company {
      name
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
    preview: socialPreview(page: $slug, language: $language) {
      ...PreviewFacts
    }
  }
`;
