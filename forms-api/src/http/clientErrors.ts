import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** A request that could be read, at least its head, and its answer. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** What has come in on one connection. */
interface Conversation {
  /** Not answered to the end yet. */
  open: Set<Exchange>;
  latest: Exchange | undefined;
}

const statusOf: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** How long a client may go on sending after its last answer: a connection destroyed at once would take the answer with it. */
const lingerMs = 2_000;

const answerTo = (error: NodeJS.ErrnoException): string => {
  const status = statusOf[error.code ?? ''] ?? 400;
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
};

/**
 * Answers what cannot be read as a request with 400, 408, 413 or 431 and closes its connection. Requests that came before it on the same
 * connection are answered first; it then gets no answer of its own. Upgrades are closed; Node itself closes CONNECT.
 */
export const answerClientErrors = (server: Server): void => {
  const conversations = new WeakMap<Duplex, Conversation>();
  const closing = new WeakSet<Duplex>();

  server.on('request', (request, response) => {
    const conversation = conversations.get(request.socket) ?? { open: new Set(), latest: undefined };
    const exchange = { request, response };
    conversation.open.add(exchange);
    conversation.latest = exchange;
    conversations.set(request.socket, conversation);
    response.once('close', () => conversation.open.delete(exchange));
  });
  server.on('upgrade', (_request, socket) => socket.destroy());

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // The parser fails again with every further byte.
    if (closing.has(socket) || !socket.writable) return;
    closing.add(socket);
    const { open, latest } = conversations.get(socket) ?? { open: new Set(), latest: undefined };
    // Without its whole body the latest request is the one that cannot be read; an answer to it may have begun all the same.
    const broken = latest?.request.complete === false ? latest : undefined;
    const begun = broken?.response.headersSent === true;
    const waited = [...open].filter((exchange) => begun || exchange !== broken);
    // A request that broke off is none: its sender is to take the connection for broken, and try again.
    const isSilent = begun || waited.length > 0 || error.code === 'HPE_INVALID_EOF_STATE';
    const close = (): void => {
      if (waited.some((exchange) => open.has(exchange))) return;
      socket.end(isSilent ? undefined : answerTo(error));
      setTimeout(() => socket.destroy(), lingerMs).unref();
    };
    for (const { response } of waited) response.once('close', close);
    close();
  });
};
