import { graphql } from 'gatsby';

/** A photograph in the grid, and large for the viewer. */
export const galleryFragment = graphql`
  fragment GalleryPhoto on Photo {
    number
    category
    focus
    position {
      latitude
      longitude
    }
    image {
      ...CardImage
    }
    large: image {
      ...ViewerImage
    }
  }
`;
