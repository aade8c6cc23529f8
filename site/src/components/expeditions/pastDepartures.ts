import type { DepartureDates } from './format';

/** What `content/company.json` says of departures that have begun: shown as ever, shown as departed, or not shown. */
export type PastDepartures = 'keep' | 'mark' | 'hide';

/** A departure, and whether it is to be shown as departed. */
export type ShownDeparture<Departure> = { readonly departure: Departure; readonly departed: boolean };

/**
 * Whether a departure has begun; one with a year only has when that year is over.
 * @param today ISO date
 */
export const hasBegun = ({ start, year }: DepartureDates, today: string): boolean =>
  start ? start <= today : year !== null && String(year) < today.slice(0, 4);

/**
 * The departures to show on a day.
 * @param today ISO date
 * @returns in the order given
 */
export const shownDepartures = <Departure extends DepartureDates>(
  departures: readonly Departure[],
  policy: PastDepartures,
  today: string,
): ShownDeparture<Departure>[] =>
  departures
    .map((departure) => ({ departure, departed: policy !== 'keep' && hasBegun(departure, today) }))
    .filter(({ departed }) => policy !== 'hide' || !departed);

/**
 * The departure to name as the next: the featured one, or, where that one is not shown or has departed, the first still to come.
 * @param shown as {@link shownDepartures} gives them
 */
export const nextDeparture = <Departure extends { readonly featured: boolean | null }>(
  shown: readonly ShownDeparture<Departure>[],
): Departure | undefined => {
  const coming = shown.filter(({ departed }) => !departed).map(({ departure }) => departure);
  return coming.find(({ featured }) => featured) ?? coming[0];
};
