import { maxBodyBytes } from '@polar-meridian/contract';
import type { Context } from 'koa';
import getRawBody from 'raw-body';
import { Refusal } from './refusal';

/** The refusal of a body that is too long. */
export const tooLarge = (): Refusal =>
  new Refusal('bodyTooLarge', { values: { limit: maxBodyBytes / 1024 } });

const requireJson = (ctx: Context): void => {
  const { charset = 'utf-8' } = ctx.request;
  const isUtf8 = charset === '' || /^"?utf-?8"?$/i.test(charset);
  const isPlain = ['', 'identity'].includes(ctx.get('Content-Encoding').toLowerCase());
  const type = ctx.get('Content-Type').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' || !isUtf8 || !isPlain) throw new Refusal('notJsonType');
};

const readBytes = async (ctx: Context): Promise<Buffer> => {
  if (Number(ctx.get('Content-Length')) > maxBodyBytes) throw tooLarge();
  try {
    return await getRawBody(ctx.req, { limit: maxBodyBytes });
  } catch (error) {
    if (error instanceof Error && 'type' in error && error.type === 'entity.too.large') throw tooLarge();
    throw new Refusal('malformedRequest');
  }
};

const decode = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('notUtf8');
  }
};

/**
 * Reads the request's body: UTF-8 JSON of at most 32 KiB.
 * @returns the parsed value, of any shape
 * @throws Refusal 400, 413 or 415
 */
export const readJsonBody = async (ctx: Context): Promise<unknown> => {
  requireJson(ctx);
  const text = decode(await readBytes(ctx));
  if (text.trim() === '') throw new Refusal('emptyBody');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('notJson');
  }
};
