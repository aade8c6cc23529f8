import { languageFontSizes, tokens } from './tokens';

const prefixes: Record<keyof typeof tokens, string> = {
  colors: '',
  fonts: 'font-',
  fontSizes: 'size-',
  space: 'space-',
  radii: 'radius-',
  shadows: 'shadow-',
  easings: 'ease-',
};

const declarations = (prefix: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}${name}:${value};`)
    .join('');

/**
 * The order of the cascade layers: what a component's own sheet says wins over both. It must come before every sheet, because
 * the first mention of a layer fixes its place.
 */
export const layerOrder = '@layer base, shared;';

/** The tokens as CSS custom properties: `--fg`, `--font-serif`, `--size-t1`, `--space-gutter` and so on. */
export const cssVariables = (): string => {
  const groups = Object.keys(prefixes) as (keyof typeof tokens)[];
  const root = groups.map((group) => declarations(prefixes[group], tokens[group])).join('');
  const languages = Object.entries(languageFontSizes)
    .map(([language, sizes]) => `:root:lang(${language}){${declarations(prefixes.fontSizes, sizes)}}`)
    .join('');
  return `:root{${root}}${languages}`;
};
