import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Json = Record<string, unknown>;

const read = (file: string): Json => JSON.parse(readFileSync(file, 'utf8')) as Json;
const write = (file: string, value: Json) => writeFileSync(file, JSON.stringify(value));

/**
 * Adds expeditions to a copy of the repository until there are so many: each a copy of one that is there, sharing its pictures.
 * @param root the copy
 * @param total how many expeditions with a page there are to be
 */
export function generateExpeditions(root: string, total: number): void {
  const folder = path.join(root, 'content/expeditions');
  const all = readdirSync(folder).map((name) => read(path.join(folder, name)));
  const voyages = all.filter(({ layout }) => layout === 'voyage');
  const model = voyages.find(({ id }) => id === 'lofoten') ?? voyages[0];
  if (!model) throw new Error('There is no expedition to copy');
  const modelId = String(model['id']);
  const added = Array.from(
    { length: Math.max(0, total - voyages.length) },
    (_none, index) => `coast-${index + 1}`,
  );

  added.forEach((id, index) => {
    const order = all.length + index + 1;
    write(path.join(folder, `${id}.json`), {
      ...model,
      id,
      order,
      bookingName: `Coast ${index + 1}`,
      preselects: id,
    });
  });
  const locales = path.join(root, 'locales');
  const languages = readdirSync(locales, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of languages) {
    for (const file of ['expeditions.json', 'seo.json'].map((part) => path.join(locales, name, part))) {
      const texts = read(file);
      for (const id of added) texts[id] = texts[modelId];
      write(file, texts);
    }
  }
}
