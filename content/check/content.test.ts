import { linesAfter, picture, type Change } from './fixture/project';

const antarctica = 'content/expeditions/antarctica.json';
const newYear = 'content/expeditions/newyear2027.json';
const lea = 'content/vessels/lea.json';
const route = 'content/itineraries/antarctica.json';
const newYearRoute = 'content/itineraries/newyear2027.json';
const photo = 'content/photos/02.json';
const company = 'content/company.json';

test('a sound project has no fault', async () => {
  expect(await linesAfter()).toEqual([]);
});

const cases: [name: string, change: Change, line: string][] = [
  [
    'a comma before a bracket',
    { file: antarctica, raw: '{\n  "id": "antarctica",\n}' },
    `${antarctica}: /: is not JSON at line 2, column 21: remove the comma before "}"`,
  ],
  [
    'a misspelt key',
    { file: antarctica, at: '/prices/0/amuont', value: 5 },
    `${antarctica}: /prices/0/amuont: "amuont" is not a known key; did you mean "amount"? Allowed are "unit", "amount", "from"`,
  ],
  [
    'a missing field',
    { file: antarctica, at: '/order' },
    `${antarctica}: /order: is missing; add it: place among the cards, from 1; the home page shows the first four`,
  ],
  [
    'a number in quotation marks',
    { file: antarctica, at: '/prices/0/amount', value: '15000' },
    `${antarctica}: /prices/0/amount: is the text "15000", must be a number without quotation marks: whole euros, without separator or sign, such as 15000`,
  ],
  [
    'a price with cents',
    { file: antarctica, at: '/prices/0/amount', value: 99.5 },
    `${antarctica}: /prices/0/amount: is 99.5, must be a whole number without quotation marks: whole euros, without separator or sign, such as 15000`,
  ],
  [
    'a word that is none of the allowed',
    { file: antarctica, at: '/departures/0/availability', value: 'full' },
    `${antarctica}: /departures/0/availability: is "full"; allowed are "available", "last-spots", "sold-out"`,
  ],
  [
    'a day that does not exist',
    { file: antarctica, at: '/departures/0/end', value: '2025-02-30' },
    `${antarctica}: /departures/0/end: is "2025-02-30"; must be a date that exists, written year-month-day, such as "2026-06-11"`,
  ],
  [
    'an end before the start',
    { file: antarctica, at: '/departures/0/end', value: '2025-11-30' },
    `${antarctica}: /departures/0/end: is "2025-11-30", before the start; must be "2025-12-01" or later`,
  ],
  [
    'a departure longer than the voyage',
    { file: antarctica, at: '/departures/0/end', value: '2025-12-09' },
    `${antarctica}: /departures/0/end: makes a voyage of 9 days; "duration" allows 7 to 8`,
  ],
  [
    'a departure without dates or year',
    { file: antarctica, at: '/departures/1', value: { availability: 'available' } },
    `${antarctica}: /departures/1: needs either "start" and "end", or "year"`,
  ],
  [
    'a second featured departure',
    { file: antarctica, at: '/departures/1/featured', value: true },
    `${antarctica}: /departures/1/featured: is the second featured departure; only one may be named on the card, remove this one`,
  ],
  [
    'a scrim outside its bounds',
    { file: antarctica, at: '/hero/scrim/text', value: 46 },
    `${antarctica}: /hero/scrim/text: is 46; must be at most 1: darkness behind the text, 0 to 1; 0.6 is safe over any picture`,
  ],
  [
    'a voyage without its plate',
    { file: antarctica, at: '/feature' },
    `${antarctica}: /feature: is missing; layout "voyage" needs it`,
  ],
  [
    'an id that is not the file name',
    { file: antarctica, at: '/id', value: 'antartica' },
    `${antarctica}: /id: is "antartica" but the file is antarctica.json; write "antarctica", or rename the file`,
  ],
  [
    'a photo number that is not the file name',
    { file: photo, at: '/id', value: 3 },
    `${photo}: /id: is "3" but the file is 02.json; write 2, or rename the file`,
  ],
  [
    'two expeditions in one place',
    { file: newYear, at: '/order', value: 1 },
    `${newYear}: /order: 1 is already taken by ${antarctica}; choose another`,
  ],
  [
    'two expeditions of one booking name',
    { file: newYear, at: '/bookingName', value: 'Antarctica Expedition' },
    `${newYear}: /bookingName: "Antarctica Expedition" is already taken by ${antarctica}; choose another`,
  ],
  [
    'two photos in one place of the home page',
    { file: photo, at: '/homeOrder', value: 1 },
    `${photo}: /homeOrder: 1 is already taken by content/photos/01.json; choose another`,
  ],
  [
    'an expedition that is not there',
    { file: antarctica, at: '/preselects', value: 'arctic' },
    `${antarctica}: /preselects: there is no content/expeditions/arctic.json; allowed are "antarctica", "newyear2027"`,
  ],
  [
    'a vessel that is not there',
    { file: antarctica, at: '/vessels/0', value: 'leo' },
    `${antarctica}: /vessels/0: there is no content/vessels/leo.json; allowed are "lea"`,
  ],
  [
    'a departure on a yacht that sails elsewhere',
    { file: antarctica, at: '/departures/0/vessels', value: ['lazarev'] },
    `${antarctica}: /departures/0/vessels/0: is "lazarev", which does not sail this expedition; allowed are "lea"`,
  ],
  [
    'an itinerary that is not there',
    { file: newYear, at: '/itinerary', value: 'newyear' },
    `${newYear}: /itinerary: there is no content/itineraries/newyear.json; allowed are "antarctica", "newyear2027"`,
  ],
  [
    'a picture that is not there',
    { file: photo, at: '/image', value: '../images/cove.jpg' },
    `${photo}: /image: there is no file content/images/cove.jpg; add it, or name one that exists`,
  ],
  [
    'a picture that is no picture',
    { file: photo, at: '/image', value: '../images/bay.txt' },
    `${photo}: /image: is "../images/bay.txt"; must be a path under images/ that ends in .jpg, .png`,
  ],
  [
    'a picture that cannot be read',
    { file: 'content/images/bay.jpg', raw: 'not a picture' },
    'content/images/bay.jpg: /: cannot be read as a picture; save it again in the format its name says',
  ],
  [
    'a gap between two days',
    { file: route, at: '/days/1/from', value: 3 },
    `${route}: /days/1/from: is 3; must be 2, the day after the entry before`,
  ],
  [
    'an itinerary shorter than the voyage',
    { file: route, at: '/days/1/to', value: 7 },
    `${route}: /days/1/to: is 7; must be 8, the "max" of the duration of "antarctica"`,
  ],
  [
    'a date that does not follow',
    { file: newYearRoute, at: '/days/1/date', value: '2027-01-02' },
    `${newYearRoute}: /days/1/date: is "2027-01-02"; day 2 is "2027-01-01"`,
  ],
  [
    'an itinerary with a date that does not exist',
    { file: newYearRoute, at: '/days/0/date', value: '2026-13-01' },
    `${newYearRoute}: /days/0/date: is "2026-13-01"; must be a date that exists, written year-month-day, such as "2026-06-11"`,
  ],
  [
    'an itinerary outside its departure',
    { file: newYear, at: '/departures', value: [] },
    `${newYearRoute}: /days: the days 2026-12-31 to 2027-01-01 lie outside every departure of "newyear2027"; change the dates here or there`,
  ],
  [
    'ten pictures in a gallery of eleven',
    { file: lea, at: '/gallery/10' },
    `${lea}: /gallery: has 10 entries; must be exactly 11 entries: the eleven pictures of her gallery, 00 to 10, in order`,
  ],
  [
    'a legend that differs from the plan',
    { file: 'content/images/plan.json', at: '/2', value: 'heads' },
    `${lea}: /plan/legend/2: is "galley", but content/images/plan.json says "heads"; make both the same`,
  ],
  [
    'a mail address without @',
    { file: company, at: '/email', value: 'voyages' },
    `${company}: /email: is "voyages"; must be an e-mail address`,
  ],
  [
    'a landing page without ways to be reached',
    { file: company, at: '/contactMethods/newyear2027' },
    `${company}: /contactMethods/newyear2027: is missing; add the list of ways to be reached that this form offers`,
  ],
  [
    'a company without its file',
    { file: company },
    `${company}: /: the file is missing or cannot be read; put it back`,
  ],
];

test.each(cases)('names %s', async (_name, change, line) => {
  expect(await linesAfter(change)).toEqual([line]);
});

test('names a picture that is too large', async () => {
  expect(await linesAfter({ file: 'content/images/bay.jpg', raw: await picture(2561, 4) })).toEqual([
    'content/images/bay.jpg: /: is 2561 × 4 px; no side may be longer than 2560 px, save it smaller',
  ]);
});

test('orders faults by file', async () => {
  const lines = await linesAfter(
    { file: lea, at: '/order', value: 0 },
    { file: company, at: '/email', value: '' },
    { file: antarctica, at: '/order', value: 0 },
  );
  expect(lines.map((line) => line.split(':')[0])).toEqual([company, antarctica, lea]);
});
