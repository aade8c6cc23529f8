import { STATUS_CODES } from 'node:http';
import type { Context } from 'koa';
import type { Refusal } from './refusal';
import type { Sentences } from './sentences';
import { visitorLanguage } from './visitorLanguage';

/** Whether a refusal is to be problem+json: `Accept` names it, or JSON. */
const wantsJson = (ctx: Context): boolean => {
  const accepted = ctx.accepts();
  return accepted.includes('application/problem+json') || accepted.includes('application/json');
};

/**
 * Answers with one readable sentence as text, or with problem+json where `Accept` names JSON.
 * @param ctx the request to answer
 * @param refusal why it is refused
 */
export const writeRefusal = (ctx: Context, refusal: Refusal, sentences: Sentences): void => {
  const language = visitorLanguage(ctx, sentences.languages);
  const detail = sentences.ofRefusal(refusal, language);
  ctx.set(refusal.headers);
  ctx.vary('Accept');
  ctx.vary('Accept-Language');
  ctx.set('Content-Language', language);
  ctx.set('Cache-Control', 'no-store');
  ctx.status = refusal.status;
  if (!wantsJson(ctx)) {
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = detail;
    return;
  }
  const problem = {
    type: 'about:blank',
    title: STATUS_CODES[refusal.status],
    status: refusal.status,
    code: refusal.reason,
    detail,
  };
  const errors = refusal.fieldErrors?.map((fault) => ({
    ...fault,
    message: sentences.ofFault(fault, language),
  }));
  ctx.body = JSON.stringify(errors ? { ...problem, errors } : problem);
  ctx.type = 'application/problem+json';
};
