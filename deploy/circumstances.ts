import path from 'node:path';
import { readCompany } from '../forms-api/src/config/company';
import { repositoryRoot } from '../forms-api/src/config/repositoryRoot';
import { type Circumstances, readApiOrigin, readInlineScripts } from '../forms-api/src/http/securityHeaders';

/**
 * What the headers of a built site depend on, where something else than the service sends them.
 * @param siteFolder of the built site
 * @throws when `content/company.json` cannot be read
 */
export const readCircumstances = (siteFolder: string): Circumstances => ({
  thirdParties: readCompany(path.join(repositoryRoot, 'content', 'company.json')).thirdParties,
  inlineScripts: readInlineScripts(siteFolder),
  apiOrigin: readApiOrigin(siteFolder),
  siteUrl: process.env['SITE_URL'] ?? '',
});
