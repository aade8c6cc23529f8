import type { Context, Middleware } from 'koa';
import { methodNotAllowed, Refusal } from '../refusal';
import { candidatesOf, isNotFoundPage, notFoundCandidates, parseAddress, pathOf } from './address';
import { findFirst } from './findFile';
import { sendFile } from './sendFile';

const sendNotFound = async (
  ctx: Context,
  root: string,
  segments: readonly string[],
  languages: readonly string[],
): Promise<void> => {
  const page = await findFirst(root, notFoundCandidates(segments, languages));
  if (!page) throw new Refusal('notFound');
  await sendFile(ctx, root, page, 404);
};

/**
 * Serves the built site: pages without a trailing slash, files, and the not-found pages.
 * @param root absolute folder of the built site
 * @param languages the site's languages
 * @throws Refusal 404 where the site has no page for it, 405
 */
export const serveSite =
  (root: string, languages: readonly string[]): Middleware =>
  async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed(ctx.method, ['GET', 'HEAD']);
    const address = parseAddress(ctx.path);
    // Its language may be known all the same.
    const [, first = ''] = ctx.path.split('/');
    if (!address) return sendNotFound(ctx, root, languages.includes(first) ? [first] : [], languages);
    const file = await findFirst(root, candidatesOf(address));
    if (!file) return sendNotFound(ctx, root, address.segments, languages);
    if (address.hasTrailingSlash) {
      ctx.status = 301;
      ctx.redirect(pathOf(address) + ctx.search);
      return;
    }
    await sendFile(ctx, root, file, isNotFoundPage(file.relative) ? 404 : 200);
  };
