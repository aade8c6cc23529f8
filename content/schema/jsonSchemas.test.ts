import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from './files';
import { jsonSchemas } from './jsonSchemas';

const contentDir = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(contentDir, file), 'utf8');

test.each(jsonSchemas())('schema/json/%s is fresh; else run npm run content:schemas', (name, text) => {
  expect(JSON.parse(read(`schema/json/${name}`))).toEqual(JSON.parse(text));
});

const files = Object.entries(contentFiles).flatMap(([name, { files: pattern }]) => {
  const folder = path.posix.dirname(pattern);
  const names = pattern.includes('*') ? readdirSync(path.join(contentDir, folder)) : [path.basename(pattern)];
  return names.map((file) => [path.posix.join(folder, file), `schema/json/${name}.json`] as const);
});

test.each(files)('%s refers to %s', (file, schema) => {
  const { $schema } = JSON.parse(read(file)) as { $schema: string };
  expect(path.posix.join(path.posix.dirname(file), $schema)).toBe(schema);
});

test('the editor finds the schemas also for new files', () => {
  const settings = JSON.parse(readFileSync(path.join(contentDir, '../.vscode/settings.json'), 'utf8')) as {
    'json.schemas': { fileMatch: string[]; url: string }[];
  };
  expect(settings['json.schemas']).toEqual(
    Object.entries(contentFiles).map(([name, { files: pattern }]) => ({
      fileMatch: [`/content/${pattern}`],
      url: `./content/schema/json/${name}.json`,
    })),
  );
});
