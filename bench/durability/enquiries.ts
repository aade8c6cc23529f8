import type { Random } from './random';

/** An enquiry as a visitor sends it; its e-mail address belongs to it alone. */
export interface Enquiry {
  kind: 'booking' | 'contact';
  key: string;
  values: Readonly<Record<string, string>>;
}

const names = [
  'Ada',
  ' Žofie ',
  'Фритьоф',
  '藤原',
  'Zoe\u0308',
  'O’Neill',
  'مريم',
  '🧭 Nansen',
  "Robert'); --",
];
const words = [
  'Eis',
  'лёд',
  '氷',
  'ice',
  'cafe\u0301',
  '🐧',
  '"quoted"',
  '\\n',
  '%s',
  "it's",
  '\n',
  '\t',
  'ﬁn',
];

const text = (random: Random, most: number): string =>
  `A ${Array.from({ length: random.between(0, most) }, () => random.pick(words)).join(' ')} Z`;

const booking = (email: string, random: Random): Record<string, string> => ({
  firstName: random.pick(names),
  lastName: random.pick(names),
  email,
  phone: '+47 555 0100',
  expedition: 'East Greenland',
  ...(random.chance(0.5) && { contactMethod: 'telegram' }),
  ...(random.chance(0.8) && { message: text(random, 200) }),
});

const contact = (email: string, random: Random): Record<string, string> => ({
  name: random.pick(names),
  email,
  subject: random.pick(names),
  message: text(random, 200),
});

/** Makes so many enquiries of both kinds, each with a key of its own. */
export const createEnquiries = (count: number, random: Random): Enquiry[] =>
  Array.from({ length: count }, (_, index) => {
    const kind = random.pick(['booking', 'contact'] as const);
    const email = `visitor-${index}@example.org`;
    return {
      kind,
      key: `key ${index}`,
      values: kind === 'booking' ? booking(email, random) : contact(email, random),
    };
  });

/** Another body under the same key; whatever is stored of it does not belong there. */
export const withOtherBody = ({ kind, key, values }: Enquiry): Enquiry => ({
  kind,
  key,
  values: { ...values, email: `other-${values['email']}` },
});
