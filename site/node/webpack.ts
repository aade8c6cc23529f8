import type { CreateWebpackConfigArgs } from 'gatsby';

/** Packages that only operated parts need (DESIGN 4): they must not travel with every page. */
const operated =
  /[\\/]node_modules[\\/](@chakra-ui|@ark-ui|@zag-js|@emotion|@floating-ui|@pandacss|@internationalized|stylis)[\\/]/;

type Module = { nameForCondition?: () => string | null };
type CacheGroup = { test?: (module: Module, context: unknown) => boolean; [option: string]: unknown };
type StylePlugin = { constructor: { name: string }; options: { ignoreOrder?: boolean } };
type Configuration = {
  plugins?: StylePlugin[];

  optimization?: { splitChunks?: { cacheGroups?: Record<string, CacheGroup | false> } };
};

const isOperated = (module: Module): boolean => operated.test(module.nameForCondition?.() ?? '');

/** Keeps quiet about the order of style sheets, and Chakra out of the script that Gatsby makes of modules shared by many chunks, and in one chunk of its own. */
export const onCreateWebpackConfig = ({ stage, getConfig, actions }: CreateWebpackConfigArgs): void => {
  if (stage !== 'build-javascript' && stage !== 'develop') return;
  const config = getConfig() as Configuration;
  // Cascade layers decide between style sheets here, so their order does not matter.
  const styles = config.plugins?.find(({ constructor }) => constructor.name === 'MiniCssExtractPlugin');
  if (styles) styles.options.ignoreOrder = true;
  if (stage === 'develop') return;
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
