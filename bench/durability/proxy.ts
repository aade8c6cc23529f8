import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Transform, type Duplex } from 'node:stream';
import type { Random } from './random';

interface ProxySettings {
  port: number;
  random: Random;
  /** After so many bytes a connection is cut or half-closed, if it is to be. */
  bytes: readonly [least: number, most: number];
  /** So many milliseconds every piece of a delayed connection is late. */
  delayMs: readonly [least: number, most: number];
}

/** A port that passes connections on, badly. */
export interface Proxy {
  port: number;
  /** How many connections met which fate. */
  fates: Record<string, number>;
  close: () => Promise<void>;
}

/** Passes so many bytes and then ends; what comes after them is lost. */
const endAfter = (bytes: number, onEnd: () => void): Duplex => {
  let left = bytes;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (left > 0) {
        this.push(chunk.subarray(0, left));
        left -= chunk.length;
        if (left <= 0) {
          this.push(null);
          onEnd();
        }
      }
      done();
    },
  });
};

const delay = (ms: () => number): Duplex =>
  new Transform({
    transform: (chunk: Buffer, _encoding, done) => void setTimeout(() => done(null, chunk), ms()),
  });

type Fate = (client: Socket, server: Socket, settings: ProxySettings) => void;

const cutBoth = (client: Socket, server: Socket) => (): void => {
  // What was passed on until then is to arrive.
  setImmediate(() => {
    client.destroy();
    server.destroy();
  });
};
const nothing = (): void => undefined;
const draw = ({ random }: ProxySettings, range: readonly [number, number]): number =>
  random.between(...range);

const fates: Record<string, Fate> = {
  passed: (client, server) => {
    client.pipe(server).pipe(client);
  },
  delayed: (client, server, settings) => {
    const late = (): Duplex => delay(() => draw(settings, settings.delayMs));
    client.pipe(late()).pipe(server).pipe(late()).pipe(client);
  },
  'cut in the request': (client, server, settings) => {
    client
      .pipe(endAfter(draw(settings, settings.bytes), cutBoth(client, server)))
      .pipe(server)
      .pipe(client);
  },
  'cut in the answer': (client, server, settings) => {
    client
      .pipe(server)
      .pipe(endAfter(draw(settings, settings.bytes), cutBoth(client, server)))
      .pipe(client);
  },
  'half-closed in the request': (client, server, settings) => {
    client
      .pipe(endAfter(draw(settings, settings.bytes), nothing))
      .pipe(server)
      .pipe(client);
  },
  'half-closed in the answer': (client, server, settings) => {
    client
      .pipe(server)
      .pipe(endAfter(draw(settings, settings.bytes), nothing))
      .pipe(client);
  },
};
const faulty = Object.keys(fates).filter((name) => name !== 'passed');
const faultyShare = 0.5;

/** Opens a port in front of another one of this machine; half of the connections meet some fault. */
export const startProxy = async (settings: ProxySettings): Promise<Proxy> => {
  const { random } = settings;
  const met: Record<string, number> = Object.fromEntries(Object.keys(fates).map((name) => [name, 0]));
  const sockets = new Set<Socket>();
  const tie = (socket: Socket, other: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  };
  const proxy = createServer({ allowHalfOpen: true }, (client) => {
    const server = connect({ port: settings.port, host: '127.0.0.1', allowHalfOpen: true });
    tie(client, server);
    tie(server, client);
    const name = random.chance(faultyShare) ? random.pick(faulty) : 'passed';
    met[name]! += 1;
    fates[name]!(client, server, settings);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    port: (proxy.address() as AddressInfo).port,
    fates: met,
    close: async () => {
      const closed = new Promise((resolve) => proxy.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};
