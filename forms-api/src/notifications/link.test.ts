import { holdsLink } from './link';

test.each([
  'https://evil.example',
  'HXXP://evil',
  'see www.evil.example now',
  'evil.example',
  'evil.example/x',
  'Ada (evil.example)',
  'пример.рф',
  'xn--e1afmkfd.xn--p1ai',
  'write to mailto:victim',
  'tel:+100',
  'javascript:alert(1)',
  'somebody@evil.example',
  '\\\\evil\\share',
  '[url=evil]x[/url]',
  '<a href="//evil">',
  'evil．example',
  'evil․example',
  'evil｡example',
  'evil。example',
  'ｈｔｔｐｓ：／／ｅｖｉｌ',
  'evil.\u200bexample',
  'ev\u00adil\u2060.exa\u200dmple',
  'w\u200bw\u200bw.evil',
  '💩.la',
  'go to 192.0.2.1/x',
])('%j holds a link', (text) => {
  expect(holdsLink(text)).toBe(true);
});

test.each([
  'Ada Nansen',
  'Žofie O’Neill-藤原',
  'J. R. R. Nansen',
  'We come on 12.01.2026 at 12:30. Two of us, 2.5 m of skis… and so on.\nIs this all right?',
  'Zwei Personen, z. B. im Juni.\nGeht das?',
  'Нас двое, т. е. я и жена. Подходит?',
  'こんにちは。元気ですか。',
  '+47 555 0100',
  'the price: 6,500',
  'C: or D?',
])('%j holds none', (text) => {
  expect(holdsLink(text)).toBe(false);
});
