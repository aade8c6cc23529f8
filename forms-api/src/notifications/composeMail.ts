import type { ToldEnquiry } from './enquiry';
import { holdsLink } from './link';
import type { MailTexts } from './mailTexts';

/** A mail's words; the HTML shows no more than the text. */
export interface MailWords {
  subject: string;
  text: string;
  html: string;
}

const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');
const lines = (text: string): string => escape(text).replace(/\r?\n/g, '<br>');

const layOut = (
  language: string,
  before: readonly string[],
  rows: readonly (readonly [string, string])[],
  after: readonly string[],
): Omit<MailWords, 'subject'> => ({
  text: [...before, rows.map(([name, value]) => `${name}: ${value}`).join('\n'), ...after].join('\n\n'),
  html: [
    `<!doctype html><html lang="${language}"><body>`,
    ...before.map((paragraph) => `<p>${lines(paragraph)}</p>`),
    '<table cellpadding="4">',
    ...rows.map(
      ([name, value]) =>
        `<tr><th align="left" valign="top">${escape(name)}</th><td>${lines(value)}</td></tr>`,
    ),
    '</table>',
    ...after.map((paragraph) => `<p>${lines(paragraph)}</p>`),
    '</body></html>',
  ].join('\n'),
});

const rowsOf = ({ fields }: ToldEnquiry, texts: MailTexts): [string, string][] =>
  Object.entries(fields).map(([name, value]) => [texts.fields[name] ?? name, value]);

const subjectOf = (
  { kind, id, about, name }: ToldEnquiry,
  subjects: Record<'bookingSubject' | 'contactSubject', string>,
): string => fill(subjects[`${kind}Subject`], { id, about, name });

/**
 * The mail to the operator: the enquiry's number and all its fields.
 * @param visitorLanguage code of the language the visitor reads
 */
export const operatorMail = (
  enquiry: ToldEnquiry,
  texts: MailTexts,
  language: string,
  visitorLanguage: string,
): MailWords => {
  const { operator } = texts;
  const { createdAt } = enquiry;
  const rows: [string, string][] = [
    [operator.number, String(enquiry.id)],
    [operator.received, createdAt],
    [operator.language, visitorLanguage],
    ...rowsOf(enquiry, texts),
  ];
  return {
    subject: subjectOf(enquiry, operator),
    ...layOut(language, [fill(operator.lead, { createdAt })], rows, []),
  };
};

/** What is not the visitor's own choice of words: an expedition of ours, and the address that the mail goes to. */
const ownWords = new Set(['expedition', 'email']);

/** Fields without what could lead its reader somewhere: anybody may have entered the address of somebody else. */
const quotable = ({ fields }: ToldEnquiry): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => ownWords.has(field) || !holdsLink(value)),
  );

/**
 * The acknowledgement to the visitor: the number, a copy of what was sent as far as it holds no link, and what to do when it was not sent by
 * them.
 * @param company name that signs the mail
 */
export const visitorMail = (
  enquiry: ToldEnquiry,
  texts: MailTexts,
  language: string,
  company: string,
): MailWords => {
  const { visitor } = texts;
  const { name, kind, about } = enquiry;
  const fields = quotable(enquiry);
  const isWhole = Object.keys(fields).length === Object.keys(enquiry.fields).length;
  const before = [
    holdsLink(name) ? visitor.greetingWithoutName : fill(visitor.greeting, { name }),
    fill(visitor.lead, { id: enquiry.id }),
    visitor.copy,
  ];
  const after = [...(isWhole ? [] : [visitor.leftOut]), visitor.mistake, fill(visitor.closing, { company })];
  return {
    subject:
      kind === 'contact' && holdsLink(about) ? visitor.contactSubjectAlone : subjectOf(enquiry, visitor),
    ...layOut(language, before, rowsOf({ ...enquiry, fields }, texts), after),
  };
};
