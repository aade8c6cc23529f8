/** @jest-environment node */
import type { CreatePageArgs } from 'gatsby';
import { onCreatePage } from './onCreatePage';

const matchPathAfter = (matchPath: string): string => {
  let created = { matchPath };
  const actions = { deletePage: jest.fn(), createPage: (page: { matchPath: string }) => (created = page) };
  onCreatePage({ page: created, actions } as unknown as CreatePageArgs);
  return created.matchPath;
};

it.each([
  ['/de/de/*', '/de/*'],
  ['/pt-BR/pt-BR/*', '/pt-BR/*'],
  ['/zh-Hans/zh-Hans/vessel/*', '/zh-Hans/vessel/*'],
  ['/vessel/*', '/vessel/*'],
  ['/pt-BR/pt/*', '/pt-BR/pt/*'],
])('mends %s to %s', (matchPath, mended) => expect(matchPathAfter(matchPath)).toBe(mended));
