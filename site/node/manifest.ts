import fs from 'node:fs';
import path from 'node:path';
import { icons } from '../src/head/icons';
import { tokens } from '../src/theme/tokens';
import { defaultLanguage, languages, localizedPath } from './languages';

const readJson = <Content>(file: string): Content =>
  JSON.parse(fs.readFileSync(path.resolve('..', file), 'utf8')) as Content;

const inLanguage = (language: string) => ({
  lang: language,
  start_url: localizedPath('/', language),
  description: readJson<{ default: { description: string } }>(`locales/${language}/seo.json`).default
    .description,
});

/** Options of the manifest plugin: one web manifest for each language, all with the same mark. */
export const manifestOptions = () => {
  const { name } = readJson<{ name: string }>('content/company.json');
  return {
    name,
    short_name: name,
    ...inLanguage(defaultLanguage),
    // The plugin takes the first whose address a page's address begins with, and `/pt-BR` begins with `/pt`.
    localize: languages
      .filter((language) => language !== defaultLanguage)
      .sort((one, other) => other.length - one.length)
      .map(inLanguage),
    background_color: tokens.colors.night,
    theme_color: tokens.colors.night,
    display: 'browser',
    icons: icons.manifest.map(({ src, size, maskable }) => ({
      src,
      sizes: `${size}x${size}`,
      type: 'image/png',
      ...(maskable && { purpose: 'maskable' }),
    })),
    legacy: false,
    include_favicon: false,
  };
};
