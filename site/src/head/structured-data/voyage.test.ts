import { seller } from './organisation';
import { product, trip, type VoyageFacts } from './voyage';

const address = 'https://polar.example/de/antarctica';

const facts: VoyageFacts = {
  name: 'Antarctica Expedition',
  description: 'Sail south.',
  address,
  image: 'https://polar.example/hero.jpg',
  seller: seller('Polar Meridian', 'https://polar.example'),
  stages: [
    {
      days: 'Day 1',
      title: 'Boarding',
      place: 'Ushuaia',
      description: 'Dinner.',
      position: { latitude: -54.8, longitude: -68.3 },
    },
    { days: 'Days 2–4', title: 'At sea', description: 'Swell.', position: null },
  ],
  prices: [
    { unit: 'person', unitText: 'per person', amount: 15000, currency: 'EUR', from: true },
    { unit: 'double-cabin', unitText: 'double cabin', amount: 16000, currency: 'EUR', from: false },
  ],
  departures: [
    { name: '01 – 18 Dec 2027', start: '2027-12-01', end: '2027-12-18', availability: 'last-spots' },
    { name: '2028', start: null, end: null, availability: 'sold-out' },
  ],
};

describe('a trip', () => {
  it('has its days in order, each with its place', () => {
    expect(trip(facts)['itinerary']).toEqual({
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Day 1: Boarding',
          description: 'Dinner.',
          item: {
            '@type': 'TouristDestination',
            name: 'Ushuaia',
            geo: { '@type': 'GeoCoordinates', latitude: -54.8, longitude: -68.3 },
          },
        },
        { '@type': 'ListItem', position: 2, name: 'Days 2–4: At sea', description: 'Swell.' },
      ],
    });
  });

  it('offers every departure at the price of a place, until it begins', () => {
    const price = { '@type': 'Offer', price: 15000, priceCurrency: 'EUR', url: address };
    expect(trip(facts)['offers']).toEqual([
      {
        ...price,
        name: '01 – 18 Dec 2027',
        availability: 'https://schema.org/LimitedAvailability',
        availabilityStarts: '2027-12-01',
        availabilityEnds: '2027-12-18',
        validThrough: '2027-12-01',
      },
      { ...price, name: '2028', availability: 'https://schema.org/SoldOut' },
    ]);
  });

  it('offers its price while no departure is planned', () => {
    expect(trip({ ...facts, departures: [] })['offers']).toEqual([
      { '@type': 'Offer', price: 15000, priceCurrency: 'EUR', url: address },
    ]);
  });

  it('offers nothing where there is neither price nor departure', () => {
    expect(trip({ ...facts, prices: [], departures: [] })).not.toHaveProperty('offers');
  });

  it('names no price that is on request', () => {
    expect(JSON.stringify(trip({ ...facts, prices: [] }))).not.toMatch(/price/i);
  });
});

describe('a product', () => {
  it('is offered at every published price, with the best that any departure has left', () => {
    const [sold] = product(facts);
    const offer = {
      '@type': 'Offer',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/LimitedAvailability',
      url: address,
      seller: facts.seller,
    };
    expect(sold?.['offers']).toEqual([
      {
        ...offer,
        name: 'per person',
        price: 15000,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          minPrice: 15000,
          priceCurrency: 'EUR',
          unitText: 'per person',
        },
      },
      { ...offer, name: 'double cabin', price: 16000 },
    ]);
  });

  it('is none where prices are on request', () => {
    expect(product({ ...facts, prices: [] })).toEqual([]);
  });
});
