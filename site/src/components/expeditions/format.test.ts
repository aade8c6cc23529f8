import { realTranslator } from '../../../test/realTranslator';
import {
  amountText,
  cardPriceText,
  dateText,
  departureDays,
  departureText,
  longDateText,
  moneyText,
} from './format';

const translate = (language: string) => realTranslator(language, ['dates', 'common']);
const dated = (start: string, end: string) => ({ start, end, year: null, season: null });
const open = (year: number, season: string | null) => ({ start: null, end: null, year, season });
/** No-break spaces as plain ones. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const person = { unit: 'person', amount: 15000, currency: 'EUR', from: true };

describe('a date', () => {
  it.each([
    ['en', '01 Dec 2025', '1 December 2025'],
    ['de', '01. Dez. 2025', '1. Dezember 2025'],
    ['ru', '01 дек. 2025', '1 декабря 2025 г.'],
  ])('is short in tables and long in legal texts: %s', (language, short, long) => {
    const t = translate(language);
    expect(plain(dateText('2025-12-01', t))).toBe(short);
    expect(plain(longDateText('2025-12-01', t))).toBe(long);
  });

  it.each(['en', 'de', 'ru'])('has a name for each month: %s', (language) => {
    const t = translate(language);
    const months = Array.from(
      { length: 12 },
      (_none, month) => `2025-${String(month + 1).padStart(2, '0')}-09`,
    );
    expect(new Set(months.map((iso) => dateText(iso, t))).size).toBe(12);
    expect(new Set(months.map((iso) => longDateText(iso, t))).size).toBe(12);
  });
});

describe('a departure', () => {
  it.each([
    ['en', '22 Dec 2025 – 08 Jan 2026', '12 Jan – 29 Jan 2026', 'Summer 2026'],
    ['de', '22. Dez. 2025 – 08. Jan. 2026', '12. Jan. – 29. Jan. 2026', 'Sommer 2026'],
    ['ru', '22 дек. 2025 – 08 янв. 2026', '12 янв. – 29 янв. 2026', 'Лето 2026'],
  ])('names the first year only when the years differ: %s', (language, overNewYear, withinYear, season) => {
    const t = translate(language);
    expect(plain(departureText(dated('2025-12-22', '2026-01-08'), t))).toBe(overNewYear);
    expect(plain(departureText(dated('2026-01-12', '2026-01-29'), t))).toBe(withinYear);
    expect(plain(departureText(open(2026, 'summer'), t))).toBe(season);
    expect(departureText(open(2026, null), t)).toBe('2026');
  });

  it.each(['en', 'de', 'ru'])('breaks only after the dash: %s', (language) => {
    expect(departureText(dated('2025-12-22', '2026-01-08'), translate(language)).split(' ')).toHaveLength(2);
  });

  it.each([
    [dated('2025-12-22', '2026-01-08'), 18],
    [dated('2026-08-17', '2026-08-23'), 7],
    [dated('2026-03-28', '2026-03-29'), 2],
    [open(2026, 'summer'), undefined],
  ])('counts its first and last day: %o', (departure, days) => {
    expect(departureDays(departure)).toBe(days);
  });
});

describe('a price', () => {
  it.each([
    ['en', '€15,000', 'From €15,000 per person'],
    ['de', '15.000 €', 'Ab 15.000 € pro Person'],
    ['ru', '15 000 €', 'От 15 000 € с человека'],
  ])('is written the way of the language: %s', (language, amount, card) => {
    const t = translate(language);
    expect(plain(moneyText(person, t))).toBe(amount);
    expect(plain(amountText({ ...person, from: false }, t))).toBe(amount);
    expect(plain(cardPriceText([person, { ...person, amount: 20000 }], t))).toBe(card);
  });

  it.each([
    ['en', 'Price on request'],
    ['de', 'Preis auf Anfrage'],
    ['ru', 'Цена по запросу'],
  ])('is on request when none is published: %s', (language, words) => {
    expect(plain(cardPriceText([], translate(language)))).toBe(words);
  });

  it('never breaks between the amount and the sign', () => {
    for (const language of ['de', 'ru']) {
      expect(moneyText(person, translate(language))).not.toContain(' ');
    }
  });
});
