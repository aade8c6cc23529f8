type CompanyFacts = {
  readonly name: string;
  readonly legalName: string;
  readonly email: string;
  readonly phone: { readonly e164: string };
  readonly address: {
    readonly street: string;
    readonly postalCode: string;
    readonly city: string;
    readonly country: string;
  };
  readonly social: { readonly profile: string };
};

type VoyageFacts = {
  readonly name: string;
  readonly description: string;
  readonly address: string;
  readonly image?: string | undefined;
  /** Lowest price, where one is published. */
  readonly price?: { readonly amount: number; readonly currency: string } | undefined;
};

/** The company as a schema.org travel agency (SPEC 1). */
export const organisation = (company: CompanyFacts, siteUrl: string): Record<string, unknown> => ({
  '@type': 'TravelAgency',
  name: company.name,
  legalName: company.legalName,
  url: siteUrl,
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

/** A voyage as a schema.org trip; never as an event (DESIGN 5). */
export const trip = ({ name, description, address, image, price }: VoyageFacts): Record<string, unknown> => ({
  '@type': 'TouristTrip',
  name,
  description,
  url: address,
  ...(image ? { image } : {}),
  ...(price
    ? { offers: { '@type': 'Offer', price: price.amount, priceCurrency: price.currency, url: address } }
    : {}),
});
