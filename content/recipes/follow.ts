import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits, modify, parse } from 'jsonc-parser';
import { readLanguages } from '../check/languages';
import type { Recipe, Step } from './readManual';

/**
 * Follows a recipe in a copy of the repository.
 * @param root the copy
 * @throws when a step cannot be done as it stands
 */
export async function follow(root: string, { steps }: Recipe): Promise<void> {
  for (const step of steps) await doStep(root, step);
  await writeMissingWords(root);
}

async function doStep(root: string, step: Step): Promise<void> {
  if (!('command' in step)) return writeJson(path.join(root, step.file), step.pointer, step.json);
  const [program = '', ...words] = step.command.split(' ');
  const paths = words.filter((word) => !word.startsWith('-'));
  if (program === 'cp') {
    const [from = '', to = ''] = paths.map((name) => path.join(root, name));
    return cpSync(from, to, { recursive: true });
  }
  if (program !== 'npm') throw new Error(`The manual asks for an unknown command: ${step.command}`);
  execFileSync(program, words, { cwd: root, stdio: 'pipe' });
}

/** Writes as a reader would: keys into the object at the place, an entry at the end of a list, or a whole value. */
function writeJson(file: string, pointer: string, json: string): void {
  const place = pointer.split('/').slice(1);
  const isMembers = /^\s*"[^"]*"\s*:/.test(json);
  const value = JSON.parse(isMembers ? `{${json}}` : json) as unknown;
  let text = readFileSync(file, 'utf8');
  const put = (at: string[], inserted: unknown) => {
    const holder = (parts: string[]) => parts.reduce((inner, key) => inner?.[key], parse(text));
    if (holder(at.slice(0, -1)) === undefined) throw new Error(`${file} has no place ${at.join('/')}`);
    const jsonPath = at.map((part, depth) => {
      const list = holder(at.slice(0, depth));
      if (!Array.isArray(list)) return part;
      return part === '-' ? list.length : Number(part);
    });
    const formattingOptions = { insertSpaces: true, tabSize: 2 };
    text = applyEdits(text, modify(text, jsonPath, inserted, { formattingOptions }));
  };
  if (isMembers) for (const [key, member] of Object.entries(value as object)) put([...place, key], member);
  else put(place, value);
  writeFileSync(file, text);
}

/** Writes words where the manual leaves them to the reader: what stands behind `TODO`, marked with the language. */
async function writeMissingWords(root: string): Promise<void> {
  const { languages } = await readLanguages(root, path.join(root, 'locales'));
  for (const { lng, files } of languages) {
    for (const { absolute } of files) {
      const text = readFileSync(absolute, 'utf8');
      const written = text.replace(/"TODO ((?:[^"\\]|\\.)*)"/g, `"$1 (${lng})"`);
      if (written !== text) writeFileSync(absolute, written);
    }
  }
}
