import { chooseLanguage } from '@polar-meridian/contract';
import { acceptPatterns } from '../nginx/acceptPatterns';

const languages = ['de', 'pt-BR', 'ru', 'zh', 'zh-Hant'];

test.each([
  'de',
  'de-AT',
  'pt',
  'pt-BR',
  'PT-br,en;q=0.5',
  'pt-PT',
  'zh',
  'zh-CN',
  'zh-Hant',
  'fr,de',
  '*',
  '',
])('nginx speaks as the service does to a visitor whose browser says "%s"', (header) => {
  const [, spoken] =
    acceptPatterns(languages).find(([pattern]) => new RegExp(pattern, 'i').test(header)) ?? [];
  const [wish = ''] = header.split(/[,;]/);
  expect(spoken).toBe(chooseLanguage([wish], languages));
});
