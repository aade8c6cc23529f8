import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageNotFound } from '../components/not-found/PageNotFound';
import { type PageI18n, Seo } from '../head/Seo';
import { Layout } from '../layout/Layout';

const NotFoundPage = ({ data }: PageProps<Queries.NotFoundPageQuery>) => (
  <Layout navigation="solid">{data.facts && <PageNotFound picture={data.facts.hero} />}</Layout>
);

export default NotFoundPage;

export const Head = ({ data, pageContext }: HeadProps<Queries.NotFoundPageQuery, PageI18n>) => (
  <Seo page="notFound" locales={data.locales} pageContext={pageContext} noIndex />
);

export const query = graphql`
  query NotFoundPage($language: String!) {
    locales: pageTexts(language: $language, texts: ["seo.notFound"]) {
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
