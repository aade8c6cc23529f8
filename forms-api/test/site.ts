import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startService } from './service';

/** The bytes of the site's film. */
export const video = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

const files: Record<string, string | Buffer> = {
  'site/index.html': '<h1>Home</h1>',
  'site/index.html.br': 'home in brotli',
  'site/index.html.gz': 'home in gzip',
  'site/expeditions/index.html': '<h1>Expeditions</h1>',
  'site/about.html': '<h1>About</h1>',
  'site/de/index.html': '<h1>Start</h1>',
  'site/vessel/lea/index.html': '<h1>Lea</h1>',
  'site/vessel/not-found/index.html': 'Vessel Not Found',
  'site/de/vessel/not-found/index.html': 'Schiff nicht gefunden',
  'site/404.html': '404 Page Not Found',
  'site/404/index.html': '404 Page Not Found',
  'site/de/404/index.html': '404 Seite nicht gefunden',
  'site/ru/404.html': '404 Страница не найдена',
  'site/app-0123456789abcdef.js': 'let a',
  'site/app-0123456789abcdef.js.br': 'app in brotli',
  'site/styles.0123456789abcdef0123.css': 'a{}',
  'site/static/abc/fleet.webp': 'picture',
  'site/static/previews/home.de.0123456789ab.jpg': 'picture',
  'site/manifest_de.webmanifest': '{}',
  'site/favicon.ico': 'picture',
  'site/page-data/index/page-data.json': '{}',
  'site/page-data/app-data.json': '{}',
  'site/locales/de/translation.json': '{}',
  'site/sitemap-index.xml': '<x/>',
  'site/film.mp4': video,
  'site/film.webm': video,
  'site/empty.txt': '',
  'site/two words.txt': 'two words',
  'site/.hidden': 'hidden',
  'secret.txt': 'secret',
};

/** The service with a small built site. */
export interface TestSite {
  origin: string;
  /** Asks for an address as it is: no redirect followed, nothing compressed unless asked for. */
  get: (address: string, headers?: Record<string, string>, method?: string) => Promise<Response>;
  close: () => Promise<void>;
}

/**
 * Writes a small built site; the caller removes the folder.
 * @returns the folder that holds the site's folder `site` and a file that nobody may read
 */
export const writeSite = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return folder;
};

/** Starts the service with a small built site; the caller closes it. */
export const startSite = async (): Promise<TestSite> => {
  const folder = await writeSite();
  const { origin, close } = await startService({ config: { siteFolder: path.join(folder, 'site') } });
  return {
    origin,
    get: (address, headers = {}, method = 'GET') =>
      fetch(origin + address, {
        method,
        redirect: 'manual',
        headers: { 'accept-encoding': 'identity', ...headers },
      }),
    close: async () => {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Addresses of what lies outside the site, or of nothing at all. */
export const escapingAddresses = [
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/static/../../secret.txt',
  '/%00',
  '/%',
];
