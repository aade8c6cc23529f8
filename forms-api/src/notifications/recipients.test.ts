import { domainToASCII } from 'node:url';
import { contactSchema, deliveryAddress } from '@polar-meridian/contract';
import fc from 'fast-check';
import path from 'node:path';
import { aContact } from '../../test/enquiries';
import { startMailServer, type MailServer } from '../../test/mailServer';
import { repositoryRoot } from '../config/repositoryRoot';
import type { ToldEnquiry } from './enquiry';
import { mailSender, type MailSender } from './mail';
import { readMailTexts } from './mailTexts';

let server: MailServer;
let mail: MailSender;

beforeAll(async () => {
  server = await startMailServer();
  mail = mailSender({
    smtpUrl: server.url,
    notifyTo: ['Office <office@example.com>', 'crew@example.com'],
    notifyFrom: '"Website, Vilnius" <website@example.com>',
    texts: readMailTexts(path.join(repositoryRoot, 'locales'), ['en']),
    company: 'Polar Meridian',
  });
});

afterAll(async () => {
  mail.close();
  await server.close();
});

beforeEach(() => {
  server.arrived.length = 0;
});

const enquiryOf = (email: string): ToldEnquiry => ({
  kind: 'contact',
  id: 1,
  createdAt: '2026-12-29T12:30:15.000Z',
  name: 'Ada',
  email,
  about: 'Cabins',
  fields: { email },
});

/** Where the contract lets mail for a text go to; nowhere when it refuses it. */
const accepted = (text: string): string | undefined => {
  const parsed = contactSchema.safeParse(aContact({ email: text }));
  return parsed.success ? parsed.data.email : undefined;
};

/** The envelope says either form of a domain; they are the same host. */
const inAscii = (address: string): string => {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
};

const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('a', 'victim', 'evil.example', 'example.org', 'почта.рф', 'müller.de'),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...'@@@.,;:<>()[]"\\%!=?+-_|/{}~^`#$&\'* '.split(''),
      '=?utf-8?q?',
      '?=',
      '=40',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 2 }) },
  { weight: 1, arbitrary: fc.constantFrom('＠', '．', '\u200b', '\u115f', 'ß', 'İ', '\r\n', '\0') },
);
const hostile = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''));
const local = fc.stringMatching(/^[a-zäжß0-9!#$%&'*+/=?^_`{|}~-]{1,12}$/u);
const plausible = fc
  .tuple(local, fc.constantFrom('example.org', 'почта.рф', 'müller.de', 'straße.example', 'ex-ample.co.uk'))
  .map((parts) => parts.join('@'));
const candidate = fc.oneof(
  fc.emailAddress(),
  plausible,
  hostile,
  hostile.map((text) => `${text}@example.org`),
);

test('mail for an accepted address goes to it alone, as it was entered', async () => {
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(candidate, async (text) => {
      const email = accepted(text);
      if (email === undefined) return;
      server.arrived.length = 0;
      await mail.toVisitor(enquiryOf(email), 'en', AbortSignal.timeout(10_000));
      sent += 1;
      const [arrived] = server.arrived;
      expect(server.arrived).toHaveLength(1);
      expect(arrived?.recipients.map(inAscii)).toEqual([deliveryAddress(email)]);
      expect(arrived?.mail.to?.map(({ address }) => inAscii(String(address)))).toEqual([
        deliveryAddress(email),
      ]);
    }),
    { numRuns: 200 },
  );
  expect(sent).toBeGreaterThan(50);
}, 30_000);

test('the operator’s addresses keep their names, and an answer goes to the visitor alone', async () => {
  await mail.toOperator(enquiryOf('ada@example.org'), 'en', AbortSignal.timeout(10_000));
  const [arrived] = server.arrived;
  expect(arrived?.recipients).toEqual(['office@example.com', 'crew@example.com']);
  expect(arrived?.mail.to).toEqual([
    { name: 'Office', address: 'office@example.com' },
    { name: '', address: 'crew@example.com' },
  ]);
  expect(arrived?.mail.from).toEqual({ name: 'Website, Vilnius', address: 'website@example.com' });
  expect(arrived?.mail.replyTo).toEqual([{ name: 'Ada', address: 'ada@example.org' }]);
});
