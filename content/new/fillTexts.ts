import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { applyEdits, modify, parse, type JSONPath } from 'jsonc-parser';
import { readContent } from '../check/collections';
import { readLanguages } from '../check/languages';
import { neededTexts, type Need } from '../check/needs';
import { unwritten } from '../check/texts';

/**
 * Writes a text to be replaced for everything that content/ needs and a language lacks.
 * @param root the repository
 * @returns the files that changed, from the root
 */
export async function fillTexts(root: string): Promise<string[]> {
  const content = await readContent(root, path.join(root, 'content'));
  const { languages } = await readLanguages(root, path.join(root, 'locales'));
  const needs = neededTexts(content);
  const changed: string[] = [];
  for (const { file, name } of languages.flatMap(({ files }) => files)) {
    const text = await readFile(path.join(root, file), 'utf8');
    const filled = needs.filter((need) => need.name === name).reduce(fillNeed, text);
    if (filled === text) continue;
    await writeFile(path.join(root, file), filled);
    changed.push(file);
  }
  return changed;
}

/** Adds what one need lacks; the rest of the file keeps its form. */
function fillNeed(text: string, { path: place, keys = [], list }: Need): string {
  let result = text;
  for (const key of keys) {
    if (at(result, [...place, key]) === undefined)
      result = put(result, [...place, key], `${unwritten} ${key}`);
  }
  if (!list) return result;
  const found = at(result, place);
  const entries: unknown[] = Array.isArray(found) ? found : [];
  const missing = Array.from({ length: Math.max(0, list.length - entries.length) }, () =>
    list.keys
      ? Object.fromEntries(list.keys.map((key) => [key, `${unwritten} ${key}`]))
      : `${unwritten} entry`,
  );
  return missing.length > 0 ? put(result, place, [...entries, ...missing]) : result;
}

const at = (text: string, place: string[]): unknown =>
  place.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], parse(text));

const put = (text: string, place: string[], value: unknown): string => {
  const isIndex = (part: string) => /^\d+$/.test(part);
  const jsonPath: JSONPath = place.map((part, depth) =>
    isIndex(part) && Array.isArray(at(text, place.slice(0, depth))) ? Number(part) : part,
  );
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  return applyEdits(text, modify(text, jsonPath, value, { formattingOptions }));
};
