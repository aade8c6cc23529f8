import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Random } from './random';

export type Channel = 'operator-mail' | 'visitor-mail' | 'webhook';

/** A mail or a call that has arrived completely. */
export interface Delivery {
  /** `Message-ID` or `webhook-id`. */
  message: string;
  channel: Channel;
  /** The instance that sent it. */
  instance: number;
  /** In milliseconds. */
  at: number;
  /** Whether the sender was told that it arrived; otherwise it has to send again. */
  isAnswered: boolean;
  /** Whom a mail was addressed to, or the call's body. */
  content: string;
}

/** A mail server and another system, both of them unreliable. */
export interface Targets {
  smtpUrl: string;
  webhookUrl: string;
  close: () => Promise<void>;
}

/** What is told of all instances. */
export interface Arrivals {
  deliveries: Delivery[];
  /** Refused or dropped before they had arrived. */
  refused: number;
}

const refusedShare = 0.05;
const unansweredShare = 0.03;

const startMailServer = async (instance: number, arrivals: Arrivals, random: Random) => {
  const sockets = new Map<number | undefined, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, callback) => {
      if (!random.chance(refusedShare)) return callback();
      arrivals.refused += 1;
      callback(Object.assign(new Error('try again later'), { responseCode: 451 }));
    },
    onData: (stream, session, callback) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const message = /^Message-ID: <(.+)@/im.exec(Buffer.concat(parts).toString('utf8'))?.[1] ?? '';
        const isAnswered = !random.chance(unansweredShare);
        arrivals.deliveries.push({
          message,
          channel: message.endsWith('operator') ? 'operator-mail' : 'visitor-mail',
          instance,
          at: Date.now(),
          isAnswered,
          content: session.envelope.rcptTo.map(({ address }) => address).join(),
        });
        if (isAnswered) callback();
        else sockets.get(session.remotePort)?.destroy();
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    const { remotePort } = socket;
    sockets.set(remotePort, socket);
    socket.on('close', () => sockets.delete(remotePort));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};

const startWebhook = async (instance: number, arrivals: Arrivals, random: Random) => {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (random.chance(refusedShare)) {
        arrivals.refused += 1;
        response.writeHead(500).end();
        return;
      }
      const isAnswered = !random.chance(unansweredShare);
      arrivals.deliveries.push({
        message: String(request.headers['webhook-id']),
        channel: 'webhook',
        instance,
        at: Date.now(),
        isAnswered,
        content: Buffer.concat(parts).toString('utf8'),
      });
      if (isAnswered) response.writeHead(204).end();
      else request.socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};

/**
 * Starts what one instance tells of enquiries; some of it is refused, and some taken without an answer.
 * @param arrivals collects what every instance has told
 */
export const startTargets = async (
  instance: number,
  arrivals: Arrivals,
  random: Random,
): Promise<Targets> => {
  const mail = await startMailServer(instance, arrivals, random);
  const webhook = await startWebhook(instance, arrivals, random);
  return {
    smtpUrl: `smtp://127.0.0.1:${(mail.server.address() as AddressInfo).port}`,
    webhookUrl: `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/hook`,
    close: async () => {
      webhook.closeAllConnections();
      await Promise.all([
        new Promise((resolve) => webhook.close(resolve)),
        new Promise<void>((resolve) => mail.close(() => resolve())),
      ]);
    },
  };
};
