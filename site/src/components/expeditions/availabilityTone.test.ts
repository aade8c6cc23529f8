import { realTranslator, shippedLanguages } from '../../../test/realTranslator';
import { availabilityTone, type AvailabilityWords } from './availabilityTone';

const wordsOf = (language: string): AvailabilityWords =>
  realTranslator(language, ['availability'])('availability:words', {
    returnObjects: true,
  }) as AvailabilityWords;

describe.each(shippedLanguages)('the shipped texts of %s', (language) => {
  it.each([
    ['available', 'available'],
    ['last-spots', 'few'],
    ['sold-out', 'sold'],
    ['on-request', 'unknown'],
  ])('%s is %s', (availability, tone) => {
    const name = realTranslator(language, ['availability'])(`availability:names.${availability}`);
    expect(availabilityTone(name, wordsOf(language))).toBe(tone);
  });
});

describe('other wordings of an editor', () => {
  it.each([
    ['en', 'SOLD OUT', 'sold'],
    ['en', 'A few places left', 'few'],
    ['en', 'Available from May', 'available'],
    ['en', 'Last cabins sold', 'sold'],
    ['en', 'Unavailable this summer', 'sold'],
    ['en', 'Ask us', 'unknown'],
    ['de', 'Leider ausgebucht', 'sold'],
    ['de', 'Nur noch wenige Plätze', 'few'],
    ['de', 'Wieder verfügbar', 'available'],
    ['de', 'Derzeit nicht verfügbar', 'sold'],
    ['de', 'In Planung', 'unknown'],
    ['ru', 'Все места проданы', 'sold'],
    ['ru', 'Последние каюты', 'few'],
    ['ru', 'Доступно', 'available'],
    ['ru', 'Пока недоступно', 'sold'],
    ['ru', 'Уточняется', 'unknown'],
  ])('%s: %s is %s', (language, text, tone) => {
    expect(availabilityTone(text, wordsOf(language))).toBe(tone);
  });

  it('nothing written is unknown', () => {
    expect(availabilityTone('', wordsOf('en'))).toBe('unknown');
  });
});
