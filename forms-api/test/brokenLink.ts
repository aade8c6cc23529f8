import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { DatabaseAddress } from '../src/config/databaseUrl';

type ServerAddress = Exclude<DatabaseAddress, { kind: 'sqlite' }>;

/** A connection to a database server that a test can cut and mend, or silence without cutting. */
export interface BrokenLink {
  address: ServerAddress;
  cut: () => Promise<void>;
  mend: () => Promise<void>;
  silence: () => void;
  /** Ends the silence; what was sent meanwhile arrives. */
  speak: () => void;
  /** Lets new connections through; the silenced ones stay silent for ever, as when a server comes back on another machine. */
  replace: () => void;
  close: () => Promise<void>;
}

const listenOn = (server: Server, port: number): Promise<number> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** Opens a port that passes everything on to the database server. */
export const linkTo = async (target: ServerAddress): Promise<BrokenLink> => {
  /** Every open socket with the one that gets what it receives. */
  const counterparts = new Map<Socket, Socket>();
  let isSilent = false;
  const pass = (from: Socket, to: Socket): void => {
    counterparts.set(from, to);
    from.on('error', () => from.destroy());
    from.on('close', () => {
      counterparts.delete(from);
      to.destroy();
    });
    if (!isSilent) from.pipe(to);
  };
  const server = createServer((client) => {
    const upstream = connect(target.port, target.host);
    pass(client, upstream);
    pass(upstream, client);
  });
  const port = await listenOn(server, 0);
  const destroyAll = (): void => {
    for (const socket of counterparts.keys()) socket.destroy();
  };
  const cut = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    destroyAll();
    await closed;
  };
  return {
    address: { ...target, port },
    cut,
    mend: async () => {
      isSilent = false;
      destroyAll();
      if (!server.listening) await listenOn(server, port);
    },
    silence: () => {
      isSilent = true;
      for (const from of counterparts.keys()) from.unpipe().pause();
    },
    speak: () => {
      isSilent = false;
      for (const [from, to] of counterparts) from.pipe(to);
    },
    replace: () => {
      isSilent = false;
    },
    close: async () => {
      if (server.listening) await cut();
    },
  };
};
