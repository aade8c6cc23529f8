import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What stands before the nodes in production: each connection goes to the next node that takes it. */
export interface Balancer {
  port: number;
  close: () => Promise<void>;
}

const open = (port: number): Promise<Socket | undefined> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket)).once('error', () => resolve(undefined));
  });

/**
 * Starts a balancer; the caller closes it.
 * @param ports of the nodes
 */
export const startBalancer = async (ports: readonly number[]): Promise<Balancer> => {
  const sockets = new Set<Socket>();
  let turn = 0;

  const hold = (socket: Socket, other: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  };

  const lead = async (client: Socket): Promise<void> => {
    client.on('error', () => client.destroy());
    for (const _ of ports) {
      turn = (turn + 1) % ports.length;
      const node = await open(ports[turn] as number);
      if (!node) continue;
      hold(client, node);
      hold(node, client);
      client.pipe(node).pipe(client);
      return;
    }
    client.destroy();
  };

  const server = createServer((client) => void lead(client)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};
