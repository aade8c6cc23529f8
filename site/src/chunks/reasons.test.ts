import { reasonOf, siteAnswers } from './reasons';

const lost = Object.assign(new Error('Loading chunk 7 failed.'), { request: '/7.js' });
const online = jest.spyOn(navigator, 'onLine', 'get');

const answerWith = (script: number, page: number): void => {
  globalThis.fetch = jest.fn(async (address: string) => ({
    status: address === '/7.js' ? script : page,
  })) as unknown as typeof fetch;
};
const cutTheLine = (): void => {
  globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
};

beforeEach(() => online.mockReturnValue(true));

test.each([
  ['gone', 404, 200],
  ['gone', 410, 200],
  // The not-found page is a page of the site too.
  ['gone', 404, 404],
  ['broken', 404, 503],
  ['broken', 503, 200],
  ['broken', 200, 200],
])('a chunk is %s when it is answered %i and the page %i', async (reason, script, page) => {
  answerWith(script, page);
  expect(await reasonOf(lost)).toBe(reason);
});

test('the network is away when nothing is answered, or the browser says so', async () => {
  cutTheLine();
  expect(await reasonOf(lost)).toBe('away');
  expect(await siteAnswers('/')).toBe(false);
  answerWith(404, 200);
  online.mockReturnValue(false);
  expect(await reasonOf(lost)).toBe('away');
  expect(await siteAnswers('/')).toBe(false);
});

test('a script that came and failed is broken; nothing is asked for', async () => {
  answerWith(404, 200);
  expect(await reasonOf(new TypeError('x is not a function'))).toBe('broken');
  expect(fetch).not.toHaveBeenCalled();
});
