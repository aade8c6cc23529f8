import type { IncomingMessage, ServerResponse } from 'node:http';
import Koa from 'koa';
import { visitorLanguage } from './visitorLanguage';

const languageOf = (header: string | undefined): string => {
  const request = { headers: { 'accept-language': header } } as IncomingMessage;
  return visitorLanguage(new Koa().createContext(request, {} as ServerResponse), ['en', 'de', 'pt-BR']);
};

test.each([
  ['de-AT, en;q=0.5', 'de'],
  ['pt', 'pt-BR'],
  ['pt-PT, de;q=0.5', 'pt-BR'],
  ['fr;q=0.9, de;q=0.8, pt;q=0.7', 'de'],
  ['en;q=0.3, pt-BR', 'pt-BR'],
  ['fr, *;q=0.1', 'en'],
  ['%00, <script>', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('a visitor whose browser says "%s" is answered in %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
