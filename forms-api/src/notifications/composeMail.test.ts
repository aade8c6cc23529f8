import path from 'node:path';
import { repositoryRoot } from '../config/repositoryRoot';
import { operatorMail, visitorMail } from './composeMail';
import type { ToldEnquiry } from './enquiry';
import { readMailTexts, type MailTexts } from './mailTexts';

const texts = readMailTexts(path.join(repositoryRoot, 'locales'), ['en', 'de', 'ru']);
const textsOf = (language: string): MailTexts => texts.get(language) as MailTexts;

const contact = (fields: Record<string, string>): ToldEnquiry => {
  const all = {
    name: 'Ada Nansen',
    email: 'ada@example.org',
    subject: 'Cabins',
    message: 'How wide?',
    ...fields,
  };
  return {
    kind: 'contact',
    id: 12,
    createdAt: '2026-12-29T12:30:15.000Z',
    name: all.name,
    email: all.email,
    about: all.subject,
    fields: all,
  };
};

test.each(['name', 'subject', 'message'])(
  'a link in the %s reaches the operator, and not the visitor',
  (field) => {
    const enquiry = contact({ [field]: 'Win at evil.example/x' });
    for (const language of ['en', 'de', 'ru']) {
      const { visitor } = textsOf(language);
      const mail = visitorMail(enquiry, textsOf(language), language, 'Polar Meridian');
      expect(JSON.stringify(mail)).not.toContain('evil.example');
      expect(mail.text).toContain(visitor.leftOut);
      expect(mail.text).toContain('ada@example.org');
    }
    expect(operatorMail(enquiry, textsOf('en'), 'en', 'de').text).toContain('evil.example/x');
  },
);

test('a name that holds a link is greeted without it, in every language', () => {
  const enquiry = contact({ name: 'Ada www.evil.example' });
  const greetings = ['en', 'de', 'ru'].map(
    (language) => visitorMail(enquiry, textsOf(language), language, 'P').text.split('\n')[0],
  );
  expect(greetings).toEqual(['Good day,', 'Guten Tag,', 'Здравствуйте!']);
});

test('a subject that holds a link does not become the subject of the mail', () => {
  const enquiry = contact({ subject: 'evil.example' });
  expect(visitorMail(enquiry, textsOf('de'), 'de', 'P').subject).toBe('Ihre Nachricht ist bei uns');
});

test('what holds no link is quoted as a whole', () => {
  const { text, subject } = visitorMail(contact({}), textsOf('en'), 'en', 'P');
  expect(text).toMatch(/^Good day, Ada Nansen,\n/);
  expect(text).toContain('How wide?');
  expect(text).not.toContain(textsOf('en').visitor.leftOut);
  expect(subject).toBe('We have your message: Cabins');
});
