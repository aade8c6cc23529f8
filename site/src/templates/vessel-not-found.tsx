import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { VesselNotFound } from '../components/not-found/VesselNotFound';
import { type PageI18n, Seo } from '../head/Seo';
import { Layout } from '../layout/Layout';

const VesselNotFoundPage = ({ data }: PageProps<Queries.VesselNotFoundPageQuery>) => (
  <Layout navigation="solid">{data.facts && <VesselNotFound picture={data.facts.hero} />}</Layout>
);

export default VesselNotFoundPage;

export const Head = ({ data, pageContext }: HeadProps<Queries.VesselNotFoundPageQuery, PageI18n>) => (
  <Seo page="vesselNotFound" locales={data.locales} pageContext={pageContext} noIndex />
);

export const query = graphql`
  query VesselNotFoundPage($language: String!) {
    locales: pageTexts(language: $language, texts: ["vessel.notFound", "vessel.back", "seo.vesselNotFound"]) {
      ...Texts
    }
    facts: pageFacts(jsonId: { eq: "home" }) {
      hero {
        focus
        image {
          ...WideImage
        }
      }
    }
  }
`;
