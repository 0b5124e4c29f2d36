import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { StartupError } from './startup-error.ts';

/** An HTTP server that can stop without cutting anybody off. */
export interface Listener {
  /** As a browser on this computer would write it. */
  origin: string;
  port: number;
  /** Accepts nothing new, lets requests under way finish for up to `graceMs`, then cuts the rest off. */
  close(graceMs: number): Promise<void>;
}

/**
 * Listens on `host`:`port` (0: any free port).
 * @throws StartRefused, naming PORT or HOST, when that is not possible
 */
export async function listen(
  host: string,
  port: number,
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<Listener> {
  let closing = false;
  /** Every open connection and how many of its requests are under way. */
  const connections = new Map<Socket, number>();
  const server = createServer((request, response) => {
    const { socket } = request;
    connections.set(socket, (connections.get(socket) ?? 0) + 1);
    if (closing) response.setHeader('connection', 'close');
    response.once('close', () => {
      const left = (connections.get(socket) ?? 1) - 1;
      connections.set(socket, left);
      if (closing && left === 0) socket.end();
    });
    void handle(request, response);
  });
  server.on('connection', (socket: Socket) => {
    connections.set(socket, 0);
    socket.once('close', () => connections.delete(socket));
  });
  // Longer than browsers and proxies keep idle connections, so that it is never us who closes one just being used.
  server.keepAliveTimeout = 75_000;
  // Whoever sends headers or a body by drops is cut off.
  server.headersTimeout = 20_000;
  server.requestTimeout = 90_000;
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartupError(listenRefusal((error as NodeJS.ErrnoException).code, host, port));
  }
  const bound = (server.address() as AddressInfo).port;
  return {
    origin: `http://${urlHost(host)}:${bound}`,
    port: bound,
    async close(graceMs) {
      closing = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Node's own closeIdleConnections overlooks connections that never asked anything.
      for (const [socket, underWay] of connections) if (underWay === 0) socket.destroy();
      const impatience = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(impatience);
    },
  };
}

function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

function listenRefusal(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `PORT ${port} is already in use on ${host}; stop what listens there or set another PORT.`;
  if (code === 'EACCES')
    return `PORT ${port} may not be used without special rights; set PORT to 1024 or higher.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST ${host} is not an address of this computer.`;
  return `The server cannot listen on HOST ${host}, PORT ${port} (${code ?? 'unknown reason'}).`;
}
