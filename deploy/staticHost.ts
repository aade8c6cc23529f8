import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { forGood, forTheVisit } from '../forms-api/src/http/site/cacheControl';
import { commonHeaders, documentHeaders } from '../forms-api/src/http/securityHeaders';
import { readCircumstances } from './circumstances';

// Leaves beside the built pages what static hosts cannot know, in the `_headers` file that they read: the security headers, what may
// be kept for good, and the type of the web manifests.
const [siteFolder] = process.argv.slice(2);
if (siteFolder === undefined) throw new Error('usage: staticHost.ts <built site>');
const circumstances = readCircumstances(siteFolder);
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
