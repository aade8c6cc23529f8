/** @jest-environment node */
import { readApiOrigin } from './apiOrigin';

it.each([
  ['', ''],
  [undefined, ''],
  ['https://api.example.com', 'https://api.example.com'],
  ['https://api.example.com/', 'https://api.example.com'],
  ['http://localhost:8001', 'http://localhost:8001'],
])('takes %j', (text, origin) => expect(readApiOrigin(text)).toBe(origin));

it.each([
  'foo',
  'api.example.com',
  'ftp://example.com',
  'https://example.com/api',
  'https://example.com/?',
  'https://a:b@example.com',
])('refuses %j and names the variable', (text) => {
  expect(() => readApiOrigin(text)).toThrow(/^API_ORIGIN: .*https:\/\/api\.example\.com/);
});
