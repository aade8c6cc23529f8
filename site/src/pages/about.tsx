import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { AboutView } from '../components/about/AboutView';
import { type PageI18n, Seo } from '../head/Seo';
import { organisation } from '../head/structured-data/organisation';
import { Layout } from '../layout/Layout';

const AboutPage = ({ data }: PageProps<Queries.AboutPageQuery>) => {
  if (!data.facts || !data.company)
    throw new Error('content/pages/about.json or content/company.json is missing');
  return (
    <Layout navigation="transparent">
      <AboutView facts={data.facts} company={data.company} />
    </Layout>
  );
};

export default AboutPage;

export const Head = ({ data, pageContext }: HeadProps<Queries.AboutPageQuery, PageI18n>) => (
  <Seo
    page="about"
    locales={data.locales}
    pageContext={pageContext}
    preview={data.preview}
    structuredData={data.company ? [organisation(data.company, data.site?.siteMetadata?.siteUrl ?? '')] : []}
  />
);

export const query = graphql`
  query AboutPage($language: String!) {
    locales: pageTexts(language: $language, texts: ["about", "advertising", "seo.about"]) {
      ...Texts
    }
    facts: pageFacts(jsonId: { eq: "about" }) {
      hero {
        ...HeroFacts
      }
      expertise {
        image {
          ...HalfImage
        }
        focus
      }
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
    company {
      ...OrganisationFacts
      position {
        latitude
        longitude
      }
      safetyMonitoring
      partners {
        ...PartnerFacts
      }
    }
    preview: socialPreview(page: "about", language: $language) {
      ...PreviewFacts
    }
  }
`;
