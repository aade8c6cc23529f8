import { graphql } from 'gatsby';
import type { Thing } from './thing';

/** What search engines are told of the company. */
export const organisationFragment = graphql`
  fragment OrganisationFacts on Company {
    name
    legalName
    email
    phone {
      e164
    }
    address {
      street
      postalCode
      city
      country
    }
    social {
      profile
    }
  }
`;

/** The company where a page is about something else: who sells it. */
export const seller = (name: string, siteUrl: string): Thing => ({
  '@type': 'TravelAgency',
  name,
  url: siteUrl,
});

/**
 * The company as a schema.org travel agency.
 * @param siteUrl canonical origin
 */
export const organisation = (company: Queries.OrganisationFactsFragment, siteUrl: string): Thing => ({
  '@type': 'TravelAgency',
  name: company.name,
  legalName: company.legalName,
  url: siteUrl,
  logo: `${siteUrl}/icons/icon-512.png`,
  email: company.email,
  telephone: company.phone.e164,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    postalCode: company.address.postalCode,
    addressLocality: company.address.city,
    addressCountry: company.address.country,
  },
  sameAs: [company.social.profile],
});
