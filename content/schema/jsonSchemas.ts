import { z } from 'zod';
import { contentFiles } from './files';

/**
 * The JSON Schemas of all files in content/; the manual of each key becomes the help that an editor shows.
 * @returns pairs of file name and contents
 */
export const jsonSchemas = (): [name: string, text: string][] =>
  Object.entries(contentFiles).map(([name, { schema }]) => [
    `${name}.json`,
    `${JSON.stringify(z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }), null, 2)}\n`,
  ]);
