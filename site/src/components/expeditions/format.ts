import type { TFunction } from 'i18next';
import { numberText } from '../../i18n/numberText';

/** Either exact ISO dates, or a year with or without a season. */
export type DepartureDates = {
  readonly start: string | null;
  readonly end: string | null;
  readonly year: number | null;
  readonly season: string | null;
};

/** An amount in whole units of a currency, such as 15000 EUR. */
export type Money = { readonly amount: number; readonly currency: string };

/** A price: what the amount buys, and whether it is the lowest of several. */
export type PriceFacts = Money & { readonly unit: string; readonly from: boolean };

const millisecondsPerDay = 86_400_000;

const dateParts = (iso: string, t: TFunction, names: 'months' | 'longMonths' = 'months') => {
  const [year = '', month = '', day = ''] = iso.split('-');
  const months = t(`dates:${names}`, { returnObjects: true }) as readonly string[];
  return { year, month: months[Number(month) - 1] ?? '', day };
};

/**
 * One date, such as `22 Dec 2025`. Month names come from the texts, because those of Node and browsers differ.
 * @param iso calendar date `YYYY-MM-DD`
 */
export const dateText = (iso: string, t: TFunction): string => t('dates:date', dateParts(iso, t));

/**
 * One date in full, such as `30 December 2024`.
 * @param iso calendar date `YYYY-MM-DD`
 */
export const longDateText = (iso: string, t: TFunction): string => {
  const { year, month, day } = dateParts(iso, t, 'longMonths');
  return t('dates:longDate', { year, month, day: String(Number(day)) });
};

/** The dates of a departure, such as `22 Dec 2025 – 08 Jan 2026`, `Summer 2026` or `2026`. */
export const departureText = ({ start, end, year, season }: DepartureDates, t: TFunction): string => {
  if (!start || !end) return season ? t(`dates:seasons.${season}`, { year }) : String(year);
  const sameYear = start.slice(0, 4) === end.slice(0, 4);
  const first = t(sameYear ? 'dates:dayAndMonth' : 'dates:date', dateParts(start, t));
  return `${first}\u00a0– ${dateText(end, t)}`;
};

/** The dates of a departure with the months' full names, such as `22 December 2026 – 8 January 2027`, where it has dates. */
export const longDepartureText = (departure: DepartureDates, t: TFunction): string =>
  departure.start && departure.end
    ? `${longDateText(departure.start, t)} – ${longDateText(departure.end, t)}`
    : departureText(departure, t);

/** A date without its year, such as `29 Dec`. */
export const shortDateText = (iso: string, t: TFunction): string => t('dates:dayAndMonth', dateParts(iso, t));

/** How many days a departure lasts, first and last included; undefined when its dates are not set. */
export const departureDays = ({ start, end }: DepartureDates): number | undefined =>
  start && end ? (Date.parse(end) - Date.parse(start)) / millisecondsPerDay + 1 : undefined;

/** An amount in the language's own way, such as `€15,000` or `15.000 €`. */
export const moneyText = ({ amount, currency }: Money, t: TFunction): string =>
  t(`common:currencies.${currency}`, { amount: numberText(amount, t) });

/** An amount with "from" where there are dearer ones, such as `From €15,000`. */
export const amountText = (price: PriceFacts, t: TFunction): string => {
  const money = moneyText(price, t);
  return price.from ? t('common:fromPrice', { price: money }) : money;
};

/** The first price of an expedition with its unit, or the words for "on request". */
export const cardPriceText = (prices: readonly PriceFacts[], t: TFunction): string => {
  const [price] = prices;
  return price
    ? `${amountText(price, t)} ${t(`common:priceUnits.${price.unit}`)}`
    : t('common:priceOnRequest');
};
