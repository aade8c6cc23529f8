import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { faultCodes, shortName, type FieldError } from '@polar-meridian/contract';
import { z } from 'zod';
import { StartError } from '../config/startError';
import { refusalStatus, type Reason, type Refusal } from './refusal';

const fallback = 'en';
/** What a sentence may list of faults, in bytes, so that with the words around it stays below a kilobyte. */
const mostBytesOfFaults = 800;

const sentence = z.string().min(1);
const schema = z.strictObject({
  refusals: z.record(z.enum(Object.keys(refusalStatus) as Reason[]), sentence),
  faults: z.record(z.enum(faultCodes), sentence),
  moreFaults: sentence,
  fields: z.record(z.string(), sentence),
});

type Texts = z.output<typeof schema>;

/** The service's sentences in every language that has them. */
export interface Sentences {
  /** English first, which makes it the choice for a visitor who states none. */
  languages: string[];
  /** The one sentence of a refusal. */
  ofRefusal(refusal: Refusal, language: string): string;
  /** The part of a sentence that names one fault of one field. */
  ofFault(fault: FieldError, language: string): string;
}

const readTexts = (file: string): Texts => {
  const shown = path.join('locales', path.basename(path.dirname(file)), path.basename(file));
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const lines =
      error instanceof z.ZodError
        ? error.issues.map((issue) => `${shown}: /${issue.path.join('/')}: ${issue.message}`)
        : [`${shown}: is not readable JSON (${String(error)})`];
    throw new StartError(lines);
  }
};

const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

const shownName = (name: string): string => shortName(name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ''));

/** As many parts of a list, from its beginning, as fit into a number of bytes. */
const fitting = (parts: readonly string[], bytes: number): string[] => {
  let left = bytes;
  return parts.filter((part) => (left -= Buffer.byteLength(part)) >= 0);
};

/**
 * Reads `api.json` of every language; the languages are the folders.
 * @param folder the folder of the locales
 * @throws StartError naming file and entry when a text is missing
 */
export const readSentences = (folder: string): Sentences => {
  const found = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'api.json')));
  const languages = [fallback, ...found.filter((name) => name !== fallback).sort()];
  const texts = new Map(languages.map((name) => [name, readTexts(path.join(folder, name, 'api.json'))]));
  const english = texts.get(fallback) as Texts;
  const textsOf = (language: string): Texts => texts.get(language) ?? english;

  const ofFault = ({ field, code, limit = 0, count = 0 }: FieldError, language: string): string => {
    const { faults, fields } = textsOf(language);
    const known = Object.hasOwn(fields, field || 'enquiry') ? fields[field || 'enquiry'] : undefined;
    return fill(faults[code], { field: known ?? shownName(field), limit, count });
  };

  const ofRefusal = ({ reason, values, fieldErrors = [] }: Refusal, language: string): string => {
    const { refusals, moreFaults } = textsOf(language);
    const faults = fieldErrors.map((fault) => ofFault(fault, language));
    const listed = fitting(faults, mostBytesOfFaults);
    const count = fieldErrors.slice(listed.length).reduce((sum, fault) => sum + (fault.count ?? 1), 0);
    if (count > 0) listed.push(fill(moreFaults, { count }));
    return fill(refusals[reason], { ...values, faults: listed.join('; ') });
  };

  return { languages, ofRefusal, ofFault };
};
