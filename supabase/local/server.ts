import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { StartupError } from './startup-error.ts';

/** An HTTP server that can stop gracefully. */
export interface Listener {
  /** As a browser on this computer would use it. */
  origin: string;
  port: number;
  /** Accepts nothing new, lets current requests finish for up to `timeoutMs`, then closes their connections. */
  close(timeoutMs: number): Promise<void>;
}

/**
 * Listens on `host` and `port` (0: any free port).
 * @throws StartupError that names PORT or HOST if that is not possible
 */
export async function listen(
  host: string,
  port: number,
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<Listener> {
  let closing = false;
  /** Every open connection with its current responses. */
  const connections = new Map<Socket, Set<ServerResponse>>();
  const latest = new WeakMap<Socket, ServerResponse>();
  const server = createServer((request, response) => {
    const { socket } = request;
    const current = connections.get(socket)?.add(response);
    if (closing) response.setHeader('connection', 'close');
    // HTTP/1.1 keeps connections open by itself. Saying so costs every response 46 bytes.
    else if (request.httpVersion === '1.1' && request.headers.connection !== 'close')
      response.removeHeader('connection');
    response.once('close', () => {
      current?.delete(response);
      if (closing && current?.size === 0) socket.end();
    });
    // Handles the requests of one connection one after the other. Otherwise a thousand requests that a client sends at once
    // would be in front of everybody else's next one.
    const before = latest.get(socket);
    latest.set(socket, response);
    if (before === undefined || before.closed) return void handle(request, response);
    before.once('close', () => {
      if (!socket.destroyed) void handle(request, response);
    });
  });
  server.on('connection', (socket: Socket) => {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });
  server.on('clientError', ({ code }: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    // Node would drop the connection without a response while the previous response is being cleaned up.
    const isBusy = [...(connections.get(socket) ?? [])].some((response) => !response.writableEnded);
    if (isBusy || !socket.writable) return void socket.destroy();
    socket.end(`HTTP/1.1 ${CLIENT_ERRORS[code ?? ''] ?? '400 Bad Request'}\r\nConnection: close\r\n\r\n`);
  });
  // Longer than browsers and proxies keep idle connections, so that this side never closes one that is being used.
  server.keepAliveTimeout = 75_000;
  // Clients that send headers or a body very slowly are disconnected.
  server.headersTimeout = 20_000;
  server.requestTimeout = 90_000;
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartupError(listenProblem((error as NodeJS.ErrnoException).code, host, port));
  }
  const bound = (server.address() as AddressInfo).port;
  return {
    origin: `http://${urlHost(host)}:${bound}`,
    port: bound,
    async close(timeoutMs) {
      closing = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Node's closeIdleConnections ignores connections that never sent a request.
      for (const [socket, responses] of connections) if (responses.size === 0) socket.destroy();
      const timer = setTimeout(() => server.closeAllConnections(), timeoutMs);
      await closed;
      clearTimeout(timer);
    },
  };
}

/** Node's error codes for requests that are not valid HTTP, if the response is not 400. */
const CLIENT_ERRORS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

function listenProblem(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `PORT ${port} is already in use on ${host}; stop the program that listens there, or set another PORT.`;
  if (code === 'EACCES') return `PORT ${port} needs special rights; set PORT to 1024 or higher.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST ${host} is not an address of this computer; set HOST to 127.0.0.1, 0.0.0.0 or one that is.`;
  return `The server cannot listen on HOST ${host}, PORT ${port} (${code ?? 'unknown reason'}).`;
}
