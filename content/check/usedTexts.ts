import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { toPointer, type Fault } from './fault';
import type { Language } from './languages';
import { families } from './plurals';

/** Files whose keys are checked elsewhere: by what content/ needs, or by the service when it starts. */
const checkedElsewhere = new Set([
  'expeditions',
  'vessels',
  'photos',
  'places',
  'seo',
  'language',
  'api',
  'mail',
]);

/** Which keys the pages ask for, as `namespace:key`; `*` stands for what is known only at run time. */
interface Used {
  exact: Set<string>;
  patterns: RegExp[];
}

/**
 * Checks that some page asks for every text.
 * @param folders absolute paths of the site's code; without any code nothing is checked
 * @param legalPages namespaces that the legal pages show whole
 */
export async function usedTextFaults(
  folders: string[],
  english: Language,
  legalPages: string[],
): Promise<Fault[]> {
  const sources = (await Promise.all(folders.map(readSources))).flat();
  if (sources.length === 0) return [];
  const used = usedKeys(sources, english.names);
  return english.files
    .filter(({ name }) => !checkedElsewhere.has(name) && !legalPages.includes(name))
    .flatMap(({ file, name, value }) =>
      unused(value, name, used, []).map((place) => ({
        file,
        pointer: toPointer(place),
        message: 'no page shows this text → remove it in every language',
      })),
    );
}

async function readSources(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const code = names.filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.d\.ts$/.test(name));
  return Promise.all(code.map((name) => readFile(path.join(folder, name), 'utf8')));
}

const literal = /'([^'\\\n]*)'|"([^"\\\n]*)"|`([^`]*)`/g;
/** A member of a type, such as `Facts['celebration']`, which is no key of a text. */
const member = /(?<=[\w>])\['[^']*'\]/g;
const keyLike = /^[\w:.*-]+$/;

function usedKeys(sources: string[], namespaces: string[]): Used {
  const keys = new Set(
    sources.flatMap((source) => {
      const texts = [...source.replace(member, '').matchAll(literal)].map(([, single, double, template]) =>
        (single ?? double ?? template ?? '').replace(/\$\{[^}]*\}/g, '*'),
      );
      // A file whose namespace comes from outside, such as a New Year page's words, may mean any.
      const mentioned = /useTranslation\([a-z]/.test(source)
        ? ['*']
        : namespaces.filter((name) => texts.some((text) => text === name || text.startsWith(`${name}:`)));
      return texts
        .filter((text) => keyLike.test(text) && /[a-z]/i.test(text))
        .flatMap((text) => (text.includes(':') ? [text] : mentioned.map((name) => `${name}:${text}`)));
    }),
  );
  const wild = [...keys].filter((key) => key.includes('*') && /[a-z]/i.test(key.split(':')[1] ?? ''));
  return { exact: keys, patterns: wild.map(toPattern) };
}

const toPattern = (key: string): RegExp =>
  new RegExp(
    `^${key
      .split('*')
      .map((part) => part.replaceAll('.', '\\.'))
      .join('[^:]+')}$`,
  );

function unused(value: unknown, namespace: string, used: Used, place: string[]): string[][] {
  const key = `${namespace}:${place.map((part) => part.replace(/_(zero|one|two|few|many|other)$/, '')).join('.')}`;
  if (place.length > 0 && (used.exact.has(key) || used.patterns.some((pattern) => pattern.test(key))))
    return [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [place];
  const firsts = [...families(Object.keys(value)).values()].map(({ keys: [first] }) => first);
  return firsts.flatMap((first) =>
    unused((value as Record<string, unknown>)[first], namespace, used, [...place, first]),
  );
}
