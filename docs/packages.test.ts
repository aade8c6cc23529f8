import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const places = ['browser', 'service', 'build', 'tests', 'tools'];

interface Manifest {
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}

const readManifest = (file: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Manifest;

const manifests = [
  'package.json',
  ...(readManifest('package.json').workspaces ?? []).map((folder) => `${folder}/package.json`),
];

/** What a package.json names, save our own workspaces. */
const namedIn = (file: string): Record<string, string> => {
  const { dependencies, devDependencies, overrides } = readManifest(file);
  const all = Object.entries({ ...overrides, ...dependencies, ...devDependencies });
  return Object.fromEntries(all.filter(([name]) => !name.startsWith('@polar-meridian/')));
};

/** The rows of the list below the heading of a package.json. */
const listed = new Map(
  readFileSync(path.join(root, 'docs/PACKAGES.md'), 'utf8')
    .split(/^## `/m)
    .slice(1)
    .map((section) => {
      const rows = [...section.matchAll(/^\| `(.+?)` *\| (.+?) *\| (.+?) *\| (.+?) *\|$/gm)];
      return [
        section.slice(0, section.indexOf('`')),
        rows.map(([, name = '', version = '', where = '', why = '']) => ({ name, version, where, why })),
      ];
    }),
);

test('there is a list for every package.json, and for no other', () => {
  expect([...listed.keys()].sort()).toEqual([...manifests].sort());
});

test.each(manifests)('the list for %s names the same packages in the same versions', (file) => {
  const rows = listed.get(file) ?? [];
  expect(Object.fromEntries(rows.map(({ name, version }) => [name, version]))).toEqual(namedIn(file));
  expect(rows).toHaveLength(Object.keys(namedIn(file)).length);
});

test('every package has a place and a reason', () => {
  for (const { name, where, why } of [...listed.values()].flat()) {
    expect([name, where.split(', ').filter((place) => !places.includes(place))]).toEqual([name, []]);
    expect([name, why.length > 10]).toEqual([name, true]);
  }
});
