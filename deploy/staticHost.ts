import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCompany } from '../forms-api/src/config/company';
import { repositoryRoot } from '../forms-api/src/config/repositoryRoot';
import { readInlineScripts, securityHeaders } from '../forms-api/src/http/securityHeaders';

// Leaves the security headers beside the built pages, in the `_headers` file that static hosts read.
const [siteFolder] = process.argv.slice(2);
if (siteFolder === undefined) throw new Error('usage: staticHost.ts <built site>');
const { thirdParties } = readCompany(path.join(repositoryRoot, 'content', 'company.json'));
const headers = securityHeaders({
  thirdParties,
  inlineScripts: readInlineScripts(siteFolder),
  siteUrl: process.env['SITE_URL'] ?? '',
});
const section = (address: string, values: Record<string, string>): string =>
  `${address}\n${Object.entries(values)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
writeFileSync(
  path.join(siteFolder, '_headers'),
  section('/*', headers) + section('/static/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
);
