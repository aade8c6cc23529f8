import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { jsonSchemas } from './schema/jsonSchemas';

/** Writes schema/json/, which editors read to help while typing (`npm run content:schemas`). */
const folder = path.join(import.meta.dirname, 'schema/json');
await mkdir(folder, { recursive: true });
for (const [name, text] of jsonSchemas()) await writeFile(path.join(folder, name), text);
