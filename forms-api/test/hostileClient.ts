import { connect } from 'node:net';
import type { HostileConnection } from './hostileRequests';

/** The most bytes that a refusal may have, by its type; pages and files have no bound of their own. */
const bounds: readonly [type: RegExp, bytes: number][] = [
  [/^text\/plain/, 1_024],
  [/^application\/problem\+json/, 8_192],
];
/** Who waits for answers goes when none has come for so long: a wrong length makes both sides wait. */
const quietMs = 1_000;
/** After as many answers as requests, the rest of the last one comes at once. */
const lastMs = 10;
/** The service has to be done with a connection by then. */
const patienceMs = 15_000;

/** How one connection went. */
export interface Outcome {
  statuses: number[];
  /** A line for everything that may not be. */
  faults: string[];
}

/** What is wrong with an answer; a 503 of load shedding says when to come again. */
const faultsOf = (answer: string): string[] => {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const status = Number(head.slice(9, 12));
  const header = (name: string): string => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  const bytes = rest.join('\r\n\r\n').length;
  const isShed = status === 503 && header('Retry-After') !== '';
  const bound = bounds.find(([type]) => type.test(header('Content-Type')))?.[1] ?? Infinity;
  return [
    ...(status >= 500 && !isShed ? [`answered ${status}: ${answer.slice(0, 300)}`] : []),
    ...(bytes > bound && !head.includes('version=0.0.4')
      ? [`a refusal of ${bytes} bytes: ${answer.slice(0, 300)}`]
      : []),
  ];
};

/** Sends what a connection is to send to a port of this machine, and reads what comes back. */
export const converse = (port: number, { requests, pieces, ending }: HostileConnection): Promise<Outcome> =>
  new Promise((resolve) => {
    const faults: string[] = [];
    const waiting = [...pieces];
    let received = '';
    let quiet: NodeJS.Timeout | undefined;
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const patience = setTimeout(() => {
      faults.push(`not done after ${patienceMs} ms (${ending})`);
      socket.destroy();
    }, patienceMs);
    let answered = 0;
    const answersOf = (): string[] =>
      received.split(/(?=HTTP\/1\.1 [2-5]\d\d )/).filter((text) => text !== '');
    const wait = (): void => {
      clearTimeout(quiet);
      quiet = setTimeout(() => socket.destroy(), answered >= requests ? lastMs : quietMs);
    };
    const next = (): void => {
      const piece = waiting.shift();
      if (piece !== undefined) socket.write(piece, () => setImmediate(next));
      else if (ending === 'half-close') socket.end();
      else if (ending === 'reset') socket.resetAndDestroy();
      else wait();
    };
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('connect', next);
    socket.on('data', (text: string) => {
      received += text;
      answered += text.split('HTTP/1.1 ').length - 1;
      if (ending === 'wait' && waiting.length === 0) wait();
    });
    socket.on('end', () => socket.destroy());
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A service that is gone refuses; one that has had enough resets.
      if (error.code === 'ECONNREFUSED') faults.push('the service does not listen');
    });
    socket.on('close', () => {
      clearTimeout(patience);
      clearTimeout(quiet);
      const answers = answersOf();
      const statuses = answers.map((answer) => Number(answer.slice(9, 12)));
      resolve({ statuses, faults: [...faults, ...answers.flatMap(faultsOf)] });
    });
  });
