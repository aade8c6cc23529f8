import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { FaqItem } from '../components/faq/FaqList';
import { FleetView } from '../components/fleet/FleetView';
import { type PageI18n, Seo } from '../head/Seo';
import { questions } from '../head/structured-data/questions';
import { headTranslator } from '../i18n/headTranslator';
import { Layout } from '../layout/Layout';

const FleetPage = ({ data }: PageProps<Queries.FleetPageQuery>) => {
  if (!data.facts || !data.company)
    throw new Error('content/pages/fleet.json or content/company.json is missing');
  return (
    <Layout navigation="transparent">
      <FleetView
        hero={data.facts.hero}
        vessels={data.vessels.nodes}
        safetyMonitoring={data.company.safetyMonitoring}
      />
    </Layout>
  );
};

export default FleetPage;

export const Head = ({ data, pageContext }: HeadProps<Queries.FleetPageQuery, PageI18n>) => {
  const t = headTranslator(data.locales, pageContext.i18n.language);
  return (
    <Seo
      page="fleet"
      locales={data.locales}
      pageContext={pageContext}
      preview={data.preview}
      structuredData={[
        questions(t('fleet:faq.items', { returnObjects: true }) as unknown as readonly FaqItem[]),
      ]}
    />
  );
};

export const query = graphql`
  query FleetPage($language: String!) {
    locales: pageTexts(
      language: $language
      texts: [
        "fleet"
        "advertising"
        "vessel.terms"
        "vessel.values"
        "vessel.viewDetails"
        "vessels.*.fleetAlt"
        "vessels.*.shortDescription"
        "vessels.*.specialty"
        "seo.fleet"
      ]
    ) {
      ...Texts
    }
    facts: pageFacts(jsonId: { eq: "fleet" }) {
      hero {
        ...HeroFacts
      }
    }
    company {
      safetyMonitoring
    }
    vessels: allVessel(sort: { order: ASC }) {
      nodes {
        slug
        name
        lengthMetres
        guests
        cabins
        built
        refitted
        iceClass
        fleetImage {
          focus
          image {
            ...WideImage
          }
        }
      }
    }
    preview: socialPreview(page: "fleet", language: $language) {
      ...PreviewFacts
    }
  }
`;
