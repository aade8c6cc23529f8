import { rawRequest } from '../../test/rawRequest';
import { sentences } from '../../test/service';
import { startSite, type TestSite } from '../../test/site';
import { Refusal } from './refusal';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.close());

const ask = (target: string, method = 'GET'): Promise<string> =>
  rawRequest(
    site.origin,
    `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nAccept-Language: de\r\nConnection: close\r\n\r\n`,
  );

const sentence = sentences.ofRefusal(new Refusal('malformedRequest'), 'de');

const nonsense = ['http://', 'https://', 'HTTP://', 'http://[', 'http://[::1', 'http://%', 'http://xn--/']
  .concat(['http:///x', 'http://?', 'http://a:b/', 'http://a%00b/', 'http://u:p@x/', 'http://x:99999/'])
  .concat(['ftp://x/', '*', '*/x']);

test.each(nonsense)('answers 400 in one sentence to the target %s, whatever the method', async (target) => {
  for (const method of ['GET', 'POST', 'OPTIONS', 'PROPFIND']) {
    const answer = await ask(target, method);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain(sentence);
  }
});

// The longest ones are as long as Node's parser takes them.
const unknown = [
  '//',
  '///',
  '//[',
  '//x:y@z',
  '/%',
  '/%ed%a0%80',
  '/%00',
  '/%u0000',
  '/..;/x',
  '/a/..;',
  '/[',
  '/|',
]
  .concat(['/\\', '/{"', `/${'a'.repeat(15_000)}`, `/${'%41'.repeat(5_000)}`, `/${'a/'.repeat(7_500)}`])
  .concat(['http://localhost/nowhere', 'http://localhost//', 'http://[::1]:80/%']);

test.each(unknown.map((target) => [target.slice(0, 20), target]))(
  'answers 404 with a page to the target %s…',
  async (_, target) => {
    const answer = await ask(target);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain('404 Page Not Found');
  },
);

test.each(['/api/%', '/api//', '/api/..;/booking', '/api/%ed%a0%80', 'http://localhost/api/nowhere'])(
  'answers 404 in one sentence to %s',
  async (target) => {
    const answer = await ask(target);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain(sentences.ofRefusal(new Refusal('notFound'), 'de'));
  },
);

test.each(['http://localhost/about', 'HTTPS://www.example.com:443/about?a=b', 'http://[::1]/about#x'])(
  'takes the path out of the absolute address %s',
  async (target) => {
    const answer = await ask(target);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('<h1>About</h1>');
  },
);

test('answers 431 to a target that is too long for a request', async () => {
  expect(await ask(`/${'a'.repeat(20_000)}`)).toMatch(/^HTTP\/1\.1 431 /);
});
