import { graphql } from 'gatsby';

/** What every page query asks of its texts. */
export const pageTexts = graphql`
  fragment PageTexts on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
