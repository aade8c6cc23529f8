import { graphql } from 'gatsby';

/** What a vessel card needs. */
export const vesselFragments = graphql`
  fragment VesselCardFacts on Vessel {
    slug
    name
    lengthMetres
    guests
    cabins
    built
    refitted
    iceClass
    cardImage {
      image {
        ...CardImage
      }
      focus
    }
  }
`;
