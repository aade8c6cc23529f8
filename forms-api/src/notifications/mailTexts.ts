import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from '../config/startError';

const words = <Keys extends string>(...keys: Keys[]) =>
  z.strictObject(
    Object.fromEntries(keys.map((key) => [key, z.string().min(1)])) as Record<Keys, z.ZodString>,
  );

const mail = z.strictObject({
  operator: words('bookingSubject', 'contactSubject', 'lead', 'number', 'received', 'language'),
  visitor: words(
    'bookingSubject',
    'contactSubject',
    'contactSubjectAlone',
    'greeting',
    'greetingWithoutName',
    'lead',
    'copy',
    'leftOut',
    'mistake',
    'closing',
  ),
});
const api = z.object({ fields: z.record(z.string(), z.string()) });

/** The words of the mails in one language, and the names of the fields. */
export type MailTexts = z.output<typeof mail> & z.output<typeof api>;

const readJson = <Schema extends z.ZodType>(
  folder: string,
  language: string,
  name: string,
  schema: Schema,
) => {
  try {
    return schema.parse(JSON.parse(readFileSync(path.join(folder, language, name), 'utf8')));
  } catch (error) {
    throw new StartError([`locales/${language}/${name}: cannot be used (${String(error)})`]);
  }
};

/**
 * Reads the words of the mails.
 * @param folder the folder of the locales
 * @param languages codes, each a folder there
 * @throws StartError naming the file that is missing or incomplete
 */
export const readMailTexts = (folder: string, languages: readonly string[]): ReadonlyMap<string, MailTexts> =>
  new Map(
    languages.map((language) => [
      language,
      { ...readJson(folder, language, 'mail.json', mail), ...readJson(folder, language, 'api.json', api) },
    ]),
  );
