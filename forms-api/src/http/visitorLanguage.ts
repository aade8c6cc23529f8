import { chooseLanguage } from '@polar-meridian/contract';
import type { Context } from 'koa';

/**
 * The language of whoever sent a request, by its `Accept-Language`.
 * @param languages to choose from; the first one is for visitors who state none of them
 */
export const visitorLanguage = (ctx: Context, languages: readonly string[]): string =>
  chooseLanguage(ctx.acceptsLanguages(), languages) ?? languages[0] ?? 'en';
