import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PhotoGalleryView } from '../components/gallery/PhotoGalleryView';
import { type PageI18n, Seo } from '../head/Seo';
import { Layout } from '../layout/Layout';

const PhotoGalleryPage = ({ data }: PageProps<Queries.PhotoGalleryPageQuery>) => (
  <Layout navigation="solid">
    <PhotoGalleryView photos={data.photos.nodes} />
  </Layout>
);

export default PhotoGalleryPage;

export const Head = ({ data, pageContext }: HeadProps<Queries.PhotoGalleryPageQuery, PageI18n>) => (
  <Seo page="photo-gallery" locales={data.locales} pageContext={pageContext} preview={data.preview} />
);

export const query = graphql`
  query PhotoGalleryPage($language: String!) {
    locales: pageTexts(
      language: $language
      texts: ["gallery", "advertising", "photos", "seo.photo-gallery"]
    ) {
      ...Texts
    }
    photos: allPhoto(sort: { number: ASC }) {
      nodes {
        ...GalleryPhoto
      }
    }
    preview: socialPreview(page: "photo-gallery", language: $language) {
      ...PreviewFacts
    }
  }
`;
