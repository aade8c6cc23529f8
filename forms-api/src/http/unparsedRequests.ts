import { IncomingMessage, STATUS_CODES, ServerResponse, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

interface ClientError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const readHead = (packet: Buffer, socket: Socket): IncomingMessage | undefined => {
  const [requestLine = '', ...lines] = packet.toString('latin1').split('\r\n');
  const [, method, url] = /^([!#$%&'*+.^`|~\w-]+) (\/\S*) HTTP\/1\.[01]$/.exec(requestLine) ?? [];
  if (method === undefined || url === undefined) return undefined;
  const request = new IncomingMessage(socket);
  request.method = method;
  request.url = url;
  for (const line of lines.slice(0, lines.indexOf(''))) {
    const [, name, value] = /^([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) request.headers[name.toLowerCase()] = value;
  }
  return request;
};

const answer = (listener: RequestListener, request: IncomingMessage, socket: Socket): void => {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  response.on('finish', () => socket.end());
  listener(request, response);
};

/**
 * Hands the requests that Node's parser rejects for their method to the application, so that they too get 405 (DESIGN 3, Fine print);
 * whatever else cannot be read gets its status alone.
 * @param listener the application's own
 */
export const handleUnparsedRequests = (server: Server, listener: RequestListener): void => {
  server.on('connect', (request, stream) => answer(listener, request, stream as Socket));
  server.on('clientError', (error: ClientError, stream) => {
    const socket = stream as Socket;
    // A request that broke off is none: its sender is to take the connection for broken, and try again.
    if (!socket.writable || error.code === 'HPE_INVALID_EOF_STATE') {
      socket.destroy();
      return;
    }
    const isMethod = error.code === 'HPE_INVALID_METHOD' && error.rawPacket;
    const request = isMethod ? readHead(error.rawPacket as Buffer, socket) : undefined;
    if (request) {
      answer(listener, request, socket);
      return;
    }
    const status = statusOf[error.code ?? ''] ?? 400;
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
  });
};
