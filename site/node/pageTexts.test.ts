/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import type { NodeModel } from './nodeModel';
import { pageTexts } from './pageTexts';

const folder = path.resolve('../locales/de');

/** Finds the shipped files of texts; two expeditions are named at the foot of every page. */
const nodes = {
  findAll: async ({ type, query }: { type: string; query: { filter: { ns?: { in: string[] } } } }) => ({
    entries:
      type === 'Locale'
        ? (query.filter.ns?.in ?? [])
            .filter((ns) => fs.existsSync(path.join(folder, `${ns}.json`)))
            .map((ns) => ({ ns, data: fs.readFileSync(path.join(folder, `${ns}.json`), 'utf8') }))
        : [{ jsonId: 'antarctica' }, { jsonId: 'lofoten' }],
  }),
  findOne: async () => ({ houseAdvertisement: 'newyear2027' }),
} as unknown as NodeModel;

const textsOf = async (...texts: string[]): Promise<Record<string, Record<string, unknown>>> => {
  const { edges } = await pageTexts({ language: 'de', texts }, nodes);
  return Object.fromEntries(edges.map(({ node }) => [node.ns, JSON.parse(node.data)]));
};

it('gives every page what the shell says, the date of the cookie settings included', async () => {
  const texts = await textsOf();
  expect(texts['dates']).toHaveProperty('date');
  expect(texts['consent']).toHaveProperty('dialog.status');
  expect(texts['common']).toHaveProperty('notifications.close');
  expect(Object.keys(texts['booking'] ?? {})).toEqual(['title']);
  expect(Object.keys(texts['expeditions'] ?? {})).toEqual(['antarctica', 'lofoten', 'newyear2027']);
  expect(texts).not.toHaveProperty('forms');
});

it('adds what the page names, whole or in part', async () => {
  const texts = await textsOf('booking', 'gallery', 'expeditions.lofoten.name', 'seo.contact');
  expect(texts['booking']).toHaveProperty('form.submit');
  expect(texts['gallery']).toHaveProperty('title');
  expect(Object.keys(texts['expeditions']?.['lofoten'] as object)).toEqual(['name', 'title']);
  expect(Object.keys(texts['seo'] ?? {})).toEqual(['default', 'contact']);
});

it('refuses a part that the language lacks', async () => {
  await expect(textsOf('weather')).rejects.toThrow('locales/de/ lacks weather.json');
});
