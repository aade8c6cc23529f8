import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { serve, type ServedSite } from './serve';
import { visit } from './visit';

/**
 * The tests of the new language `pt-BR` that need a browser and the service.
 * @param copyOf the copy of the repository, once its site has been built
 * @param apiOrigin what the site was built with
 */
export const openNewLanguage = (copyOf: () => string, apiOrigin: string): void => {
  let site: ServedSite;
  let browser: Browser;

  beforeAll(async () => {
    site = await serve(copyOf());
    browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    });
  });
  afterAll(async () => {
    await browser?.close();
    await site?.end();
  });

  const open = (address: string, locale: string) => visit(browser, site.origin + address, locale);

  test.each([
    ['pt-BR', '/', '/pt-BR'],
    ['pt', '/', '/pt-BR'],
    ['pt-PT', '/fleet', '/pt-BR/fleet'],
    ['de-AT', '/fleet', '/de/fleet'],
    ['de', '/pt-BR/antarctica', '/pt-BR/antarctica'],
    ['pt', '/vessel/polar-fox', '/pt-BR/vessel/polar-fox'],
  ])('a browser that asks for %s at %s reads %s', async (locale, address, shown) => {
    const language = shown.split('/')[1];
    const { found } = await open(address, locale);
    expect(found).toEqual({ path: shown, status: 200, language, errors: [] });
  });

  test.each([
    ['/pt-BR/no-such-page', 'common', ['notFound', 'title']],
    ['/pt-BR/no/such/page', 'common', ['notFound', 'title']],
    ['/pt-BR/404', 'common', ['notFound', 'title']],
    ['/pt-BR/vessel/unknown', 'vessel', ['notFound', 'title']],
  ])('the unknown address %s is answered in the language', async (address, file, keys) => {
    const texts: unknown = JSON.parse(
      readFileSync(path.join(copyOf(), `locales/pt-BR/${file}.json`), 'utf8'),
    );
    const { found, heading } = await open(address, 'de');
    expect(found).toEqual({ path: address, status: 404, language: 'pt-BR', errors: [] });
    expect(heading).toBe(
      keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], texts),
    );
  });

  test('letters count in addresses: /pt-br is no language', async () => {
    const { found } = await open('/pt-br/fleet', 'en');
    expect(found).toMatchObject({ status: 404, language: 'en' });
  });

  test('the policy lets the pages reach the service', async () => {
    const { policy } = await open('/contact', 'en');
    expect(policy).toContain(`connect-src 'self' ${apiOrigin};`);
  });

  test.each(['pt-BR', 'pt', 'pt-PT,de;q=0.5'])(
    'the service refuses in the language of %s',
    async (wishes) => {
      const answer = await fetch(`${site.origin}/api/nothing`, { headers: { 'Accept-Language': wishes } });
      expect(answer.headers.get('Content-Language')).toBe('pt-BR');
      expect(await answer.text()).toMatch(/\(pt-BR\)$/);
    },
  );
};
