import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FleetView } from '../components/fleet/FleetView';
import { type PageI18n, Seo } from '../head/Seo';
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

export const Head = ({ data, pageContext }: HeadProps<Queries.FleetPageQuery, PageI18n>) => (
  <Seo
    page="fleet"
    locales={data.locales}
    pageContext={pageContext}
    image={data.facts?.share.image.childImageSharp?.gatsbyImageData}
  />
);

export const query = graphql`
  query FleetPage($language: String!) {
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
            "dates"
            "booking"
            "expeditions"
            "fleet"
            "vessel"
            "vessels"
            "seo"
          ]
        }
      }
    ) {
      edges {
        node {
          ns
          language
          data(
            only: [
              "booking.title"
              "expeditions.{linked}.title"
              "vessel.terms"
              "vessel.values"
              "vessel.viewDetails"
              "vessels.*.fleetAlt"
              "vessels.*.shortDescription"
              "vessels.*.specialty"
              "seo.default"
              "seo.fleet"
            ]
          )
        }
      }
    }
    facts: pageFacts(jsonId: { eq: "fleet" }) {
      hero {
        ...HeroFacts
      }
      share: hero {
        image {
          ...ShareImage
        }
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
  }
`;
