import { graphql } from 'gatsby';

/** The picture at the top of a page. */
export const heroFragment = graphql`
  fragment HeroFacts on Hero {
    image {
      ...HeroImage
    }
    upright {
      ...UprightImage
    }
    focus
    text
    scrim {
      navigation
      text
    }
  }
`;
