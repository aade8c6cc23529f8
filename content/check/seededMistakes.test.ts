import { formatFault } from './fault';
import { faultsAfter, type Change } from './fixture/project';

const antarctica = 'content/expeditions/antarctica.json';
const company = 'content/company.json';

/** The same change in each language; without a value the text is removed. */
const inEveryLanguage = (name: string, at: string, value?: (lng: string) => unknown): Change[] =>
  ['en', 'de', 'ru'].map((lng) => ({ file: `locales/${lng}/${name}.json`, at, value: value?.(lng) }));

const mistakes: [mistake: string, changes: Change[], lines: string[]][] = [
  [
    'a comma is missing',
    [{ file: antarctica, raw: '{\n  "id": "antarctica"\n  "order": 1\n}' }],
    [
      'content/expeditions/antarctica.json:3:3: /: a comma is missing before this → write , after the entry before',
    ],
  ],
  [
    'a quotation mark is missing in a text',
    [{ file: 'locales/ru/common.json', raw: '{\n  "hello": "Привет\n}' }],
    ['locales/ru/common.json:2:12: /: this text is not closed → end it with " on the same line'],
  ],
  [
    'a number written in the way of another language',
    [{ file: 'locales/de/common.json', at: '/numberSample', value: '1,234.5' }],
    ['locales/de/common.json:8:3: /numberSample: is "1,234.5" → "de" writes this number "1.234,5"'],
  ],
  [
    'a key stands twice',
    [{ file: 'content/photos/02.json', raw: '{\n  "id": 2,\n  "id": 3\n}' }],
    ['content/photos/02.json:3:3: /: the key "id" stands twice → keep one'],
  ],
  [
    'a misspelt key',
    [{ file: antarctica, at: '/departures/0/availabilty', value: 'available' }],
    [
      'content/expeditions/antarctica.json:55:7: /departures/0/availabilty: "availabilty" is not a known key → did you mean "availability"? Allowed are "start", "end", "year", "season", "availability", "vessels", "featured"',
    ],
  ],
  [
    'a misspelt availability',
    [{ file: antarctica, at: '/departures/0/availability', value: 'sold out' }],
    [
      'content/expeditions/antarctica.json:53:7: /departures/0/availability: is "sold out" → did you mean "sold-out"? Allowed are "available", "last-spots", "sold-out"',
    ],
  ],
  [
    'a misspelt vessel',
    [{ file: antarctica, at: '/vessels/0', value: 'laa' }],
    [
      'content/expeditions/antarctica.json:17:5: /vessels/0: there is no content/vessels/laa.json → did you mean "lea"? Allowed are "lea"',
    ],
  ],
  [
    'a misspelt itinerary',
    [{ file: antarctica, at: '/itinerary', value: 'antartica' }],
    [
      'content/expeditions/antarctica.json:42:3: /itinerary: there is no content/itineraries/antartica.json → did you mean "antarctica"? Allowed are "antarctica", "newyear2027"',
    ],
  ],
  [
    'a misspelt port',
    [{ file: antarctica, at: '/port', value: 'ushuaja' }],
    [
      'content/expeditions/antarctica.json:19:3: /port: there is no "ushuaja" in locales/*/places.json → did you mean "ushuaia"? Allowed are "ushuaia"; or add it in each language',
    ],
  ],
  [
    'a missing field',
    [{ file: antarctica, at: '/bookingName' }],
    [
      'content/expeditions/antarctica.json:1:1: /bookingName: is missing → add it: English name that travels with an enquiry, whatever the language of the page',
    ],
  ],
  [
    'a picture in other capitals',
    [{ file: 'content/photos/02.json', at: '/image', value: '../images/Bay.jpg' }],
    [
      'content/photos/02.json:2:3: /image: there is no file content/images/Bay.jpg → write it as the file is named, bay.jpg',
    ],
  ],
  [
    'a picture that is too small',
    [{ file: 'content/images/bay.jpg', width: 1599 }],
    [
      'content/images/bay.jpg:1:1: /: is 1599 × 4 px → the longer side must be 1600 px or more, use a larger original',
    ],
  ],
  [
    'a picture that is too large',
    [{ file: 'content/images/bay.jpg', width: 2561 }],
    ['content/images/bay.jpg:1:1: /: is 2561 × 4 px → no side may be longer than 2560 px, save it smaller'],
  ],
  [
    'a picture that nothing shows',
    [{ file: 'content/images/old.jpg', width: 1600 }],
    ['content/images/old.jpg:1:1: /: nothing shows this file → name it in content/, or remove it'],
  ],
  [
    'a price of nothing',
    [{ file: antarctica, at: '/prices/0/amount', value: 0 }],
    [
      'content/expeditions/antarctica.json:11:7: /prices/0/amount: is 0 → must be at least 1: whole units of the currency, without separator or sign, such as 15000',
    ],
  ],
  [
    'a price without currency',
    [{ file: antarctica, at: '/prices/0/currency' }],
    [
      'content/expeditions/antarctica.json:9:5: /prices/0/currency: is missing → add it: currency as three capital letters, such as "EUR"; its sign is in locales/*/common.json',
    ],
  ],
  [
    'a currency without a sign',
    [{ file: antarctica, at: '/prices/0/currency', value: 'USD' }],
    ['locales/en/common.json:2:3: /currencies/USD: is missing → write this text in each language'],
  ],
  [
    'a price with a separator',
    [{ file: antarctica, at: '/prices/0/amount', value: '15.000' }],
    [
      'content/expeditions/antarctica.json:11:7: /prices/0/amount: is the text "15.000" → must be a number without quotation marks: whole units of the currency, without separator or sign, such as 15000',
    ],
  ],
  [
    'a date that does not exist',
    [{ file: antarctica, at: '/departures/0/end', value: '2025-11-31' }],
    [
      'content/expeditions/antarctica.json:52:7: /departures/0/end: is "2025-11-31" → must be a date that exists, written year-month-day, such as "2026-06-11"',
    ],
  ],
  [
    'a departure that ends before it starts',
    [{ file: antarctica, at: '/departures/0/start', value: '2025-12-09' }],
    [
      'content/expeditions/antarctica.json:52:7: /departures/0/end: is "2025-12-08", before the start → must be "2025-12-09" or later',
    ],
  ],
  [
    'a departure that is too long',
    [{ file: antarctica, at: '/departures/0/end', value: '2025-12-20' }],
    [
      'content/expeditions/antarctica.json:52:7: /departures/0/end: makes a voyage of 20 days → "duration" allows 7 to 8',
    ],
  ],
  [
    'departures out of order',
    [{ file: antarctica, at: '/departures/1/year', value: 2024 }],
    [
      'content/expeditions/antarctica.json:57:7: /departures/1/year: stands after 2025-12-01 → move this departure up, the list follows the calendar',
    ],
  ],
  [
    'a yacht in two places at once',
    [
      {
        file: antarctica,
        at: '/departures/1',
        value: { start: '2027-01-02', end: '2027-01-08', availability: 'available' },
      },
    ],
    [
      'content/expeditions/antarctica.json:57:7: /departures/1/start: Lea already sails "newyear2027" from 2026-12-28 to 2027-01-03 → change the dates or the "vessels" of one; if both are one voyage, say so in content/exceptions.json',
    ],
  ],
  [
    'a day that is missing',
    [{ file: 'content/itineraries/antarctica.json', at: '/days/1/from', value: 3 }],
    [
      'content/itineraries/antarctica.json:10:7: /days/1/from: is 3 → must be 2, the day after the entry before',
    ],
  ],
  [
    'a mail address without a point',
    [{ file: company, at: '/email', value: 'voyages@company' }],
    ['content/company.json:15:3: /email: is "voyages@company" → must be an e-mail address'],
  ],
  [
    'a telephone with a letter',
    [{ file: company, at: '/phone/e164', value: '+3705200000O' }],
    [
      'content/company.json:17:5: /phone/e164: is "+3705200000O" → must be + and digits',
      'content/company.json:18:5: /phone/display: has other digits than "e164" → write the same number in both',
    ],
  ],
  [
    'a telephone that differs from the one dialled',
    [{ file: company, at: '/phone/display', value: '+370 5 200 00 01' }],
    [
      'content/company.json:18:5: /phone/display: has other digits than "e164" → write the same number in both',
    ],
  ],
  [
    'an address without https',
    [{ file: company, at: '/social/profile', value: 'social.example/company' }],
    [
      'content/company.json:21:5: /social/profile: is "social.example/company" → must be a full address that begins with https://',
    ],
  ],
  [
    'a way to be reached that nobody knows',
    [{ file: company, at: '/contactMethods/booking/0', value: 'e-mail' }],
    [
      'content/company.json:68:7: /contactMethods/booking/0: is "e-mail" → did you mean "email"? Allowed are "email", "phone", "whatsapp", "telegram", "viber", "instagram"',
    ],
  ],
  [
    'a translation that lacks a key',
    [{ file: 'locales/de/expeditions.json', at: '/antarctica/title' }],
    [
      'locales/de/expeditions.json:2:3: /antarctica/title: is missing → translate it from locales/en/expeditions.json',
    ],
  ],
  [
    'a translation with a misspelt key',
    [
      { file: 'locales/de/common.json', at: '/helo', value: 'Hallo {{name}}' },
      { file: 'locales/de/common.json', at: '/hello' },
    ],
    [
      'locales/de/common.json:1:1: /hello: is missing → translate it from locales/en/common.json',
      'locales/de/common.json:8:3: /helo: is not in locales/en/common.json → did you mean "hello"?',
    ],
  ],
  [
    'a text left in English',
    [{ file: 'locales/de/seo.json', at: '/home/title', value: 'Title of home' }],
    [
      'locales/de/seo.json:8:5: /home/title: is the same as in English → translate it; if it is right as it is, list it in content/exceptions.json under "sameAsEnglish"',
    ],
  ],
  [
    'an empty text',
    [{ file: 'locales/de/seo.json', at: '/home/title', value: '' }],
    ['locales/de/seo.json:8:5: /home/title: is empty → write the text, or remove it in every language'],
  ],
  [
    'a title that search engines cut',
    [{ file: 'locales/de/seo.json', at: '/home/title', value: 'x'.repeat(66) }],
    [
      'locales/de/seo.json:8:5: /home/title: has 66 characters → write at most 65, as many as search engines show',
    ],
  ],
  [
    'a description that says too little',
    [{ file: 'locales/ru/seo.json', at: '/lea/description', value: 'x'.repeat(69) }],
    [
      'locales/ru/seo.json:59:5: /lea/description: has 69 characters → write 70 to 160, as many as search engines show',
    ],
  ],
  [
    'two pages under one title',
    [{ file: 'locales/de/seo.json', at: '/fleet/title', value: 'Title of home de' }],
    ['locales/de/seo.json:18:5: /fleet/title: is the same as that of "home" → give every page its own'],
  ],
  [
    'a preview of a page that is not there',
    [{ file: 'content/photos/02.json', at: '/previewOf', value: ['lee'] }],
    [
      'content/photos/02.json:6:5: /previewOf/0: there is no page "lee" → did you mean "lea"? Allowed are "default", "home", "expeditions", "fleet", "about", "contact", "photo-gallery", "notFound", "vesselNotFound", "antarctica", "newyear2027", "lea", "terms-of-use"',
    ],
  ],
  [
    'two previews of one page',
    ['01', '02'].map((name) => ({ file: `content/photos/${name}.json`, at: '/previewOf', value: ['lea'] })),
    [
      'content/photos/02.json:6:5: /previewOf/0: content/photos/01.json is the preview of "lea" too → let one of them be',
    ],
  ],
  [
    'a description of a picture left empty',
    [{ file: 'locales/ru/photos.json', at: '/2/alt', value: '' }],
    [
      'locales/ru/photos.json:7:5: /2/alt: is empty → say what is seen; a picture that only decorates is listed in content/exceptions.json',
    ],
  ],
  [
    'a placeholder that was translated',
    [{ file: 'locales/de/common.json', at: '/hello', value: 'Hallo {{name}}, {{tage}}' }],
    [
      'locales/de/common.json:5:3: /hello: has {{tage}}, which locales/en/common.json has not → remove it or mend its name',
    ],
  ],
  [
    'a plural form that is missing',
    [{ file: 'locales/ru/common.json', at: '/day_many' }],
    [
      'locales/ru/common.json:1:1: /day_many: is missing → "ru" needs the plural forms "day_few", "day_many", "day_one", "day_other"',
    ],
  ],
  [
    'five highlights instead of six',
    inEveryLanguage('expeditions', '/antarctica/highlights/5'),
    [
      'locales/en/expeditions.json:10:5: /antarctica/highlights: has 5 entries, but the page has 6 → make it 6',
    ],
  ],
  [
    'nine things included instead of eight',
    inEveryLanguage('expeditions', '/antarctica/includes/8', (lng) => `Text ${lng}`),
    ['locales/en/expeditions.json:53:5: /antarctica/includes: has 9 entries, but the page has 8 → make it 8'],
  ],
  [
    'a text that nothing needs',
    inEveryLanguage('photos', '/3', (lng) => ({ alt: `Alt ${lng}`, caption: `Caption ${lng}` })),
    ['locales/en/photos.json:10:3: /3: nothing in content/ is called "3" → remove it'],
  ],
  [
    'a text that no page shows',
    inEveryLanguage('common', '/goodbye', (lng) => `Bye ${lng}`),
    ['locales/en/common.json:9:3: /goodbye: no page shows this text → remove it in every language'],
  ],
  [
    'an exception that is needed no more',
    [{ file: 'content/exceptions.json', at: '/sameAsEnglish/0/texts/1', value: 'Reine' }],
    [
      'content/exceptions.json:12:9: /sameAsEnglish/0/texts/1: no text "Reine" is the same as in English any more → remove it from this list',
    ],
  ],
];

test.each(mistakes)('%s', async (_mistake, changes, lines) => {
  const faults = await faultsAfter(...changes);
  expect(faults.map(formatFault)).toEqual(lines);
});

test('mistakes in many files are all found in one pass', async () => {
  const touched = new Set<string>();
  const together = mistakes.filter(([, changes]) => {
    const fresh = changes.every(({ file, raw }) => raw === undefined && !touched.has(file));
    for (const { file } of fresh ? changes : []) touched.add(file);
    return fresh;
  });
  const faults = await faultsAfter(...together.flatMap(([, changes]) => changes));
  expect(together.length).toBeGreaterThan(8);
  expect(faults.map(formatFault)).toEqual(expect.arrayContaining(together.flatMap(([, , lines]) => lines)));
});
