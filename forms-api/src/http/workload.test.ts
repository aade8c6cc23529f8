import { createWorkload } from './workload';

test('refuses what comes on top, and takes the next piece when one has ended', async () => {
  const workload = createWorkload(2);
  const releases: (() => void)[] = [];
  const begin = (): Promise<void> =>
    workload.take(() => new Promise<void>((resolve) => releases.push(resolve)));
  const first = begin();
  const second = begin();
  expect(workload.isFull()).toBe(true);
  await expect(begin()).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
  releases[0]?.();
  await first;
  expect(workload.isFull()).toBe(false);
  const third = begin();
  for (const release of releases) release();
  await Promise.all([second, third]);
});

test('a piece of work that fails makes room as well', async () => {
  const workload = createWorkload(1);
  await expect(workload.take(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(workload.isFull()).toBe(false);
});
