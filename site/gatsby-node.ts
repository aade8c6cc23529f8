export { onPreBootstrap } from './node/fonts';
export { onCreateWebpackConfig } from './node/webpack';
export { createResolvers } from './node/resolvers';
export { createSchemaCustomization } from './node/schema';
export { createPages } from './node/pages';
export { onCreatePage } from './node/onCreatePage';
export { onPostBootstrap } from './node/onPostBootstrap';
export { onPostBuild } from './node/onPostBuild';
