import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../forms-api/src/config/repositoryRoot';
import { tooLarge } from '../../forms-api/src/http/jsonBody';
import { methodNotAllowed, unavailable, type Refusal } from '../../forms-api/src/http/refusal';
import { commonHeaders, documentHeaders, partOfPage } from '../../forms-api/src/http/securityHeaders';
import { readSentences, type Sentences } from '../../forms-api/src/http/sentences';
import { readCircumstances } from '../circumstances';
import { acceptPatterns } from './acceptPatterns';

const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;

// The service sends the same headers, and an answer must not carry them twice.
const headerLine = (name: string, value: string): string =>
  `proxy_hide_header ${name};\nadd_header ${name} ${value} always;\n`;

const variableOf = (name: string): string => `$${name.toLowerCase().replaceAll('-', '_')}`;

const map = (source: string, target: string, values: [string, string][]): string =>
  `map ${source} ${target} {\n${values.map(([key, value]) => `    ${quoted(key)} ${quoted(value)};\n`).join('')}}\n`;

const refusals: Record<string, Refusal> = {
  $unavailable_sentence: unavailable(),
  $body_too_large_sentence: tooLarge(),
  $method_not_allowed_sentence: methodNotAllowed('$request_method', ['GET', 'HEAD']),
};

const sentenceMaps = (sentences: Sentences): string => {
  const [fallback = 'en', ...others] = sentences.languages;
  const languages = map('$http_accept_language', '$visitor_language', [
    ...acceptPatterns(others).map(([pattern, language]): [string, string] => [`~*${pattern}`, language]),
    ['default', fallback],
  ]);
  const texts = Object.entries(refusals).map(([variable, refusal]) =>
    map(
      '$visitor_language',
      variable,
      sentences.languages.map((language) => [language, sentences.ofRefusal(refusal, language)]),
    ),
  );
  return languages + texts.join('');
};

// Puts together the whole configuration in a folder: the files beside this one, and what the service and the texts define.
const [folder, siteFolder] = process.argv.slice(2);
if (folder === undefined || siteFolder === undefined)
  throw new Error('usage: assemble.ts <folder> <built site>');
const sentences = readSentences(path.join(repositoryRoot, 'locales'));
const own = import.meta.dirname;
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(own).filter((file) => /\.(?:conf|sh)$/.test(file))) {
  copyFileSync(path.join(own, name), path.join(folder, name));
}
const circumstances = readCircumstances(siteFolder);
const ofDocuments = Object.entries(documentHeaders(circumstances));
// nginx sends no header whose value is empty.
const documentMaps = ofDocuments.map(([name, value]) =>
  map('$sent_http_content_type', variableOf(name), [
    [`~${partOfPage.source}`, ''],
    ['default', value],
  ]),
);
writeFileSync(path.join(folder, 'security-maps.conf'), documentMaps.join(''));
writeFileSync(
  path.join(folder, 'security-headers.conf'),
  [
    ...Object.entries(commonHeaders(circumstances)).map(([name, value]) => headerLine(name, quoted(value))),
    ...ofDocuments.map(([name]) => headerLine(name, variableOf(name))),
  ].join(''),
);
writeFileSync(path.join(folder, 'sentences.conf'), sentenceMaps(sentences));
