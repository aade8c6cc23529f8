import http from 'node:http';
import { withService } from './lib/service.mjs';

/** The tools this bench uses. */
export const needs = [];

const seconds = 4;
const parallel = 16;
const agent = new http.Agent({ keepAlive: true, maxSockets: parallel });

const once = (address, { body, headers = {} } = {}) =>
  new Promise((resolve, reject) => {
    const request = http.request(address, { method: body ? 'POST' : 'GET', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    });
    request.on('error', reject);
    request.end(body);
  });

/** Requests per second over a fixed time; throws when an answer is not the expected one. */
const rate = async (address, expected, options) => {
  const end = Date.now() + seconds * 1000;
  let count = 0;
  const worker = async () => {
    while (Date.now() < end) {
      const status = await once(address, options?.());
      if (status !== expected) throw new Error(`${address} answered ${status} instead of ${expected}`);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  return count / seconds;
};

const contact = () => ({
  body: JSON.stringify({ name: 'Bench', email: 'bench@example.com', subject: 'Bench', message: 'Bench' }),
  headers: { 'Content-Type': 'application/json' },
});

const compare = async (origin) => {
  const bare = http.createServer((_request, response) => response.end('ok'));
  await new Promise((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const baseline = await rate(`http://127.0.0.1:${bare.address().port}/`, 200);
  const rows = [
    { what: 'GET /', perSecond: await rate(`${origin}/`, 200) },
    { what: 'GET /api/health/ready', perSecond: await rate(`${origin}/api/health/ready`, 200) },
    { what: 'POST /api/contact (stored)', perSecond: await rate(`${origin}/api/contact`, 201, contact) },
  ];
  bare.close();
  agent.destroy();
  return [{ what: 'bare HTTP server', perSecond: baseline }, ...rows].map(({ what, perSecond }) => ({
    what,
    perSecond: Math.round(perSecond),
    ratio: Number((perSecond / baseline).toFixed(3)),
  }));
};

/** Measures the service against a bare HTTP server in the same run, because absolute figures of a busy machine mean little. */
export const measure = async () => ({
  tables: { 'Requests against a bare HTTP server in the same run': await withService(compare) },
});
