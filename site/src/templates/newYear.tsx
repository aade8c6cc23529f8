import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { NewYearContext } from '../../node/newYearPages';
import { longDepartureText } from '../components/expeditions/format';
import { useOfferedDepartures } from '../components/expeditions/useShownDepartures';
import { NewYearView } from '../components/newyear/NewYearView';
import { useOpening } from '../components/newyear/useOpening';
import { type PageI18n, Seo } from '../head/Seo';
import { product, trip } from '../head/structured-data/voyage';
import { voyageFacts } from '../head/structured-data/voyageFacts';
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
  const { facts: page, voyage, company, site, locales, preview } = data;
  const departures = useOfferedDepartures(voyage?.departures ?? []);
  const facts =
    page &&
    voyage &&
    company &&
    voyageFacts({
      slug: pageContext.expedition,
      t: headTranslator(locales, language),
      siteUrl: site?.siteMetadata?.siteUrl ?? '',
      path: localizedPath(originalPath, language, defaultLanguage),
      company: company.name,
      hero: page.hero.image,
      prices: voyage.prices,
      departures,
      departureName: longDepartureText,
      days: page.route?.itinerary.days ?? [],
      daysKey: pageContext.routeWords,
    });
  return (
    <Seo
      page={pageContext.page}
      locales={locales}
      pageContext={pageContext}
      preview={preview}
      parent="expeditions"
      structuredData={facts ? [trip(facts), ...product(facts)] : []}
    />
  );
};

export const query = graphql`
  query NewYearPage($language: String!, $page: String!, $expedition: String!, $texts: [String!]!) {
    locales: pageTexts(language: $language, texts: $texts) {
      ...Texts
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
    facts: pageFacts(jsonId: { eq: $page }) {
      ...NewYearPageFacts
    }
    voyage: expedition(jsonId: { eq: $expedition }) {
      ...NewYearVoyageFacts
    }
    company {
      name
      guest {
        countries
      }
      terms {
        depositPercent
        fullPaymentDays
      }
      contactMethods(form: $page)
    }
    preview: socialPreview(page: $page, language: $language) {
      ...PreviewFacts
    }
  }
`;
