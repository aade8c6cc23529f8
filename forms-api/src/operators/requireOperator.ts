import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { DataSource } from 'typeorm';
import { clientOf } from '../http/client';
import { Refusal } from '../http/refusal';
import { readCredentials } from './credentials';
import { countFailedAttempts } from './failedAttempts';
import { hashPassword, verifyPassword } from './passwords';
import { findUser } from './users';

const unauthorized = (): Refusal =>
  new Refusal('unauthorized', {
    headers: { 'WWW-Authenticate': 'Basic realm="enquiries", charset="UTF-8"' },
  });

/**
 * Lets operators pass: HTTP Basic against the User table.
 * @param clock the time in milliseconds
 * @throws Refusal 401 without or with wrong credentials, 429 after too many wrong ones
 * @throws DatabaseUnavailable when the database stays away
 */
export const requireOperator = (dataSource: DataSource, clock: () => number): Middleware => {
  const failedAttempts = countFailedAttempts(clock);
  // Checked in place of a user who is not there, so that the time of an answer does not tell which names are known.
  const nobodys = hashPassword(randomUUID());
  return async (ctx, next) => {
    const credentials = readCredentials(ctx.get('Authorization'));
    if (!credentials) throw unauthorized();
    // Nothing is looked up before the lock, or guessing would still cost a query.
    const isOperator = await failedAttempts.attempt(clientOf(ctx.ip), async () => {
      const user = await findUser(dataSource, credentials.name);
      const isRight = await verifyPassword(user?.password ?? (await nobodys), credentials.password);
      return isRight && user !== undefined;
    });
    if (!isOperator) throw unauthorized();
    await next();
  };
};
