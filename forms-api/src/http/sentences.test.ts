import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../config/repositoryRoot';
import { Refusal } from './refusal';
import { readSentences } from './sentences';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'locales-'));
  for (const language of ['en', 'de', 'fr']) {
    cpSync(path.join(repositoryRoot, 'locales/en/api.json'), path.join(folder, language, 'api.json'));
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

test('speaks the languages whose folders are there, English first', () => {
  expect(readSentences(folder).languages).toEqual(['en', 'de', 'fr']);
});

test('names file and entry when a sentence is missing', () => {
  const file = path.join(folder, 'fr/api.json');
  const texts = JSON.parse(readFileSync(file, 'utf8'));
  delete texts.refusals.notFound;
  writeFileSync(file, JSON.stringify(texts));
  expect(() => readSentences(folder)).toThrow(/^locales\/fr\/api\.json: \/refusals\/notFound: /);
});

test('shows an unknown field’s name in one short line', () => {
  const field = `a\nb\u202e${'c'.repeat(100)}`;
  const refusal = new Refusal('invalid', { fieldErrors: [{ field, code: 'unknown-field' }] });
  expect(readSentences(folder).ofRefusal(refusal, 'en')).toBe(
    `Please check your entries: “ab${'c'.repeat(38)}” is not a known field.`,
  );
});

test.each([
  ['en', 'Please check your entries: “a” is not a known field; further unknown fields: 21.'],
  ['de', 'Bitte prüfen Sie Ihre Angaben: „a“ ist kein bekanntes Feld; weitere unbekannte Felder: 21.'],
  ['ru', 'Пожалуйста, проверьте данные: поле «a» нам неизвестно; ещё неизвестных полей: 21.'],
])('says in %s how many fields more are unknown', (language, sentence) => {
  const refusal = new Refusal('invalid', {
    fieldErrors: [
      { field: 'a', code: 'unknown-field' },
      { field: '', code: 'more-unknown-fields', count: 21 },
    ],
  });
  expect(readSentences(path.join(repositoryRoot, 'locales')).ofRefusal(refusal, language)).toBe(sentence);
});
