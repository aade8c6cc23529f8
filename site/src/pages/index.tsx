import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { HomeView } from '../components/home/HomeView';
import { type PageI18n, Seo } from '../head/Seo';
import { organisation } from '../head/structured-data/organisation';
import { Layout } from '../layout/Layout';

const HomePage = ({ data }: PageProps<Queries.HomePageQuery>) => {
  if (!data.facts || !data.company)
    throw new Error('content/pages/home.json or content/company.json is missing');
  return (
    <Layout navigation="transparent">
      <HomeView
        facts={data.facts}
        company={data.company}
        expeditions={data.expeditions.nodes}
        vessels={data.vessels.nodes}
        photos={data.photos.nodes}
        photoCount={data.allPhoto.totalCount}
      />
    </Layout>
  );
};

export default HomePage;

export const Head = ({ data, pageContext }: HeadProps<Queries.HomePageQuery, PageI18n>) => (
  <Seo
    page="home"
    locales={data.locales}
    pageContext={pageContext}
    preview={data.preview}
    structuredData={data.company ? [organisation(data.company, data.site?.siteMetadata?.siteUrl ?? '')] : []}
  />
);

export const query = graphql`
  query HomePage($language: String!) {
    locales: pageTexts(
      language: $language
      texts: [
        "home"
        "advertising"
        "availability"
        "booking"
        "forms"
        "expeditions.*.name"
        "expeditions.{homeCards}.description"
        "photos.{homePhotos}"
        "vessels.*.cardAlt"
        "seo.home"
      ]
    ) {
      ...Texts
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
    facts: pageFacts(jsonId: { eq: "home" }) {
      hero {
        ...HeroFacts
      }
      film {
        webm {
          publicURL
        }
      }
      promo {
        ...FilmFacts
      }
    }
    expeditions: allExpedition(filter: { layout: { eq: "voyage" } }, sort: { order: ASC }, limit: 4) {
      nodes {
        ...ExpeditionCardFacts
      }
    }
    vessels: allVessel(sort: { order: ASC }, limit: 3) {
      nodes {
        ...VesselCardFacts
      }
    }
    photos: allPhoto(filter: { homeOrder: { ne: null } }, sort: { homeOrder: ASC }, limit: 8) {
      nodes {
        ...GalleryPhoto
      }
    }
    allPhoto {
      totalCount
    }
    company {
      ...OrganisationFacts
      phone {
        display
      }
      terms {
        depositPercent
        fullPaymentDays
      }
      partners {
        ...PartnerFacts
      }
    }
    preview: socialPreview(page: "home", language: $language) {
      ...PreviewFacts
    }
  }
`;
