import { connect, type Socket } from 'node:net';

const headEnd = '\r\n\r\n';

/** A kept-alive HTTP connection, thinner than Node's own client so that it takes little from the server beside it. */
export interface Connection {
  /** Sends one request and waits for its whole answer; the time is that to the answer's first byte. */
  ask: (request: string) => Promise<{ status: number; milliseconds: number }>;
  close: () => void;
}

/** How many bytes the first answer in a text has; undefined while it is incomplete. */
const answerLength = (received: string): number | undefined => {
  const end = received.indexOf(headEnd);
  if (end < 0) return undefined;
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(received)?.[1] ?? 0);
  const whole = end + headEnd.length + length;
  return received.length >= whole ? whole : undefined;
};

/** Opens a connection to a port of this machine. */
export const openConnection = (port: number): Promise<Connection> =>
  new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1');
    let received = '';
    let firstByteAt = 0;
    let answered: (status: number) => void = () => undefined;
    let failed: (error: Error) => void = reject;
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      if (received === '') firstByteAt = performance.now();
      received += chunk;
      const length = answerLength(received);
      if (length === undefined) return;
      const status = Number(received.slice(9, 12));
      received = received.slice(length);
      answered(status);
    });
    socket.on('error', (error) => failed(error));
    socket.on('close', () => failed(new Error('the server has closed the connection')));
    socket.on('connect', () =>
      resolve({
        ask: (request) =>
          new Promise((resolveAnswer, rejectAnswer) => {
            const startedAt = performance.now();
            answered = (status) => resolveAnswer({ status, milliseconds: firstByteAt - startedAt });
            failed = rejectAnswer;
            socket.write(request, 'utf8');
          }),
        close: () => {
          failed = () => undefined;
          socket.destroy();
        },
      }),
    );
  });
