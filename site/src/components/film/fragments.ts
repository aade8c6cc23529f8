import { graphql } from 'gatsby';

/** An embedded film with its poster. */
export const filmFragment = graphql`
  fragment FilmFacts on Film {
    videoId
    focus
    minutes
    poster {
      ...WideImage
    }
  }
`;
