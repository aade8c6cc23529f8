import { organisation, trip } from './structuredData';

const company = {
  name: 'Polar Meridian',
  legalName: 'Polar Meridian UAB',
  email: 'voyages@polarmeridian.example',
  phone: { e164: '+37052000000' },
  address: { street: 'Street 1', postalCode: 'LT-00000', city: 'Vilnius', country: 'LT' },
  social: { profile: 'https://social.example/polarmeridian' },
};

const voyage = {
  name: 'Antarctica Expedition',
  description: 'Sail south.',
  address: 'https://polar.example/antarctica',
};

describe('structured data', () => {
  it('describes the company as a travel agency with its postal address', () => {
    expect(organisation(company, 'https://polar.example')).toEqual({
      '@type': 'TravelAgency',
      name: 'Polar Meridian',
      legalName: 'Polar Meridian UAB',
      url: 'https://polar.example',
      email: 'voyages@polarmeridian.example',
      telephone: '+37052000000',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Street 1',
        postalCode: 'LT-00000',
        addressLocality: 'Vilnius',
        addressCountry: 'LT',
      },
      sameAs: ['https://social.example/polarmeridian'],
    });
  });

  it('describes a voyage as a trip with its lowest price', () => {
    expect(
      trip({ ...voyage, image: 'https://polar.example/hero.jpg', price: { amount: 15000, currency: 'EUR' } }),
    ).toEqual({
      '@type': 'TouristTrip',
      name: 'Antarctica Expedition',
      description: 'Sail south.',
      url: 'https://polar.example/antarctica',
      image: 'https://polar.example/hero.jpg',
      offers: {
        '@type': 'Offer',
        price: 15000,
        priceCurrency: 'EUR',
        url: 'https://polar.example/antarctica',
      },
    });
  });

  it('offers nothing where no price is published', () => {
    const described = trip(voyage);
    expect(described).not.toHaveProperty('offers');
    expect(described).not.toHaveProperty('image');
  });
});
