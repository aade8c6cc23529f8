import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { StartError } from './startError';

const readExpedition = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> => {
  const shown = path.join('content', 'expeditions', path.basename(file));
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError([`${shown}: is not readable JSON (${String(error)})`]);
  }
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  throw new StartError(
    parsed.error.issues.map((issue) => `${shown}: /${issue.path.join('/')}: ${issue.message}`),
  );
};

/**
 * Reads what one purpose needs of every expedition.
 * @param folder the folder of the expeditions' JSON files
 * @param schema the fields needed
 * @returns in the order of the files' names
 * @throws StartError naming file and field when the folder cannot be used
 */
export const readExpeditions = <Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
): z.output<Schema>[] => {
  let files: string[];
  try {
    files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    files = [];
  }
  if (files.length === 0) throw new StartError(['content/expeditions: holds no expedition (*.json)']);
  return files.sort().map((name) => readExpedition(path.join(folder, name), schema));
};
