import { linesAfter, type Change } from './fixture/project';

const antarctica = 'content/expeditions/antarctica.json';
const lea = 'content/vessels/lea.json';
const route = 'content/itineraries/antarctica.json';
const newYearRoute = 'content/itineraries/newyear2027.json';
const photo = 'content/photos/02.json';
const terms = 'content/legal/terms-of-use.json';
const company = 'content/company.json';

const cases: [name: string, change: Change, line: string][] = [
  [
    'a comma before a bracket',
    { file: antarctica, raw: '{\n  "id": "antarctica",\n}' },
    `${antarctica}: /: a comma stands before "}" → remove the comma`,
  ],
  [
    'a misspelt key',
    { file: antarctica, at: '/prices/0/amuont', value: 5 },
    `${antarctica}: /prices/0/amuont: "amuont" is not a known key → did you mean "amount"? Allowed are "unit", "amount", "currency", "from"`,
  ],
  [
    'a missing field',
    { file: antarctica, at: '/order' },
    `${antarctica}: /order: is missing → add it: place among the cards, from 1; the home page shows the first four`,
  ],
  [
    'a number in quotation marks',
    { file: antarctica, at: '/prices/0/amount', value: '15000' },
    `${antarctica}: /prices/0/amount: is the text "15000" → must be a number without quotation marks: whole units of the currency, without separator or sign, such as 15000`,
  ],
  [
    'a price with cents',
    { file: antarctica, at: '/prices/0/amount', value: 99.5 },
    `${antarctica}: /prices/0/amount: is 99.5 → must be a whole number without quotation marks: whole units of the currency, without separator or sign, such as 15000`,
  ],
  [
    'a word that is none of the allowed',
    { file: antarctica, at: '/departures/0/availability', value: 'full' },
    `${antarctica}: /departures/0/availability: is "full" → allowed are "available", "last-spots", "sold-out"`,
  ],
  [
    'a day that does not exist',
    { file: antarctica, at: '/departures/0/end', value: '2025-02-30' },
    `${antarctica}: /departures/0/end: is "2025-02-30" → must be a date that exists, written year-month-day, such as "2026-06-11"`,
  ],
  [
    'an end before the start',
    { file: antarctica, at: '/departures/0/end', value: '2025-11-30' },
    `${antarctica}: /departures/0/end: is "2025-11-30", before the start → must be "2025-12-01" or later`,
  ],
  [
    'a departure longer than the voyage',
    { file: antarctica, at: '/departures/0/end', value: '2025-12-09' },
    `${antarctica}: /departures/0/end: makes a voyage of 9 days → "duration" allows 7 to 8`,
  ],
  [
    'a departure without dates or year',
    { file: antarctica, at: '/departures/1', value: { availability: 'available' } },
    `${antarctica}: /departures/1: needs either "start" and "end", or "year"`,
  ],
  [
    'a second featured departure',
    { file: antarctica, at: '/departures/1/featured', value: true },
    `${antarctica}: /departures/1/featured: is the second featured departure → only one may be named on the card, remove this one`,
  ],
  [
    'a scrim outside its bounds',
    { file: antarctica, at: '/hero/scrim/text', value: 46 },
    `${antarctica}: /hero/scrim/text: is 46 → must be at most 1: darkness behind the text, 0 to 1; 0.6 is safe over any picture`,
  ],
  [
    'a voyage without its plate',
    { file: antarctica, at: '/feature' },
    `${antarctica}: /feature: is missing → layout "voyage" needs it`,
  ],
  [
    'a departure on a yacht that sails elsewhere',
    { file: antarctica, at: '/departures/0/vessels', value: ['lazarev'] },
    `${antarctica}: /departures/0/vessels/0: is "lazarev", which does not sail this expedition → allowed are "lea"`,
  ],
  [
    'a picture that is no picture',
    { file: photo, at: '/image', value: '../images/bay.txt' },
    `${photo}: /image: is "../images/bay.txt" → must be a path under images/ that ends in .jpg, .png`,
  ],
  [
    'a gap between two days',
    { file: route, at: '/days/1/from', value: 3 },
    `${route}: /days/1/from: is 3 → must be 2, the day after the entry before`,
  ],
  [
    'a date that does not follow',
    { file: newYearRoute, at: '/days/1/date', value: '2027-01-02' },
    `${newYearRoute}: /days/1/date: is "2027-01-02" → day 2 is "2027-01-01"`,
  ],
  [
    'an itinerary with a date that does not exist',
    { file: newYearRoute, at: '/days/0/date', value: '2026-13-01' },
    `${newYearRoute}: /days/0/date: is "2026-13-01" → must be a date that exists, written year-month-day, such as "2026-06-11"`,
  ],
  [
    'ten pictures in a gallery of eleven',
    { file: lea, at: '/gallery/10' },
    `${lea}: /gallery: has 10 entries → must be exactly 11 entries: the eleven pictures of her gallery, 00 to 10, in order`,
  ],
  [
    'a version that is no version',
    { file: terms, at: '/version', value: '2' },
    `${terms}: /version: is "2" → must be a year, a point and a number, such as "2025.1"`,
  ],
  [
    'a legal page with neither version nor date',
    { file: terms, at: '/version' },
    `${terms}: /: needs "version" or "updated", so that readers can tell two states apart`,
  ],
  [
    'a legal page in force before its last change',
    { file: terms, raw: '{ "id": "terms-of-use", "updated": "2025-01-02", "effective": "2025-01-01" }' },
    `${terms}: /effective: is "2025-01-01", before the last change → must be "2025-01-02" or later`,
  ],
  [
    'a mail address without @',
    { file: company, at: '/email', value: 'voyages' },
    `${company}: /email: is "voyages" → must be an e-mail address`,
  ],
];

test.each(cases)('names %s', async (_name, change, line) => {
  expect(await linesAfter(change)).toEqual([line]);
});
