import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../config/repositoryRoot';
import { readCompany } from '../config/company';
import { contentSecurityPolicy } from './securityHeaders';

const directive = (name: string, advertising: boolean, analytics: boolean): string =>
  contentSecurityPolicy({ advertising, analytics })
    .split('; ')
    .find((part) => part.startsWith(name)) ?? '';

const write = (content: unknown): string => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'company-')), 'company.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

test('no network is let in unless its id is set', () => {
  expect(directive('script-src', false, false)).toBe("script-src 'self' 'unsafe-inline'");
  expect(contentSecurityPolicy({ advertising: false, analytics: false })).not.toMatch(/google|doubleclick/);
});

test('each network opens its own sources only', () => {
  expect(directive('script-src', true, false)).toContain('https://*.googlesyndication.com');
  expect(directive('frame-src', true, false)).toContain('https://*.doubleclick.net');
  expect(directive('script-src', true, false)).not.toContain('googletagmanager');
  expect(directive('connect-src', false, true)).toContain('https://*.google-analytics.com');
  expect(directive('script-src', false, true)).not.toContain('googlesyndication');
});

test('the networks are those whose ids stand in company.json', () => {
  const shipped = readCompany(path.join(repositoryRoot, 'content', 'company.json'));
  expect(shipped.thirdParties).toEqual({ advertising: false, analytics: false });
  const file = write({ name: 'A', advertising: { client: 'ca-pub-1' }, analytics: { measurementId: '' } });
  expect(readCompany(file).thirdParties).toEqual({ advertising: true, analytics: false });
});

test('a company.json that does not say stops the service with its name', () => {
  expect(() => readCompany(write({ advertising: {} }))).toThrow(/content\/company\.json/);
});
