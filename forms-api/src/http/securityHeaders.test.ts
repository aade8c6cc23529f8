import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { advertisingScript, analyticsScript } from '@polar-meridian/contract/thirdParties';
import { repositoryRoot } from '../config/repositoryRoot';
import { readCompany } from '../config/company';
import {
  commonHeaders,
  contentSecurityPolicy,
  partOfPage,
  readApiOrigin,
  readInlineScripts,
} from './securityHeaders';

const video = 'https://films.example';

const shut = {
  thirdParties: { advertising: false, analytics: false, video },
  inlineScripts: [],
  apiOrigin: '',
};

const directive = (name: string, advertising: boolean, analytics: boolean): string =>
  contentSecurityPolicy({ ...shut, thirdParties: { advertising, analytics, video } })
    .split('; ')
    .find((part) => part.startsWith(name)) ?? '';

const write = (content: unknown): string => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'company-')), 'company.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

test('no network is let in unless its id is set', () => {
  expect(directive('script-src', false, false)).toBe("script-src 'self'");
  expect(contentSecurityPolicy(shut)).not.toMatch(/google|doubleclick/);
});

test('each network opens its own sources only', () => {
  expect(directive('script-src', true, false)).toContain('https://*.googlesyndication.com');
  expect(directive('frame-src', true, false)).toContain('https://*.doubleclick.net');
  expect(directive('script-src', true, false)).not.toContain('googletagmanager');
  expect(directive('connect-src', false, true)).toContain('https://*.google-analytics.com');
  expect(directive('script-src', false, true)).not.toContain('googlesyndication');
});

test.each([
  [analyticsScript, false, true],
  [advertisingScript, true, false],
])('the script that the pages load from %s may run once its id is set', (address, advertising, analytics) => {
  const [, ...sources] = directive('script-src', advertising, analytics).split(' ');
  const { hostname } = new URL(address);
  const matches = (source: string) =>
    source === `https://${hostname}` ||
    (source.startsWith('https://*.') && hostname.endsWith(source.slice(9)));
  expect(sources.filter(matches)).toHaveLength(1);
});

const shippedFile = path.join(repositoryRoot, 'content', 'company.json');

test('the networks are those whose ids stand in company.json', () => {
  expect(readCompany(shippedFile).thirdParties).toMatchObject({ advertising: false, analytics: false });
  const shipped = JSON.parse(readFileSync(shippedFile, 'utf8')) as object;
  const file = write({ ...shipped, advertising: { client: 'ca-pub-1' }, analytics: { measurementId: '' } });
  expect(readCompany(file).thirdParties).toMatchObject({ advertising: true, analytics: false });
});

test('films are framed from the host that company.json names, and from no other', () => {
  const shipped = JSON.parse(readFileSync(shippedFile, 'utf8')) as { video: { embedBase: string } };
  for (const embedBase of [shipped.video.embedBase, 'https://player.films.example:8443/embed/v2/']) {
    const { thirdParties } = readCompany(write({ ...shipped, video: { embedBase } }));
    const policy = contentSecurityPolicy({ ...shut, thirdParties });
    expect(policy).toContain(`; frame-src ${new URL(embedBase).origin};`);
  }
});

test.each(['', 'player.films.example', 'http://player.films.example/', 'javascript:alert(1)'])(
  'the service does not start with films from "%s"',
  (embedBase) => {
    const shipped = JSON.parse(readFileSync(shippedFile, 'utf8')) as object;
    expect(() => readCompany(write({ ...shipped, video: { embedBase } }))).toThrow(/\/video\/embedBase/);
  },
);

test('a company.json that does not say stops the service with its name', () => {
  expect(() => readCompany(write({ advertising: {} }))).toThrow(/content\/company\.json/);
});

test('the scripts that stand in the pages may run, each by its hash, and no others', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  expect(readInlineScripts(folder)).toEqual([]);
  writeFileSync(path.join(folder, '.inline-scripts.json'), JSON.stringify(["'sha256-abc='"]));
  const policy = contentSecurityPolicy({ ...shut, inlineScripts: readInlineScripts(folder) });
  expect(policy).toContain("script-src 'self' 'sha256-abc=';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('the pages may reach the service where the build says that it is elsewhere', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  expect(readApiOrigin(folder)).toBe('');
  writeFileSync(path.join(folder, '.api-origin.json'), JSON.stringify('https://api.example.com'));
  const policy = contentSecurityPolicy({ ...shut, apiOrigin: readApiOrigin(folder) });
  expect(policy).toContain("connect-src 'self' https://api.example.com;");
  expect(contentSecurityPolicy(shut)).toContain("connect-src 'self';");
});

test('browsers are told to stay with HTTPS where the site is served with it', () => {
  const headersOf = (siteUrl: string) => commonHeaders({ siteUrl });
  expect(headersOf('https://www.example.com')).toHaveProperty('Strict-Transport-Security');
  expect(headersOf('http://localhost:8000')).not.toHaveProperty('Strict-Transport-Security');
});

test.each([
  'text/javascript; charset=utf-8',
  'text/css',
  'application/json; charset=utf-8',
  'image/avif',
  'font/woff2',
  'video/mp4',
])('headers that rule documents are not for %s', (type) => expect(type).toMatch(partOfPage));

test.each([
  '',
  'text/html; charset=utf-8',
  'text/plain',
  'image/svg+xml',
  'application/problem+json',
  'application/xml',
  'text/json-seq',
])('headers that rule documents are for "%s"', (type) => expect(type).not.toMatch(partOfPage));
