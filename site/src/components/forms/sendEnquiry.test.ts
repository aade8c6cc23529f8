import { ConnectionLostError, patienceMs, sendEnquiry } from './sendEnquiry';

const answerWith = (status: number, body: string, statusText = ''): jest.Mock => {
  const fetchMock = jest.fn(async () => ({ ok: status < 400, status, statusText, text: async () => body }));
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  return fetchMock;
};

describe('sendEnquiry', () => {
  it('sends JSON once, with credentials', async () => {
    const fetchMock = answerWith(201, '{}');
    await sendEnquiry('/api/contact', { name: 'Ada' }, 'key-1', 'proof-1');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(fetchMock).toHaveBeenCalledWith(
      '/api/contact',
      expect.objectContaining({
        method: 'POST',
        credentials: 'include',
        headers: expect.objectContaining({
          'Content-Type': 'application/json',
          'Idempotency-Key': 'key-1',
          'Form-Proof': 'proof-1',
        }),
        body: '{"name":"Ada"}',
      }),
    );
  });

  it.each([
    [422, 'Please check your entries.', '', '422: Please check your entries.'],
    [502, '', 'Bad Gateway', '502: Bad Gateway'],
  ])('throws status and sentence for %i', async (status, body, statusText, message) => {
    answerWith(status, body, statusText);
    await expect(sendEnquiry('/api/contact', {}, 'key-1', undefined)).rejects.toThrow(message);
  });

  it.each([
    ['the network is away', new TypeError('Failed to fetch')],
    ['the service is silent', new DOMException('signal timed out', 'TimeoutError')],
  ])('tells that no answer has come when %s, without the browser’s own words', async (_, cause) => {
    globalThis.fetch = jest.fn(async () => Promise.reject(cause)) as unknown as typeof fetch;
    const sent = sendEnquiry('/api/contact', {}, 'key-1', undefined);
    await expect(sent).rejects.toBeInstanceOf(ConnectionLostError);
    await expect(sent).rejects.not.toThrow(cause.message);
  });

  it('does not wait for ever', async () => {
    const limits = jest.spyOn(AbortSignal, 'timeout');
    const fetchMock = answerWith(201, '{}');
    await sendEnquiry('/api/contact', {}, 'key-1', undefined);
    expect(limits).toHaveBeenCalledWith(patienceMs);
    expect(fetchMock.mock.calls[0]?.[1]).toHaveProperty('signal', limits.mock.results[0]?.value);
  });
});
