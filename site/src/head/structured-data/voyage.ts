import type { DepartureDates, PriceFacts } from '../../components/expeditions/format';
import type { Thing } from './thing';

/** What `content/` says of places left, in schema.org's words. */
const availabilities: Readonly<Record<string, string>> = {
  available: 'https://schema.org/InStock',
  'last-spots': 'https://schema.org/LimitedAvailability',
  'sold-out': 'https://schema.org/SoldOut',
};

/** A stage of the voyage in the page's language. */
export type StageFacts = {
  /** Such as `Days 2–4`. */
  readonly days: string;
  readonly title: string;
  readonly place?: string | undefined;
  readonly description: string;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
};

/** A departure that can still be asked for, named as the page's table names it. */
export type DepartureOffer = Pick<DepartureDates, 'start' | 'end'> & {
  readonly name: string;
  readonly availability: string;
};

/** A price with the words for its unit. */
export type PriceOffer = PriceFacts & { readonly unitText: string };

export type VoyageFacts = {
  readonly name: string;
  readonly description: string;
  /** Absolute address of the page. */
  readonly address: string;
  readonly image: string | undefined;
  readonly seller: Thing;
  readonly stages: readonly StageFacts[];
  /** The first is that of a place. */
  readonly prices: readonly PriceOffer[];
  readonly departures: readonly DepartureOffer[];
};

const stage = ({ days, title, place, description, position }: StageFacts, index: number): Thing => ({
  '@type': 'ListItem',
  position: index + 1,
  name: `${days}: ${title}`,
  description,
  ...((place ?? position) && {
    item: {
      ...(place ? { '@type': 'TouristDestination', name: place } : { '@type': 'Place' }),
      ...(position && { geo: { '@type': 'GeoCoordinates', ...position } }),
    },
  }),
});

const priceOf = (price: PriceFacts | undefined) =>
  price && { price: price.amount, priceCurrency: price.currency };

/** An offer ends when its departure begins. */
const departureOffer = (
  { name, availability, start, end }: DepartureOffer,
  { address, prices }: VoyageFacts,
): Thing => ({
  '@type': 'Offer',
  name,
  ...priceOf(prices[0]),
  availability: availabilities[availability],
  url: address,
  ...(start && end && { availabilityStarts: start, availabilityEnds: end, validThrough: start }),
});

/**
 * A voyage as a schema.org trip with its stages and an offer for each departure; never as an event. Where no departure is
 * planned yet but a price is published, that price is the offer.
 */
export const trip = (facts: VoyageFacts): Thing => {
  const { name, description, address, image, seller, stages, prices, departures } = facts;
  const offers =
    departures.length > 0 || prices.length === 0
      ? departures.map((departure) => departureOffer(departure, facts))
      : [{ '@type': 'Offer', ...priceOf(prices[0]), url: address }];
  return {
    '@type': 'TouristTrip',
    name,
    description,
    url: address,
    image,
    provider: seller,
    ...(stages.length > 0 && {
      itinerary: { '@type': 'ItemList', numberOfItems: stages.length, itemListElement: stages.map(stage) },
    }),
    ...(offers.length > 0 && { offers }),
  };
};

/** The best that any departure still has. */
const bestAvailability = (departures: readonly DepartureOffer[]): string | undefined => {
  const best = Object.keys(availabilities).find((one) =>
    departures.some(({ availability }) => availability === one),
  );
  return best && availabilities[best];
};

/**
 * A voyage as what the company sells, with an offer for each published price.
 * @returns nothing where prices are on request: a product without a price is none for search engines
 */
export const product = ({
  name,
  description,
  address,
  image,
  seller,
  prices,
  departures,
}: VoyageFacts): Thing[] =>
  prices.length === 0
    ? []
    : [
        {
          '@type': 'Product',
          name,
          description,
          url: address,
          image,
          brand: { '@type': 'Brand', name: seller['name'] },
          offers: prices.map((price) => ({
            '@type': 'Offer',
            name: price.unitText,
            ...priceOf(price),
            ...(price.from && {
              priceSpecification: {
                '@type': 'UnitPriceSpecification',
                minPrice: price.amount,
                priceCurrency: price.currency,
                unitText: price.unitText,
              },
            }),
            availability: bestAvailability(departures),
            url: address,
            seller,
          })),
        },
      ];
