import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { port } from './service';

const root = path.resolve(import.meta.dirname, '../../..');
const site = path.join(root, 'site/public');

/** Where a host for files alone serves the site. The service knows this origin (`playwright.config.ts`), and no other name of it. */
export const otherPort = port + 1000;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The headers that the build leaves in `_headers` for every address of a site whose forms send to another origin. */
const headersFor = (apiOrigin: string): [string, string][] => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'other-origin-'));
  try {
    fs.copyFileSync(path.join(site, '.inline-scripts.json'), path.join(folder, '.inline-scripts.json'));
    fs.writeFileSync(path.join(folder, '.api-origin.json'), JSON.stringify(apiOrigin));
    execFileSync('npx', ['tsx', 'deploy/staticHost.ts', folder], { cwd: root });
    const [everywhere = ''] = fs.readFileSync(path.join(folder, '_headers'), 'utf8').split(/\n(?=\S)/);
    return [...everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
};

const fileOf = (address: string): string | undefined => {
  const inside = path.join(site, path.normalize(decodeURIComponent(address.split('?')[0] ?? '')));
  return [inside, path.join(inside, 'index.html')].find((file) =>
    fs.statSync(file, { throwIfNoEntry: false })?.isFile(),
  );
};

/**
 * Serves the built site as a host for files alone does, with what a build for another origin writes into every page. That a build does
 * write it is seen in `content/recipes/`, which builds a site of its own.
 * @param apiOrigin of the service
 * @returns ends it
 */
export const startStaticHost = async (apiOrigin: string): Promise<() => Promise<unknown>> => {
  const headers = headersFor(apiOrigin);
  const server = http.createServer((request, response) => {
    const file = fileOf(request.url ?? '/');
    for (const [name, value] of headers) response.setHeader(name, value);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream');
    const content = fs.readFileSync(file);
    const isPage = file.endsWith('.html');
    const meta = `<head><meta name="api-origin" content="${apiOrigin}"/>`;
    response.end(isPage ? content.toString().replace('<head>', meta) : content);
  });
  await new Promise<void>((resolve) => server.listen(otherPort, resolve));
  return () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
};
