import { graphql } from 'gatsby';

/** Pictures and films of a New Year page. */
export const newYearFragments = graphql`
  fragment NewYearPageFacts on PageFacts {
    hero {
      ...HeroFacts
    }
    film {
      webm {
        publicURL
      }
      mp4 {
        publicURL
      }
    }
    promo {
      ...FilmFacts
    }
    guest {
      focus
      image {
        ...WideImage
      }
      small: image {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 300, formats: [AUTO, WEBP])
        }
      }
      portrait {
        focus
        zoom
      }
    }
    awaits {
      focus
      image {
        ...CardImage
      }
    }
    route {
      view
      voyage {
        slug
      }
      itinerary {
        days {
          ...ItineraryDayFacts
          date
        }
      }
    }
    vessels {
      ...VesselCardFacts
    }
    celebration {
      focus
      image {
        ...ViewerImage
      }
    }
  }
  fragment NewYearVoyageFacts on Expedition {
    slug
    applicationName
    groupMax
    duration {
      max
    }
    prices {
      unit
      amount
      currency
      from
    }
    vessels {
      slug
      iceClass
    }
    departures {
      ...DepartureFacts
    }
  }
`;
