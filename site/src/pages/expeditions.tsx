import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ExpeditionsView } from '../components/expeditions/ExpeditionsView';
import { type PageI18n, Seo } from '../head/Seo';
import { Layout } from '../layout/Layout';

const ExpeditionsPage = ({ data }: PageProps<Queries.ExpeditionsPageQuery>) => (
  <Layout navigation="solid">
    <ExpeditionsView expeditions={data.expeditions.nodes} phone={data.company?.phone} />
  </Layout>
);

export default ExpeditionsPage;

export const Head = ({ data, pageContext }: HeadProps<Queries.ExpeditionsPageQuery, PageI18n>) => (
  <Seo page="expeditions" locales={data.locales} pageContext={pageContext} preview={data.preview} />
);

export const query = graphql`
  query ExpeditionsPage($language: String!) {
    locales: pageTexts(
      language: $language
      texts: [
        "expeditionsPage"
        "advertising"
        "availability"
        "expeditions.*.name"
        "expeditions.*.description"
        "seo.expeditions"
      ]
    ) {
      ...Texts
    }
    expeditions: allExpedition(sort: { order: ASC }) {
      nodes {
        ...ExpeditionCardFacts
      }
    }
    company {
      phone {
        e164
        display
      }
    }
    preview: socialPreview(page: "expeditions", language: $language) {
      ...PreviewFacts
    }
  }
`;
