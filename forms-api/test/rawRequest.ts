import { connect } from 'node:net';

/**
 * Sends bytes as they are and reads until the service closes the connection, for requests that no HTTP client would send.
 * @param breaksOff whether nothing more can follow
 * @returns the whole answer
 */
export const rawRequest = (origin: string, bytes: string, breaksOff = false): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () =>
      breaksOff ? socket.end(bytes) : socket.write(bytes),
    );
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('utf8')));
  });
