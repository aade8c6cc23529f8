import { graphql } from 'gatsby';

/** The texts of a page, as the languages plugin and `Head` read them. */
export const textsFragment = graphql`
  fragment Texts on PageTexts {
    edges {
      node {
        ns
        language
        data
      }
    }
  }
`;
