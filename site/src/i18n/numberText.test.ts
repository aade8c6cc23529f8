import { realTranslator, shippedLanguages } from '../../test/realTranslator';
import { numberText } from './numberText';

test.each(shippedLanguages)('writes numbers as the language does: %s', (language) => {
  const t = realTranslator(language, ['common']);
  const standard = new Intl.NumberFormat(language, { useGrouping: true });
  for (const value of [0, 7, 23.5, 999, 8000, 15_000, 123_456, 1_234_567.25]) {
    expect(numberText(value, t)).toBe(standard.format(value));
  }
});
