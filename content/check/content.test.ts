import { linesAfter, type Change } from './fixture/project';

const antarctica = 'content/expeditions/antarctica.json';
const newYear = 'content/expeditions/newyear2027.json';
const lea = 'content/vessels/lea.json';
const route = 'content/itineraries/antarctica.json';
const newYearRoute = 'content/itineraries/newyear2027.json';
const photo = 'content/photos/02.json';
const terms = 'content/legal/terms-of-use.json';
const company = 'content/company.json';

test('a sound project has no fault', async () => {
  expect(await linesAfter()).toEqual([]);
});

const cases: [name: string, change: Change, line: string][] = [
  [
    'an id that is not the file name',
    { file: antarctica, at: '/id', value: 'antartica' },
    `${antarctica}: /id: is "antartica" but the file is antarctica.json → write "antarctica", or rename the file`,
  ],
  [
    'a photo number that is not the file name',
    { file: photo, at: '/id', value: 3 },
    `${photo}: /id: is "3" but the file is 02.json → write 2, or rename the file`,
  ],
  [
    'a legal page that is not the file name',
    { file: terms, at: '/id', value: 'terms' },
    `${terms}: /id: is "terms" but the file is terms-of-use.json → write "terms-of-use", or rename the file`,
  ],
  [
    'two expeditions in one place',
    { file: newYear, at: '/order', value: 1 },
    `${newYear}: /order: 1 is already taken by ${antarctica} → choose another`,
  ],
  [
    'two expeditions of one booking name',
    { file: newYear, at: '/bookingName', value: 'Antarctica Expedition' },
    `${newYear}: /bookingName: "Antarctica Expedition" is already taken by ${antarctica} → choose another`,
  ],
  [
    'two photos in one place of the home page',
    { file: photo, at: '/homeOrder', value: 1 },
    `${photo}: /homeOrder: 1 is already taken by content/photos/01.json → choose another`,
  ],
  [
    'an expedition that is not there',
    { file: antarctica, at: '/preselects', value: 'arctic' },
    `${antarctica}: /preselects: there is no content/expeditions/arctic.json → did you mean "antarctica"? Allowed are "antarctica", "newyear2027"`,
  ],
  [
    'a vessel that is not there',
    { file: antarctica, at: '/vessels/0', value: 'leo' },
    `${antarctica}: /vessels/0: there is no content/vessels/leo.json → did you mean "lea"? Allowed are "lea"`,
  ],
  [
    'an itinerary that is not there',
    { file: newYear, at: '/itinerary', value: 'newyear' },
    `${newYear}: /itinerary: there is no content/itineraries/newyear.json → did you mean "newyear2027"? Allowed are "antarctica", "newyear2027"`,
  ],
  [
    'a picture that is not there',
    { file: photo, at: '/image', value: '../images/cove.jpg' },
    `${photo}: /image: there is no file content/images/cove.jpg → did you mean bay.jpg? Else add it`,
  ],
  [
    'a picture that cannot be read',
    { file: 'content/images/bay.jpg', raw: 'not a picture' },
    'content/images/bay.jpg: /: cannot be read as a picture → save it again in the format its name says',
  ],
  [
    'an itinerary shorter than the voyage',
    { file: route, at: '/days/1/to', value: 7 },
    `${route}: /days/1/to: is 7 → must be 8, the "max" of the duration of "antarctica"`,
  ],
  [
    'an itinerary outside its departure',
    { file: newYear, at: '/departures', value: [] },
    `${newYearRoute}: /days: the days 2026-12-31 to 2027-01-01 lie outside every departure of "newyear2027" → change the dates here or there`,
  ],
  [
    'a legend that differs from the plan',
    { file: 'content/images/plan.json', at: '/2', value: 'heads' },
    `${lea}: /plan/legend/2: is "galley", but content/images/plan.json says "heads" → make both the same`,
  ],
  [
    'a house advertisement without a page to lead to',
    { file: company, at: '/houseAdvertisement', value: 'arctic' },
    `${company}: /houseAdvertisement: "arctic" is no expedition with a page → did you mean "antarctica"? Allowed are "antarctica", "newyear2027"`,
  ],
  [
    'a landing page without ways to be reached',
    { file: company, at: '/contactMethods/newyear2027' },
    `${company}: /contactMethods/newyear2027: is missing → add the list of ways to be reached that this form offers`,
  ],
  [
    'a company without its file',
    { file: company },
    `${company}: /: the file is missing or cannot be read → put it back`,
  ],
];

test.each(cases)('names %s', async (_name, change, line) => {
  expect(await linesAfter(change)).toEqual([line]);
});

test('names a picture that is too large', async () => {
  expect(await linesAfter({ file: 'content/images/bay.jpg', width: 2561 })).toEqual([
    'content/images/bay.jpg: /: is 2561 × 4 px → no side may be longer than 2560 px, save it smaller',
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
