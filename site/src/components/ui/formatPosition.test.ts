import { realTranslator } from '../../../test/realTranslator';
import { formatPosition, type Compass } from './formatPosition';

const compass = (language: string): Compass =>
  realTranslator(language, ['common'])('common:compass', { returnObjects: true }) as unknown as Compass;

const plain = (text: string): string => text.replace(/\u00a0/g, ' ');

describe('a position', () => {
  it.each([
    ['en', { latitude: -64.85, longitude: -62.9 }, '64°51′ S 62°54′ W'],
    ['en', { latitude: 67.9333, longitude: 13.0833 }, '67°56′ N 13°05′ E'],
    ['de', { latitude: 54.6833, longitude: 25.2833 }, '54°41′ N 25°17′ O'],
    ['ru', { latitude: -54.8, longitude: -68.3 }, '54°48′ ю. ш. 68°18′ з. д.'],
    ['en', { latitude: 0, longitude: 0 }, '0°00′ N 0°00′ E'],
  ])('%s: %o', (language, position, text) => {
    expect(plain(formatPosition(position, compass(language)))).toBe(text);
  });

  it('carries sixty minutes into the next degree', () => {
    expect(plain(formatPosition({ latitude: 59.9999, longitude: -0.9999 }, compass('en')))).toBe(
      '60°00′ N 1°00′ W',
    );
  });

  it('keeps each number with its letter', () => {
    expect(formatPosition({ latitude: 1, longitude: 2 }, compass('en'))).toBe('1°00′\u00a0N 2°00′\u00a0E');
  });
});
