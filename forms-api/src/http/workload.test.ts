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

test('begins a few pieces in one turn of the event loop, and the others in the turns after it', async () => {
  const workload = createWorkload(100);
  let begun = 0;
  const pieces = Array.from({ length: 20 }, () =>
    workload.take(() => {
      begun += 1;
      return Promise.resolve();
    }),
  );
  const after: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    after.push(begun);
    await new Promise(setImmediate);
  }
  expect(after).toEqual([8, 16, 20, 20]);
  await Promise.all(pieces);
});
