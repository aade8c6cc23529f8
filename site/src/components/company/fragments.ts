import { graphql } from 'gatsby';

/** A partner's mark and address. */
export const partnerFragment = graphql`
  fragment PartnerFacts on Partner {
    id
    name
    url
    logo {
      publicURL
    }
  }
`;
