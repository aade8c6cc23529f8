import fs from 'node:fs/promises';
import path from 'node:path';
import { builtPages } from './builtPages';

const ownScripts = /(?:<script src="\/[^"]+" async(?:="")?><\/script>)+/;
const holder = '<template id="late-scripts">';
const ownPath = /<script id="gatsby-script-loader" data-path="([^"]+)">/;

/** Lets the scripts in once the page has been painted; a page in the background never is, so that it is let alive some time after it has loaded. */
const letIn =
  "(()=>{let late=document.getElementById('late-scripts');" +
  'const letIn=()=>{if(late){document.body.append(late.content);late=null}};' +
  "new PerformanceObserver(letIn).observe({type:'paint',buffered:true});" +
  "addEventListener('load',()=>setTimeout(letIn,1000))})()";

/** What a page needs to come alive, beside the scripts that it names: addresses in the site. */
export type Needs = { readonly scripts: readonly string[]; readonly data: readonly string[] };

/**
 * Makes a page load its scripts after its first paint, so that on a slow line they do not compete with its picture and type, and all of
 * them and their data at once instead of one after the other.
 * @param html of a built page
 * @param needs what its scripts would ask for in turn
 * @returns the page; unchanged when an earlier build has left it so, or when it has no scripts of its own
 */
export const delayScripts = (html: string, { scripts, data }: Needs): string => {
  if (html.includes(holder)) return html;
  const ahead = [
    ...scripts.map((address) => `<link rel="preload" as="script" fetchpriority="low" href="${address}">`),
    ...data.map(
      (address) => `<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="${address}">`,
    ),
  ].join('');
  return html.replace(ownScripts, (own) => `${holder}${own}${ahead}</template><script>${letIn}</script>`);
};

type PageData = { componentChunkName: string; staticQueryHashes: string[] };
type Stats = { namedChunkGroups: Record<string, { assets: { name: string }[] }> };

const readJson = async <Content>(file: string): Promise<Content> =>
  JSON.parse(await fs.readFile(file, 'utf8')) as Content;

/** By the files that Gatsby's runtime asks for (its `loader.js`). */
const needsOf = async (publicFolder: string, page: string, { namedChunkGroups }: Stats): Promise<Needs> => {
  const address = `/page-data${page === '/' ? '/index' : page}/page-data.json`;
  const { componentChunkName, staticQueryHashes } = await readJson<PageData>(
    path.join(publicFolder, address),
  );
  const ofApp = new Set(namedChunkGroups['app']?.assets.map(({ name }) => name));
  const scripts = (namedChunkGroups[componentChunkName]?.assets ?? [])
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.js') && !ofApp.has(name));
  return {
    scripts: scripts.map((name) => `/${name}`),
    data: [
      '/page-data/app-data.json',
      address,
      ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
    ],
  };
};

/**
 * Delays the scripts of all built pages.
 * @param publicFolder absolute
 * @throws when a page has no page data, which Gatsby writes for each
 */
export const writeLateScripts = async (publicFolder: string): Promise<void> => {
  const stats = await readJson<Stats>(path.join(publicFolder, 'webpack.stats.json'));
  for (const file of await builtPages(publicFolder)) {
    const html = await fs.readFile(file, 'utf8');
    const page = ownPath.exec(html)?.[1];
    if (page === undefined) continue;
    await fs.writeFile(file, delayScripts(html, await needsOf(publicFolder, page, stats)));
  }
};
