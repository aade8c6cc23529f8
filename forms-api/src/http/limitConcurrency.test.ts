import type { Context } from 'koa';
import { limitConcurrency } from './limitConcurrency';
import type { Refusal } from './refusal';

test('refuses at once what comes on top, and lets the next one in when one has ended', async () => {
  const limit = limitConcurrency(2);
  const releases: (() => void)[] = [];
  const work = (): Promise<void> => new Promise((resolve) => releases.push(resolve));
  const enter = (): Promise<unknown> => limit({} as Context, work) as Promise<unknown>;
  const first = enter();
  const second = enter();
  await expect(enter()).rejects.toMatchObject({
    status: 503,
    headers: { 'Retry-After': '5' },
  } as Partial<Refusal>);
  releases[0]?.();
  await first;
  const third = enter();
  for (const release of releases) release();
  await Promise.all([second, third]);
});
