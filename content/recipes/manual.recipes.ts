import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '../check/checkContent';
import { formatFault } from '../check/fault';
import { copyRepository } from './copy';
import { follow } from './follow';
import { openNewLanguage } from './openNewLanguage';
import { readManual } from './readManual';

const root = path.resolve(__dirname, '../..');
const origin = 'https://polar.example';
const apiOrigin = 'https://api.polar.example';
const recipes = readManual(path.join(root, 'docs/CONTENT.md'));
let copy: string;

beforeAll(async () => {
  copy = await copyRepository(root);
});
afterAll(() => rmSync(copy, { recursive: true }));

/** The built page of an address such as "/de/antarctica". */
const page = (address: string): string =>
  readFileSync(path.join(copy, 'site/public', address, 'index.html'), 'utf8').replace(/\u00a0/g, ' ');

const pageData = (address: string): string =>
  readFileSync(path.join(copy, 'site/public/page-data', address, 'page-data.json'), 'utf8');

test.each(recipes.map((recipe) => [recipe.title, recipe] as const))(
  '"%s" leaves the content sound',
  async (_title, recipe) => {
    await follow(copy, recipe);
    const { faults } = await checkContent({
      contentDir: path.join(copy, 'content'),
      localesDir: path.join(copy, 'locales'),
      codeDirs: [path.join(copy, 'site/src'), path.join(copy, 'site/node')],
    });
    expect(faults.map(formatFault)).toEqual([]);
  },
);

describe('the site built from it', () => {
  beforeAll(() => {
    execFileSync('npx', ['gatsby', 'build'], {
      cwd: path.join(copy, 'site'),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        SITE_URL: origin,
        API_ORIGIN: apiOrigin,
        GATSBY_TELEMETRY_DISABLED: '1',
        CI: 'true',
      },
      stdio: 'pipe',
    });
  });

  test('has the new price on the page, on the card and in the structured data', () => {
    expect(page('/antarctica')).toContain('€16,500');
    expect(page('/de/antarctica')).toContain('16.500 €');
    expect(page('/expeditions')).toContain('€16,500');
    expect(page('/antarctica')).toContain('"price":16500,"priceCurrency":"EUR"');
  });

  test('knows which departure is sold out', () => {
    const { result } = JSON.parse(pageData('/antarctica')) as {
      result: { data: { expedition: { departures: { availability: string }[] } } };
    };
    expect(result.data.expedition.departures[2]?.availability).toBe('sold-out');
  });

  test('has the new departure', () => {
    expect(page('/antarctica')).toContain('03 Feb – 20 Feb 2028');
    expect(page('/ru/antarctica')).toMatch(/03 февр?\. – 20 февр?\. 2028/);
  });

  test('marks what has begun', () => {
    expect(page('/antarctica')).toContain('Departed');
    expect(page('/de/antarctica')).toContain('Bereits gestartet');
    expect(page('/expeditions')).toContain('03 Feb – 20 Feb 2028');
  });

  test('has the new text in each language', () => {
    expect(page('/')).toContain('Find your voyage');
    expect(page('/de')).toContain('Finden Sie Ihre Reise');
    expect(page('/ru')).toContain('Найти своё путешествие');
  });

  test('shows the new photo with its description', () => {
    expect(page('/photo-gallery')).toContain('Kayaks before an iceberg');
    expect(page('/ru/photo-gallery')).toContain('Каяки перед айсбергом');
  });

  test('shows the new day', () => {
    expect(page('/lofoten')).toContain('The last breakfast aboard.');
    expect(page('/de/lofoten')).toContain('Das letzte Frühstück an Bord.');
    expect(page('/lofoten')).toContain('9 days');
  });

  const sitemap = () => readFileSync(path.join(copy, 'site/public/sitemap-0.xml'), 'utf8');

  test.each([
    ['', 'Longyearbyen', 'North Svalbard'],
    ['/de', 'Longyearbyen auf Spitzbergen', 'Nordspitzbergen'],
    ['/ru', 'Лонгйир', 'Северный Шпицберген'],
  ])('has the new expedition everywhere: "%s"', (prefix, port, name) => {
    const address = `${prefix}/north-svalbard`;
    expect(page(address)).toContain(port);
    expect(page(`${prefix}/expeditions`)).toContain(`href="${address}"`);
    expect(page(`${prefix}/expeditions`)).toContain(name);
    expect(page(prefix || '/')).toMatch(
      new RegExp(`<option[^>]*value="North Svalbard"[^>]*>${name}</option>`),
    );
    expect(page(`${prefix}/about`)).toContain(`href="${address}"`);
    expect(sitemap()).toContain(`<loc>${origin}${address}</loc>`);
    for (const other of [
      '/north-svalbard',
      '/de/north-svalbard',
      '/ru/north-svalbard',
      '/pt-BR/north-svalbard',
    ]) {
      expect(page(address)).toMatch(new RegExp(`<link[^>]*rel="alternate"[^>]*href="${origin}${other}"`));
    }
    expect(page(address)).toContain(`"@type":"TouristTrip","name":"${name}"`);
    expect(page(address)).toContain(`"url":"${origin}${address}"`);
  });

  test.each(['', '/de', '/ru', '/pt-BR'])('has the new vessel everywhere: "%s"', (prefix) => {
    const address = `${prefix}/vessel/polar-fox`;
    expect(page(address)).toContain('Polar Fox');
    expect(page(`${prefix}/fleet`)).toContain(`href="${address}"`);
    expect(page(`${prefix}/about`)).toContain(`href="${address}"`);
    expect(page(`${prefix}/north-svalbard`)).toContain('Polar Fox');
    expect(sitemap()).toContain(`<loc>${origin}${address}</loc>`);
  });

  test('has the new language everywhere', () => {
    expect(page('/pt-BR')).toMatch(/<html[^>]*lang="pt-BR"/);
    expect(page('/pt-BR')).toContain('Find your voyage (pt-BR)');
    expect(page('/pt-BR/antarctica')).toContain('"@type":"TouristTrip"');
    expect(page('/de')).toContain(`href="${origin}/pt-BR"`);
    expect(page('/pt-BR/fleet')).toContain('Português (Brasil)');
    expect(sitemap()).toContain(`<loc>${origin}/pt-BR/antarctica</loc>`);
    expect(existsSync(path.join(copy, 'site/public/locales/pt-BR/translation.json'))).toBe(true);
  });

  test('says on every page where the service is, when that is elsewhere', () => {
    for (const address of ['/', '/de/contact', '/pt-BR/newyear2027']) {
      expect(page(address)).toContain(`<meta name="api-origin" content="${apiOrigin}"/>`);
    }
  });

  describe('opened in a browser', () => openNewLanguage(() => copy, apiOrigin));
});
