import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { apiOrigin } from './node/apiOrigin';
import { codeVersionPlugin } from './node/codeVersion';
import { defaultLanguage, languages } from './node/languages';
import { manifestOptions } from './node/manifest';
import { sitemapOptions } from './node/sitemap';
import { siteUrl } from './node/siteUrl';
import { typeNameOf } from './node/typeNames';

// Read by gatsby-ssr, which webpack compiles without access to the file system.
process.env.GATSBY_LANGUAGES = JSON.stringify(languages);
process.env.GATSBY_API_ORIGIN = apiOrigin;

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  // Only `gatsby develop` uses it: the service that `npm run dev` starts.
  proxy: { prefix: '/api', url: `http://localhost:${process.env.API_PORT || '8001'}` },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: 'src/gatsby-types.d.ts' },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'locale', path: path.resolve('../locales'), ignore: ['**/api.json'] },
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'content',
        path: path.resolve('../content'),
        ignore: [
          '**/*.ts',
          '**/*.md',
          '**/package.json',
          '**/tsconfig.json',
          '**/plan.json',
          // What only the check and editors read is no content.
          '**/schema/**',
          '**/exceptions.json',
          '**/node_modules/**',
        ],
      },
    },
    { resolve: 'gatsby-transformer-json', options: { typeName: typeNameOf } },
    { resolve: 'gatsby-plugin-sharp', options: { defaults: { placeholder: 'dominantColor', quality: 74 } } },
    'gatsby-transformer-sharp',
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locale',
        languages,
        defaultLanguage,
        redirect: false,
        siteUrl,
        trailingSlash: 'never',
        verbose: false,
        i18nextOptions: {
          interpolation: { escapeValue: false },
          returnObjects: true,
          returnNull: false,
          react: { bindI18nStore: 'added' },
          nsSeparator: ':',
          keySeparator: '.',
        },
      },
    },
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions(siteUrl) },
    { resolve: 'gatsby-plugin-manifest', options: manifestOptions() },
    codeVersionPlugin({ siteUrl, apiOrigin }),
  ],
};

export default config;
