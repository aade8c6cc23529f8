import type { TFunction } from 'i18next';
import type { DepartureDates, PriceFacts } from '../../components/expeditions/format';
import type { StageText } from '../../components/itinerary/ItineraryList';
import { type ImageFile, imageOf } from '../../components/media/imageOf';
import { seller } from './organisation';
import type { VoyageFacts } from './voyage';

type Departure = DepartureDates & { readonly availability: string };
type Day = { readonly from: number; readonly to: number } & Pick<VoyageFacts['stages'][number], 'position'>;

type Source = {
  /** Id of the expedition. */
  readonly slug: string;
  readonly t: TFunction;
  readonly siteUrl: string;
  /** Path of the page in its language. */
  readonly path: string;
  readonly company: string;
  readonly hero: ImageFile;
  readonly prices: readonly PriceFacts[];
  /** Those still to come. */
  readonly departures: readonly Departure[];
  /** How the page names them. */
  readonly departureName: (departure: Departure, t: TFunction) => string;
  readonly days: readonly Day[];
  /** Key of the words of the days, one entry for each. */
  readonly daysKey: string;
};

/** Puts together what a page says of a voyage, in the page's own words. */
export const voyageFacts = (source: Source): VoyageFacts => {
  const { slug, t, siteUrl, path, company, hero, prices, departures, departureName, days, daysKey } = source;
  const texts = t(daysKey, { returnObjects: true }) as unknown as readonly StageText[];
  return {
    name: t(`expeditions:${slug}.name`),
    description: t(`expeditions:${slug}.description`),
    address: siteUrl + path,
    image: siteUrl + (imageOf(hero).images.fallback?.src ?? ''),
    seller: seller(company, siteUrl),
    stages: days.flatMap(({ from, to, position }, index) => {
      const text = texts[index];
      const words = t(from === to ? 'voyage:day' : 'voyage:days', { from, to });
      return text ? [{ days: words, ...text, position }] : [];
    }),
    prices: prices.map((price) => ({ ...price, unitText: t(`common:priceUnits.${price.unit}`) })),
    departures: departures.map((departure) => ({ ...departure, name: departureName(departure, t) })),
  };
};
