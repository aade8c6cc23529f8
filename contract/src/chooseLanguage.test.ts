import { chooseLanguage } from './chooseLanguage';

const three = ['en', 'de', 'ru'];
const brazil = ['en', 'de', 'pt-BR'];
const chinese = ['en', 'zh-Hans', 'zh-Hant'];

it.each<[string, string[], string[], string | undefined]>([
  ['the very same', ['de'], three, 'de'],
  ['a language whatever the region', ['de-AT'], three, 'de'],
  ['any case of letters', ['RU-ru'], three, 'ru'],
  ['the second wish', ['fr-FR', 'ru-RU', 'de'], three, 'ru'],
  ['none', ['fr', 'zh-Hans-CN'], three, undefined],
  ['none for no wish', [], three, undefined],
  ['the very same region', ['pt-BR'], brazil, 'pt-BR'],
  ['a region in small letters', ['pt-br'], brazil, 'pt-BR'],
  ['a region where none is asked for', ['pt'], brazil, 'pt-BR'],
  ['another region', ['pt-PT', 'de'], brazil, 'pt-BR'],
  ['the asked region of several', ['pt-BR'], ['en', 'pt', 'pt-BR'], 'pt-BR'],
  ['no region before another one', ['pt-AO'], ['en', 'pt-BR', 'pt'], 'pt'],
  ['the script of a region', ['zh-TW'], chinese, 'zh-Hant'],
  ['the usual script', ['zh'], chinese, 'zh-Hans'],
  ['a script with a region', ['zh-Hant-HK'], chinese, 'zh-Hant'],
  ['another script before none', ['sr-Latn'], ['en', 'sr-Cyrl'], 'sr-Cyrl'],
  ['nothing for every language', ['*'], three, undefined],
])('chooses %s', (_case, wishes, languages, expected) => {
  expect(chooseLanguage(wishes, languages)).toBe(expected);
});

it.each(['<script>', 'de<svg onload=alert(1)>', '__proto__', 'constructor', '', 'pt_BR', '-'])(
  'ignores %j',
  (wish) => {
    expect(chooseLanguage([wish], ['en', 'de', 'pt', 'pt-BR'])).toBeUndefined();
  },
);
