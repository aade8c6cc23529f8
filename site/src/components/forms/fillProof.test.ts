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
  afterEach(() => jest.useRealTimers());

  it('is ripe when the service’s time is over, not sooner', async () => {
    jest.useFakeTimers();
    answerWith(proofOf(150));
    const proof = await requestFillProof();
    expect(proof?.proof).toBe('signed');
    const isRipe = jest.fn();
    void untilRipe(proof).then(isRipe);
    await jest.advanceTimersByTimeAsync(149);
    expect(isRipe).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(isRipe).toHaveBeenCalledTimes(1);
    void untilRipe(proof).then(isRipe);
    await jest.advanceTimersByTimeAsync(0);
    expect(isRipe).toHaveBeenCalledTimes(2);
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
