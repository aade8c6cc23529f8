import { foreignAddresses, weigh } from './weigh';

const transfers = [
  { url: 'http://localhost/', type: 'Document', bytes: 2048 },
  { url: 'http://localhost/app-1.js', type: 'Script', bytes: 1024 },
  { url: 'http://localhost/page-2.js?v=1', type: 'Script', bytes: 3072 },
  { url: 'http://localhost/app-1.js', type: 'Script', bytes: 0 },
  { url: 'http://localhost/hero.webm', type: 'Media', bytes: 1_048_576 },
];

test('films are told apart, everything else is summed', () => {
  expect(weigh(transfers)).toMatchObject({
    script: 4,
    bytes: 6,
    film: 1024,
    kinds: { Document: 2, Media: 1024, Script: 4 },
  });
});

test('scripts are named by their path, the heaviest first', () => {
  expect(weigh(transfers).scripts).toEqual([
    { name: '/page-2.js', kilobytes: 3 },
    { name: '/app-1.js', kilobytes: 1 },
  ]);
});

test('another port is another origin, data is none', () => {
  const urls = [
    'http://localhost:1/a',
    'http://localhost:2/b',
    'data:image/png;base64,',
    'https://example.com/c',
  ];
  expect(foreignAddresses(urls, 'http://localhost:1')).toEqual([
    'http://localhost:2/b',
    'https://example.com/c',
  ]);
});
