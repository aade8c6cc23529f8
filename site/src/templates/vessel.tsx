import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { VesselView } from '../components/vessel/VesselView';
import { type PageI18n, Seo } from '../head/Seo';
import { Layout } from '../layout/Layout';

type VesselContext = { slug: string };

const VesselPage = ({ data, pageContext }: PageProps<Queries.VesselPageQuery, VesselContext>) => {
  if (!data.vessel) throw new Error(`content/vessels/${pageContext.slug}.json is missing`);
  return (
    <Layout navigation="transparent">
      <VesselView key={pageContext.slug} vessel={data.vessel} others={data.others.nodes} />
    </Layout>
  );
};

export default VesselPage;

export const Head = ({ data, pageContext }: HeadProps<Queries.VesselPageQuery, PageI18n & VesselContext>) => (
  <Seo
    page={pageContext.slug}
    locales={data.locales}
    pageContext={pageContext}
    preview={data.preview}
    name={data.vessel?.name}
    parent="fleet"
  />
);

export const query = graphql`
  query VesselPage($language: String!, $slug: String!, $texts: String!, $seo: String!) {
    locales: pageTexts(
      language: $language
      texts: ["vessel", "advertising", "vessels.*.cardAlt", "vessels.legend", $texts, $seo]
    ) {
      ...Texts
    }
    vessel(jsonId: { eq: $slug }) {
      slug
      name
      lengthMetres
      guests
      cabins
      built
      refitted
      iceClass
      crew
      maximumSpeedKnots
      propulsion {
        engineKilowatts
      }
      tenders {
        lengthMetres
        persons
      }
      hull
      make
      watermakerLitresPerHour
      dieselLitres
      freshWaterLitres
      sailAreaSquareMetres
      hero {
        ...HeroFacts
      }
      gallery {
        ...ViewerImage
      }
      thumbnails: gallery {
        ...StripImage
      }
      plan {
        drawing {
          publicURL
        }
        colour
        legend
      }
    }
    others: allVessel(filter: { jsonId: { ne: $slug } }, sort: { order: ASC }) {
      nodes {
        ...VesselCardFacts
      }
    }
    preview: socialPreview(page: $slug, language: $language) {
      ...PreviewFacts
    }
  }
`;
