import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../../../e2e/tests/support/languages';
import { repositoryRoot } from '../../../forms-api/src/config/repositoryRoot';
import { pagesOf, type Page, type PageData } from './page';

/** Every page a visitor is led to, as the build has made them from the content. */
export const builtPages = (): Page[] => {
  const folder = path.join(repositoryRoot, 'site/public/page-data');
  const data = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'page-data.json')
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as PageData);
  return pagesOf(
    data,
    languages.map(({ code }) => code),
  );
};
