import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codeVersion } from './codeVersion';

let house: string;

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
  writeFileSync(path.join(house, file), text);
};
const version = (settings = {}): string => codeVersion(path.join(house, 'site'), settings);

beforeEach(() => {
  house = mkdtempSync(path.join(tmpdir(), 'code-version-'));
  write('package-lock.json', '{}');
  write('contract/src/limits.ts', 'a');
  write('site/gatsby-config.ts', 'a');
  write('site/node/resolvers.ts', 'a');
  write('site/schema/vessel.graphql', 'a');
  write('site/src/home/hero.module.css', 'a');
  write('site/src/theme/tokens.ts', 'a');
  write('site/src/home/hero.tsx', 'a');
});

afterEach(() => rmSync(house, { recursive: true }));

test.each([
  'site/node/resolvers.ts',
  'site/node/preview/added.ts',
  'site/schema/vessel.graphql',
  'site/src/home/hero.module.css',
  'site/src/theme/tokens.ts',
  'contract/src/limits.ts',
  'package-lock.json',
])('is another one after a change of %s', (file) => {
  const before = version();
  write(file, 'b');
  expect(version()).not.toBe(before);
});

test.each([
  'site/src/home/hero.tsx',
  'site/src/gatsby-types.d.ts',
  'site/node/resolvers.test.ts',
  'site/public/index.html',
  'site/.cache/redux/state',
  'site/.code-version/package.json',
  'content/company.json',
  'locales/en/home.json',
])('stays when %s changes, which Gatsby follows or which makes no page', (file) => {
  const before = version();
  write(file, 'b');
  expect(version()).toBe(before);
});

test('is another one with another setting', () => {
  expect(version({ siteUrl: 'https://a.example' })).not.toBe(version({ siteUrl: 'https://b.example' }));
});

test('tells a text that has moved to another file', () => {
  const before = version();
  rmSync(path.join(house, 'site/node/resolvers.ts'));
  write('site/node/resolve.ts', 'a');
  expect(version()).not.toBe(before);
});

describe('what Gatsby is told', () => {
  const folder = path.resolve(__dirname, '../../node_modules/gatsby/dist/bootstrap/load-plugins');

  test('is the version of a plugin, by which it decides whether to forget its pages', async () => {
    const { default: config } = await import('../gatsby-config');
    const { resolvePlugin } = (await import(path.join(folder, 'resolve-plugin.js'))) as {
      resolvePlugin: (plugin: unknown, root: string) => { version: string };
    };
    const known = (config.plugins ?? []).filter(
      (plugin) => typeof plugin === 'object' && plugin?.resolve.endsWith('.code-version'),
    );
    expect(known).toHaveLength(1);
    const { apiOrigin } = await import('./apiOrigin');
    const { siteUrl } = await import('./siteUrl');
    expect(resolvePlugin(known[0], path.resolve())).toMatchObject({
      version: codeVersion(path.resolve(), { siteUrl, apiOrigin }),
    });
    const initialize = readFileSync(path.join(folder, '../../services/initialize.js'), 'utf8');
    expect(initialize).toContain('flattenedPlugins.map(p => p.version)');
  });
});
