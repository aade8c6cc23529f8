import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Context } from 'koa';
import { cacheControlOf } from './cacheControl';
import { findFile, type SiteFile } from './findFile';
import { parseRange, type ByteRange } from './range';

const etagOf = ({ size, changedAt }: SiteFile, encoding: string): string =>
  `"${size.toString(36)}-${Math.trunc(changedAt).toString(36)}${encoding}"`;

interface Variant {
  file: SiteFile;
  encoding: 'br' | 'gzip' | undefined;
}

const chooseVariant = async (ctx: Context, root: string, file: SiteFile): Promise<Variant> => {
  const plain = { file, encoding: undefined };
  const [br, gzip] = await Promise.all([
    findFile(root, `${file.relative}.br`),
    findFile(root, `${file.relative}.gz`),
  ]);
  if (!br && !gzip) return plain;
  ctx.vary('Accept-Encoding');
  if (ctx.get('Accept-Encoding') === '') return plain;
  if (br && ctx.acceptsEncodings('br') === 'br') return { file: br, encoding: 'br' };
  if (gzip && ctx.acceptsEncodings('gzip') === 'gzip') return { file: gzip, encoding: 'gzip' };
  return plain;
};

// Koa's own check heeds a request's `Cache-Control: no-cache`, which is meant for caches, not for the origin.
const isUnchanged = (ctx: Context, etag: string, changedAt: number): boolean => {
  const known = ctx.get('If-None-Match');
  if (known !== '')
    return known.split(',').some((item) => ['*', etag].includes(item.trim().replace(/^W\//, '')));
  return Date.parse(ctx.get('If-Modified-Since')) >= Math.floor(changedAt / 1000) * 1000;
};

const setHeaders = (ctx: Context, page: SiteFile, { file, encoding }: Variant, etag: string): void => {
  ctx.type = path.extname(page.relative) || 'application/octet-stream';
  if (ctx.type === '') ctx.type = 'application/octet-stream';
  if (encoding) ctx.set('Content-Encoding', encoding);
  ctx.etag = etag;
  ctx.lastModified = new Date(file.changedAt);
  ctx.set('Cache-Control', cacheControlOf(page.relative));
};

const sendBytes = (ctx: Context, { absolute, size }: SiteFile, { start, end }: ByteRange): void => {
  if (size === 0) ctx.body = '';
  else if (ctx.method !== 'HEAD') ctx.body = createReadStream(absolute, { start, end });
  ctx.length = size === 0 ? 0 : end - start + 1;
};

const requestedRange = (ctx: Context, file: SiteFile): ByteRange | 'unsatisfiable' | undefined => {
  const condition = ctx.get('If-Range');
  const isCurrent = condition === '' || condition === etagOf(file, '');
  return ctx.method === 'GET' && isCurrent ? parseRange(ctx.get('Range'), file.size) : undefined;
};

/**
 * Answers with a page or file: compressed beforehand where the visitor takes it, in parts where asked for, 304 where unchanged.
 * @param root absolute folder of the built site
 * @param status 200, or 404 for a page that says so
 */
export const sendFile = async (
  ctx: Context,
  root: string,
  page: SiteFile,
  status: 200 | 404,
): Promise<void> => {
  const range = status === 200 ? requestedRange(ctx, page) : undefined;
  // Parts are counted in bytes of the uncompressed file.
  const variant: Variant = range ? { file: page, encoding: undefined } : await chooseVariant(ctx, root, page);
  const etag = etagOf(variant.file, variant.encoding ?? '');
  ctx.status = status;
  setHeaders(ctx, page, variant, etag);
  if (status === 200 && isUnchanged(ctx, etag, variant.file.changedAt)) {
    ctx.status = 304;
    return;
  }
  if (status === 200) ctx.set('Accept-Ranges', 'bytes');
  if (range === 'unsatisfiable') {
    ctx.status = 416;
    ctx.set('Content-Range', `bytes */${page.size}`);
    ctx.remove('Content-Type');
    ctx.body = '';
    return;
  }
  if (range) {
    ctx.status = 206;
    ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${page.size}`);
  }
  sendBytes(ctx, variant.file, range ?? { start: 0, end: variant.file.size - 1 });
};
