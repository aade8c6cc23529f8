import fs from 'node:fs/promises';
import path from 'node:path';

/** What a page needs to come alive, beside the scripts that it names: addresses in the site. */
export interface Needs {
  readonly scripts: readonly string[];
  readonly data: readonly string[];
}

/** What webpack tells of its output. */
export interface Stats {
  readonly namedChunkGroups: Readonly<
    Record<string, { readonly assets: readonly { readonly name: string }[] }>
  >;
}

interface PageData {
  readonly componentChunkName: string;
  readonly staticQueryHashes: readonly string[];
}

/** @throws when the file is missing or is no JSON */
export const readJson = async <Content>(file: string): Promise<Content> =>
  JSON.parse(await fs.readFile(file, 'utf8')) as Content;

/** The scripts of every kind of page, shared ones too, without those that every page names. */
export const scriptsOfKinds = ({ namedChunkGroups: { app, ...kinds } }: Stats): Record<string, string[]> => {
  const ofApp = new Set(app?.assets.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, { assets }]) => [
      kind,
      assets.filter(({ name }) => name.endsWith('.js') && !ofApp.has(name)).map(({ name }) => `/${name}`),
    ]),
  );
};

/**
 * What Gatsby's runtime asks for to bring a page to life (its `loader.js`).
 * @param page the path of the page
 * @throws when the page has no page data, which Gatsby writes for each
 */
export const needsOf = async (
  publicFolder: string,
  page: string,
  scripts: Record<string, string[]>,
): Promise<Needs> => {
  const address = `/page-data${page === '/' ? '/index' : page}/page-data.json`;
  const { componentChunkName, staticQueryHashes } = await readJson<PageData>(
    path.join(publicFolder, address),
  );
  return {
    scripts: scripts[componentChunkName] ?? [],
    data: [
      '/page-data/app-data.json',
      address,
      ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
    ],
  };
};
