import { bookingSchema, contactSchema, fieldErrors, limits, type FieldError } from './index';

const booking = bookingSchema({
  expeditions: ['East Greenland', 'New Year'],
  phoneOptionalFor: ['New Year'],
});

const valid = {
  firstName: 'Ada',
  lastName: 'Nansen',
  email: 'ada@example.org',
  phone: '+47 555 0100',
  expedition: 'East Greenland',
};

const faultsOf = (values: unknown): FieldError[] => {
  const parsed = booking.safeParse(values);
  return parsed.success ? [] : fieldErrors(parsed.error);
};

test('accepts an enquiry of required fields alone', () => {
  expect(booking.parse(valid)).toEqual(valid);
});

test('trims and composes texts', () => {
  expect(booking.parse({ ...valid, firstName: ' A\u030Asa\t' }).firstName).toBe('Åsa');
});

test.each([undefined, '', '  '])('takes the optional text %j for absent', (text) => {
  expect(booking.parse({ ...valid, contactMethod: text, message: text })).toEqual(valid);
});

test.each([
  ['firstName', limits.name],
  ['lastName', limits.name],
  ['phone', limits.phone],
  ['contactMethod', limits.contactMethod],
  ['message', limits.message],
])('bounds %s at %i characters after trimming, however many bytes they take', (field, limit) => {
  expect(faultsOf({ ...valid, [field]: ` ${'🧭'.repeat(limit)} ` })).toEqual([]);
  expect(faultsOf({ ...valid, [field]: 'x'.repeat(limit + 1) })).toEqual([
    { field, code: 'too-long', limit },
  ]);
});

test.each(['firstName', 'lastName', 'email', 'phone', 'expedition'])('requires %s', (field) => {
  expect(faultsOf({ ...valid, [field]: undefined })).toEqual([{ field, code: 'required' }]);
  expect(faultsOf({ ...valid, [field]: ' \u200b' })).toEqual([{ field, code: 'required' }]);
});

test('requires no phone for a New Year application', () => {
  expect(faultsOf({ ...valid, phone: undefined, expedition: 'New Year' })).toEqual([]);
});

test.each(['\u0000', '\u001b', '\u007f', '\u0085', '\ud800'])(
  'refuses the control character %j',
  (character) => {
    expect(faultsOf({ ...valid, lastName: `a${character}b`, message: `a${character}b` })).toEqual([
      { field: 'lastName', code: 'control-characters' },
      { field: 'message', code: 'control-characters' },
    ]);
  },
);

test('allows line breaks and tabs in the message alone', () => {
  expect(faultsOf({ ...valid, message: 'a\r\n\tb' })).toEqual([]);
  expect(faultsOf({ ...valid, lastName: 'a\nb' })).toEqual([
    { field: 'lastName', code: 'control-characters' },
  ]);
});

test('reports all faults of all fields', () => {
  expect(faultsOf({ firstName: 5, email: 'ada', phone: '', expedition: 'Moon', agreed: true, x: 1 })).toEqual(
    [
      { field: 'firstName', code: 'wrong-type' },
      { field: 'lastName', code: 'required' },
      { field: 'email', code: 'not-an-email' },
      { field: 'expedition', code: 'not-offered' },
      { field: 'agreed', code: 'unknown-field' },
      { field: 'x', code: 'unknown-field' },
      { field: 'phone', code: 'required' },
    ],
  );
});

test('names five unknown fields, each by 40 whole characters at most, and counts the others', () => {
  const unknown = Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`f${index}`, 1]));
  const names = Object.keys(unknown);
  const long = `-${'🧭'.repeat(50)}`;
  expect(faultsOf({ ...valid, [long]: 1, ...unknown })).toEqual([
    ...[`-${'🧭'.repeat(39)}`, ...names.slice(0, 4)].map((field) => ({ field, code: 'unknown-field' })),
    { field: '', code: 'more-unknown-fields', count: 2_996 },
  ]);
});

test('counts nothing when every unknown field is named', () => {
  const faults = faultsOf({ ...valid, a: 1, b: 1, c: 1, d: 1, e: 1 });
  expect(faults.map(({ code }) => code)).toEqual(Array(5).fill('unknown-field'));
});

test.each([null, [], 'text', 5])('refuses the payload %j as a whole', (payload) => {
  expect(faultsOf(payload)).toEqual([{ field: '', code: 'wrong-type' }]);
});

test.each([
  'a@b.co',
  "o'neill+polar@sub.example.org",
  'ада@почта.рф',
  'x@xn--80a1acny.xn--p1ai',
  'jürgen@müller.de',
])('takes %s for an address', (email) => {
  expect(faultsOf({ ...valid, email })).toEqual([]);
});

test.each([
  'a',
  'a@b',
  '@b.co',
  'a b@c.de',
  'a..b@c.de',
  'a@b..co',
  'a@-b.co',
  'a@b.co, c@d.eu',
  '<a@b.co>',
  'a@1.2.3.4',
])('does not take %s for an address', (email) => {
  expect(faultsOf({ ...valid, email })).toEqual([{ field: 'email', code: 'not-an-email' }]);
});

test('requires every field of a contact enquiry', () => {
  const parsed = contactSchema.safeParse({});
  expect(parsed.success ? [] : fieldErrors(parsed.error)).toEqual(
    ['name', 'email', 'subject', 'message'].map((field) => ({ field, code: 'required' })),
  );
});
