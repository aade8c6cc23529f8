import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { DatabaseAddress } from '../src/config/databaseUrl';

type ServerAddress = Exclude<DatabaseAddress, { kind: 'sqlite' }>;

/** A connection to a database server that a test can cut and mend, or silence without cutting. */
export interface BrokenLink {
  address: ServerAddress;
  cut: () => Promise<void>;
  mend: () => Promise<void>;
  silence: () => void;
  close: () => Promise<void>;
}

const listenOn = (server: Server, port: number): Promise<number> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** Opens a port that passes everything on to the database server. */
export const linkTo = async (target: ServerAddress): Promise<BrokenLink> => {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((client) => {
    keep(client);
    if (isSilent) return;
    const upstream = connect(target.port, target.host);
    keep(upstream);
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  const port = await listenOn(server, 0);
  const cut = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    address: { ...target, port },
    cut,
    mend: async () => {
      isSilent = false;
      for (const socket of sockets) socket.destroy();
      if (!server.listening) await listenOn(server, port);
    },
    silence: () => {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: async () => {
      if (server.listening) await cut();
    },
  };
};
