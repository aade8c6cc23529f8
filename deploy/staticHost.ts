import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCompany } from '../forms-api/src/config/company';
import { repositoryRoot } from '../forms-api/src/config/repositoryRoot';
import { forGood, forTheVisit } from '../forms-api/src/http/site/cacheControl';
import { commonHeaders, documentHeaders, readInlineScripts } from '../forms-api/src/http/securityHeaders';

// Leaves beside the built pages what static hosts cannot know, in the `_headers` file that they read: the security headers, what may
// be kept for good, and the type of the web manifests.
const [siteFolder] = process.argv.slice(2);
if (siteFolder === undefined) throw new Error('usage: staticHost.ts <built site>');
const { thirdParties } = readCompany(path.join(repositoryRoot, 'content', 'company.json'));
const circumstances = {
  thirdParties,
  inlineScripts: readInlineScripts(siteFolder),
  siteUrl: process.env['SITE_URL'] ?? '',
};
const section = (address: string, values: Record<string, string>): string =>
  `${address}\n${Object.entries(values)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
writeFileSync(
  path.join(siteFolder, '_headers'),
  section('/*', { ...commonHeaders(circumstances), ...documentHeaders(circumstances) }) +
    section('/static/*', { 'Cache-Control': forGood }) +
    section('/page-data/*', { 'Cache-Control': forTheVisit }) +
    section('/*.webmanifest', { 'Content-Type': 'application/manifest+json; charset=utf-8' }),
);
