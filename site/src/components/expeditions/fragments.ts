import { graphql } from 'gatsby';

/** What cards, tables and booking need of an expedition. */
export const expeditionFragments = graphql`
  fragment DepartureFacts on Departure {
    start
    end
    year
    season
    availability
    featured
    vessels {
      slug
      name
    }
  }
  fragment ExpeditionCardFacts on Expedition {
    slug
    layout
    cardFocus
    hero {
      image {
        ...CardImage
      }
    }
    prices {
      unit
      amount
      currency
      from
    }
    departures {
      ...DepartureFacts
    }
    preselects {
      bookingName
    }
  }
`;
