import { createRequire } from 'node:module';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/** Packages that only operated parts need: they must not travel with every page. */
const operated =
  /[\\/]node_modules[\\/](@chakra-ui|@ark-ui|@zag-js|@emotion|@floating-ui|@pandacss|@internationalized|stylis)[\\/]/;

const { resolve } = createRequire(path.resolve('package.json'));
const folderOf = (name: string): string => path.dirname(resolve(`${name}/package.json`));
const i18nextModules = path.join(folderOf('i18next'), 'dist/esm/i18next.js');

type Module = { nameForCondition?: () => string | null };
type CacheGroup = { test?: (module: Module, context: unknown) => boolean; [option: string]: unknown };
type StylePlugin = { constructor: { name: string }; options: { ignoreOrder?: boolean } };
type Aliases = Record<string, string | false>;
type Rule = { include: string; resolve?: { alias: Aliases }; sideEffects?: boolean };
type Configuration = {
  plugins?: StylePlugin[];
  module?: { rules?: unknown[] };
  resolve?: { alias?: Aliases };
  optimization?: { splitChunks?: { cacheGroups?: Record<string, CacheGroup | false> } };
};

const isOperated = (module: Module): boolean => operated.test(module.nameForCondition?.() ?? '');

/**
 * Keeps quiet about the order of style sheets; takes one i18next in the place of two, and what no page uses out of the scripts; puts Chakra
 * into one chunk of its own instead of the one that Gatsby makes of modules shared by many.
 */
export const onCreateWebpackConfig = ({ stage, getConfig, actions }: CreateWebpackConfigArgs): void => {
  if (stage !== 'build-javascript' && stage !== 'develop') return;
  const config = getConfig() as Configuration;
  // Cascade layers decide between style sheets here, so their order does not matter.
  const styles = config.plugins?.find(({ constructor }) => constructor.name === 'MiniCssExtractPlugin');
  if (styles) styles.options.ignoreOrder = true;
  if (stage === 'develop') return;
  // The languages plugin asks for the package's other build, which would travel beside ours.
  config.resolve = {
    ...config.resolve,
    alias: {
      ...config.resolve?.alias,
      i18next$: i18nextModules,
      // Gatsby's own component for scripts of others, which no page uses.
      'gatsby-script$': false,
      '@builder.io/partytown/integration$': false,
    },
  };
  const rules: Rule[] = [
    {
      include: folderOf('gatsby-plugin-react-i18next'),
      resolve: {
        alias: {
          'react-i18next$': path.resolve('src/i18n/pluginNeeds.ts'),
          // For a hint that it gives in development.
          outdent$: false,
        },
      },
    },
    // The package says so too, but a `package.json` nearer to its modules does not.
    { include: folderOf('react-i18next'), sideEffects: false },
  ];
  config.module = { ...config.module, rules: [...(config.module?.rules ?? []), ...rules] };
  const groups = config.optimization?.splitChunks?.cacheGroups;
  if (!groups) return;
  for (const name of ['commons', 'shared', 'lib']) {
    const group = groups[name];
    if (!group) continue;
    const { test } = group;
    group.test = (module, context) => !isOperated(module) && (test ? test(module, context) : true);
  }
  groups['operated'] = { test: isOperated, name: 'operated', minChunks: 2, priority: 30, chunks: 'all' };
  actions.replaceWebpackConfig(config);
};
