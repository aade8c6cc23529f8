import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call as another system received it. */
export interface ReceivedCall {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Another system that is told of enquiries. */
export interface WebhookTarget {
  url: string;
  received: ReceivedCall[];
  /** What the next calls are answered with. */
  answer: (status: number, headers?: Record<string, string>) => void;
  close: () => Promise<void>;
}

/** Starts a server that takes every call; the test closes it. */
export const startWebhookTarget = async (): Promise<WebhookTarget> => {
  const received: ReceivedCall[] = [];
  let answer: [number, Record<string, string>] = [204, {}];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') });
      response.writeHead(...answer).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: (status, headers = {}) => {
      answer = [status, headers];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
