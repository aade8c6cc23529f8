/** @jest-environment node */
import { languages } from './languages';
import { manifestOptions } from './manifest';

test('there is a manifest for each language, which opens the site in it and describes it in its words', () => {
  const { localize, ...english } = manifestOptions();
  const all = [english, ...localize];
  expect(all.map(({ lang }) => lang)).toEqual(languages);
  expect(all.map(({ start_url }) => start_url)).toEqual(
    languages.map((language) => (language === 'en' ? '/' : `/${language}`)),
  );
  expect(new Set(all.map(({ description }) => description)).size).toBe(languages.length);
});

test('it has the sizes that telephones ask for, and one to cut', () => {
  expect(manifestOptions().icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
});
