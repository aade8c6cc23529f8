import { linesAfter, type Change } from './fixture/project';

const english = 'locales/en/common.json';
const german = 'locales/de/common.json';
const russian = 'locales/ru/common.json';

const cases: [name: string, changes: Change[], lines: string[]][] = [
  [
    'a file that is not JSON',
    [{ file: german, raw: '{\n  "hello": "Hallo\n}' }],
    [`${german}: /: this text is not closed → end it with " on the same line`],
  ],
  [
    'a file that only English has',
    [{ file: german }],
    [`${german}: /: the file is missing → copy ${english} and translate it`],
  ],
  [
    'a file that English lacks',
    [{ file: 'locales/de/extra.json', raw: '{}' }],
    ['locales/de/extra.json: /: there is no locales/en/extra.json → add it, or remove this file'],
  ],
  [
    'a key that is missing',
    [{ file: german, at: '/hello' }],
    [`${german}: /hello: is missing → translate it from ${english}`],
  ],
  [
    'a key that English lacks',
    [{ file: german, at: '/helo', value: 'Hallo' }],
    [`${german}: /helo: is not in ${english} → remove it here, or add it there`],
  ],
  [
    'an empty text',
    [{ file: german, at: '/hello', value: ' ' }],
    [
      `${german}: /hello: is empty → write the text, or remove it in every language`,
      `${german}: /hello: lacks {{name}}, which ${english} has → put it into the text`,
    ],
  ],
  [
    'a number',
    [english, german, russian].map((file) => ({ file, at: '/hello', value: 5 })),
    [german, english, russian].map(
      (file) =>
        `${file}: /hello: is 5 → only texts, lists and objects are allowed, put it in quotation marks`,
    ),
  ],
  [
    'a list in place of a text',
    [{ file: german, at: '/hello', value: ['Hallo'] }],
    [`${german}: /hello: is a list → must be a text, as in ${english}`],
  ],
  [
    'a misspelt placeholder',
    [{ file: german, at: '/hello', value: 'Hallo {{nam}}' }],
    [
      `${german}: /hello: has {{nam}}, which ${english} has not → remove it or mend its name`,
      `${german}: /hello: lacks {{name}}, which ${english} has → put it into the text`,
    ],
  ],
  [
    'a plural form that the language needs',
    [{ file: russian, at: '/day_few' }],
    [
      `${russian}: /day_few: is missing → "ru" needs the plural forms "day_few", "day_many", "day_one", "day_other"`,
    ],
  ],
  [
    'a plural form that the language has not',
    [{ file: german, at: '/day_few', value: '{{count}} Tage' }],
    [`${german}: /day_few: "de" has no such plural form → remove it, the forms are "day_one", "day_other"`],
  ],
  [
    'a list that is shorter than in English',
    [{ file: 'locales/de/expeditions.json', at: '/antarctica/highlights/0' }],
    [
      'locales/de/expeditions.json: /antarctica/highlights: has 5 entries, locales/en/expeditions.json has 6 → add what is missing',
    ],
  ],
  [
    'a folder that is no language',
    [{ file: 'locales/x_y/common.json', raw: '{}' }],
    ['locales/x_y: /: "x_y" is not a language code → name the folder like "de", "pt-BR" or "zh-Hans"'],
  ],
  [
    'an expedition without a name',
    ['en', 'de', 'ru'].map((lng) => ({ file: `locales/${lng}/expeditions.json`, at: '/newyear2027/name' })),
    ['locales/en/expeditions.json: /newyear2027/name: is missing → write this text in each language'],
  ],
  [
    'a photo without a description',
    ['en', 'de', 'ru'].map((lng) => ({ file: `locales/${lng}/photos.json`, at: '/2/alt' })),
    ['locales/en/photos.json: /2/alt: is missing → write this text in each language'],
  ],
  [
    'a port without a place',
    [{ file: 'content/expeditions/antarctica.json', at: '/port', value: 'reine' }],
    [
      'content/expeditions/antarctica.json: /port: there is no "reine" in locales/*/places.json → allowed are "ushuaia"; or add it in each language',
    ],
  ],
  [
    'a country without a name',
    [{ file: 'content/company.json', at: '/address/country', value: 'NO' }],
    ['locales/en/legal.json: /countries/NO: is missing → write this text in each language'],
  ],
  [
    'a legal page without its sections',
    ['en', 'de', 'ru'].map((lng) => ({ file: `locales/${lng}/terms-of-use.json`, at: '/sections' })),
    ['locales/en/terms-of-use.json: /sections: is missing → write this text in each language'],
  ],
  [
    'an expedition without any words',
    ['en', 'de', 'ru'].map((lng) => ({ file: `locales/${lng}/expeditions.json`, at: '/newyear2027' })),
    [
      'locales/en/expeditions.json: /newyear2027: is missing → write it in each language, with "name", "title", "description", "heroAlt"',
    ],
  ],
  [
    'an itinerary with fewer texts than days',
    ['en', 'de', 'ru'].map((lng) => ({ file: `locales/${lng}/newyear2027.json`, at: '/itinerary/1' })),
    [
      'locales/en/newyear2027.json: /itinerary: has 1 entries, but content/itineraries/newyear2027.json has 2 → make it 2',
    ],
  ],
  [
    'a file of texts that is missing in every language',
    ['en', 'de', 'ru'].map((lng) => ({ file: `locales/${lng}/vessels.json` })),
    [
      'locales/en/vessels.json: /: the file is missing → it holds the words for what is in content/, put it back',
    ],
  ],
];

test.each(cases)('names %s', async (_name, changes, lines) => {
  expect(await linesAfter(...changes)).toEqual(lines);
});
