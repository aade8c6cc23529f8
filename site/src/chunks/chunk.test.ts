import { createChunk, patienceMs } from './chunk';

const Part = () => null;
const lost = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

afterEach(() => jest.useRealTimers());

test('a chunk that cannot be had is asked for again, and no failure is thrown', async () => {
  const ask = jest.fn().mockRejectedValueOnce(lost).mockResolvedValue({ default: Part });
  const chunk = createChunk(ask);
  expect(await chunk.load()).toBe(lost);
  expect(chunk.isMissing()).toBe(true);
  expect(chunk.part()).toBeUndefined();
  expect(await chunk.load()).toBeUndefined();
  expect(chunk.isMissing()).toBe(false);
  expect(chunk.part()).toBe(Part);
  await chunk.load();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('it is asked for once at a time', async () => {
  const ask = jest.fn().mockResolvedValue({ default: Part });
  const chunk = createChunk(ask);
  await Promise.all([chunk.load(), chunk.load()]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('it is asked for again when the network is back', async () => {
  const ask = jest.fn().mockRejectedValueOnce(lost).mockResolvedValue({ default: Part });
  const chunk = createChunk(ask);
  const told = jest.fn();
  const stop = chunk.subscribe(told);
  await chunk.load();
  window.dispatchEvent(new Event('online'));
  await chunk.load();
  expect(chunk.part()).toBe(Part);
  expect(told).toHaveBeenCalledTimes(2);
  stop();
});

test('nobody waits for ever, and what comes late is taken', async () => {
  jest.useFakeTimers();
  let arrive: (module: { default: typeof Part }) => void = () => undefined;
  const chunk = createChunk(() => new Promise<{ default: typeof Part }>((resolve) => (arrive = resolve)));
  const error = chunk.load();
  await jest.advanceTimersByTimeAsync(patienceMs);
  expect(await error).toHaveProperty('name', 'TimeoutError');
  expect(chunk.isMissing()).toBe(true);
  arrive({ default: Part });
  await jest.advanceTimersByTimeAsync(0);
  expect(chunk.part()).toBe(Part);
  expect(chunk.isMissing()).toBe(false);
});
