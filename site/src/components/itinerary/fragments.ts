import { graphql } from 'gatsby';

/** A stage of a voyage with its picture in the list and in the lightbox. */
export const itineraryFragment = graphql`
  fragment ItineraryDayFacts on ItineraryDay {
    from
    to
    wide
    focus
    position {
      latitude
      longitude
    }
    image {
      ...WideImage
    }
    large: image {
      ...ViewerImage
    }
  }
`;
