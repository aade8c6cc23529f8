import { requestFillProof, untilRipe } from './fillProof';

const answerWith = (answer: () => Promise<unknown>): void => {
  globalThis.fetch = jest.fn(answer) as unknown as typeof fetch;
};
const proofOf = (waitMs: number) => async () => ({
  ok: true,
  json: async () => ({ proof: 'signed', waitMs }),
});

beforeAll(() => {
  Object.defineProperty(AbortSignal, 'timeout', { value: () => undefined, configurable: true });
});

describe('the proof that a form was filled in', () => {
  it('is ripe when the service’s time is over, not sooner', async () => {
    answerWith(proofOf(150));
    const proof = await requestFillProof();
    expect(proof?.proof).toBe('signed');
    const startedAt = performance.now();
    await untilRipe(proof);
    const waited = performance.now() - startedAt;
    expect(waited).toBeGreaterThan(130);
    await untilRipe(proof);
    expect(performance.now() - startedAt - waited).toBeLessThan(100);
  });

  it.each([
    ['the network is away', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the service has none', async () => ({ ok: false, status: 404 })],
    ['something else answers', async () => ({ ok: true, json: () => Promise.reject(new SyntaxError('<')) })],
  ])('is done without when %s', async (_, answer) => {
    answerWith(answer);
    expect(await requestFillProof()).toBeUndefined();
    await untilRipe(undefined);
  });
});
