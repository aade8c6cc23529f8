import { chooseLanguage } from '@polar-meridian/contract';
import { decideLanguage, languageDecisionScript } from './languageDecision';

const languages = ['en', 'de', 'ru'];
const forced = { pathStart: '/newyear', language: 'ru' };

const decide = (
  pathname: string,
  stored: string | null = null,
  preferred: string[] = [],
  offered = languages,
) => decideLanguage({ pathname, stored, preferred, languages: offered, choose: chooseLanguage, forced });

describe('the language of a visit', () => {
  it.each<[string, string, string | null, string[], string, string]>([
    ['nothing known', '/fleet', null, [], 'en', '/fleet'],
    ['the browser', '/fleet', null, ['de-AT', 'en'], 'de', '/de/fleet'],
    ['the browser, in capitals', '/', null, ['RU'], 'ru', '/ru'],
    ["the browser's second choice", '/', null, ['fr-FR', 'ru-RU', 'de'], 'ru', '/ru'],
    ['a browser of other languages', '/about', null, ['fr', 'zh-Hans-CN'], 'en', '/about'],
    ['the stored choice before the browser', '/fleet', 'ru', ['de'], 'ru', '/ru/fleet'],
    ['a stored English before a German browser', '/fleet', 'en', ['de'], 'en', '/fleet'],
    ['a prefix before the stored choice', '/de/fleet', 'ru', ['ru'], 'de', '/de/fleet'],
    ['a prefix before the browser', '/ru', null, ['de'], 'ru', '/ru'],
    ['a name that only begins like a prefix', '/deck', null, [], 'en', '/deck'],
    ['an English prefix, which is none', '/en/fleet', 'de', [], 'de', '/de/en/fleet'],
    ['an unknown prefix', '/fr/fleet', null, [], 'en', '/fr/fleet'],
    ['a New Year page', '/newyear2027', 'de', ['de'], 'ru', '/ru/newyear2027'],
    ['a New Year page with another prefix', '/de/newyear2027v2', 'de', ['de'], 'ru', '/ru/newyear2027v2'],
    ['a Russian New Year page', '/ru/newyear2026', null, ['en'], 'ru', '/ru/newyear2026'],
  ])('%s', (_case, pathname, stored, preferred, language, shown) => {
    expect(decide(pathname, stored, preferred)).toEqual({ language, pathname: shown });
  });

  it.each([
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    'de"><img src=x onerror=alert(1)>',
    '../de',
    'DE',
    'toString',
    '__proto__',
    'fr',
    '',
  ])('a stored %j is ignored', (value) => {
    expect(decide('/fleet', value, ['de'])).toEqual({ language: 'de', pathname: '/de/fleet' });
  });

  it.each(['<script>', 'constructor', 'de<svg onload=alert(1)>', '%3Cscript%3E'])(
    'a browser that says %j is ignored',
    (value) => {
      expect(decide('/fleet', null, [value])).toEqual({ language: 'en', pathname: '/fleet' });
    },
  );

  it('nothing is forced into a language the site lacks', () => {
    const visit = {
      pathname: '/newyear2027',
      stored: null,
      preferred: ['de'],
      languages: ['en', 'de'],
      choose: chooseLanguage,
      forced,
    };
    expect(decideLanguage(visit)).toEqual({ language: 'de', pathname: '/de/newyear2027' });
  });
});

describe('a language with a region', () => {
  const offered = ['en', 'de', 'pt-BR', 'ru'];
  it.each<[string, string, string | null, string[], string, string]>([
    ['the browser', '/fleet', null, ['pt-BR'], 'pt-BR', '/pt-BR/fleet'],
    ['a browser that names no region', '/', null, ['pt'], 'pt-BR', '/pt-BR'],
    ['a browser of another region', '/about', null, ['pt-PT', 'de'], 'pt-BR', '/pt-BR/about'],
    ['a stored choice', '/fleet', 'pt-BR', ['de'], 'pt-BR', '/pt-BR/fleet'],
    ['a prefix', '/pt-BR/fleet', 'de', ['de'], 'pt-BR', '/pt-BR/fleet'],
    ['a prefix in other letters, which is none', '/pt-br/fleet', null, ['de'], 'de', '/de/pt-br/fleet'],
    ['a stored language without its region, which is none', '/fleet', 'pt', ['de'], 'de', '/de/fleet'],
    ['a New Year page', '/pt-BR/newyear2027', 'pt-BR', ['pt'], 'ru', '/ru/newyear2027'],
  ])('%s', (_case, pathname, stored, preferred, language, shown) => {
    expect(decide(pathname, stored, preferred, offered)).toEqual({ language, pathname: shown });
  });
});

describe('the inlined script', () => {
  type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

  const run = (pathname: string, localStorage: Storage) => {
    const replace = jest.fn();
    const location = { pathname, search: '?from=mail', hash: '#rights', replace };
    const script = languageDecisionScript(languages, forced);
    new Function('localStorage', 'location', 'navigator', script)(localStorage, location, {
      languages: ['de-DE'],
    });
    return replace;
  };

  it('goes to the language with query and hash, and stores it', () => {
    const setItem = jest.fn();
    expect(run('/data-protection', { getItem: () => null, setItem })).toHaveBeenCalledWith(
      '/de/data-protection?from=mail#rights',
    );
    expect(setItem).toHaveBeenCalledWith('gatsby-i18next-language', 'de');
  });

  it('replaces a script-like stored value', () => {
    const setItem = jest.fn();
    expect(run('/ru/fleet', { getItem: () => '<script>', setItem })).not.toHaveBeenCalled();
    expect(setItem).toHaveBeenCalledWith('gatsby-i18next-language', 'ru');
  });

  it('works where storage is forbidden', () => {
    const forbidden = () => {
      throw new Error('The operation is insecure.');
    };
    expect(run('/fleet', { getItem: forbidden, setItem: forbidden })).toHaveBeenCalledWith(
      '/de/fleet?from=mail#rights',
    );
  });
});
