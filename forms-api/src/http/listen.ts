import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from '../config/startError';
import { answerClientErrors } from './clientErrors';

const headersTimeoutMs = 10_000;
const requestTimeoutMs = 30_000;

const reasons: Record<string, string> = {
  EADDRINUSE: 'is taken; stop the other program or choose another port, for example PORT=8001',
  EACCES: 'may not be used by this user; choose one above 1023, for example PORT=8000',
  EADDRNOTAVAIL: 'cannot be used, because HOST is no address of this machine',
  ENOTFOUND: 'cannot be used, because HOST is no address of this machine',
};

/**
 * Opens the port.
 * @param host undefined for all addresses of the machine
 * @returns once the server listens
 * @throws StartError when the port cannot be opened
 */
export const listen = (app: RequestListener, port: number, host: string | undefined): Promise<Server> => {
  const server = createServer({ headersTimeout: headersTimeoutMs, requestTimeout: requestTimeoutMs }, app);
  answerClientErrors(server);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new StartError([
          `PORT: ${port} ${reasons[error.code ?? ''] ?? `cannot be opened (${error.message})`}`,
        ]),
      );
    });
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => resolve(server));
  });
};

/** The address a visitor on this machine can open. */
export const addressOf = (server: Server, host: string | undefined): string => {
  const { port } = server.address() as AddressInfo;
  const isEverywhere = host === undefined || host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
};
