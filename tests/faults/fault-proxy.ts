import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/**
 * What goes wrong with one request:
 * - `drop-reply`: the server handles the request, but the reply never arrives
 * - `cut-body`: the connection closes halfway through the reply
 * - `portal`: a captive portal answers 200 with its own page
 * - `refuse`: a database policy denies access (403)
 * - `invalid`: the database or a function rejects the data permanently (400)
 * - `down`: the connection closes without a reply
 */
export type Fault = 'drop-reply' | 'cut-body' | 'portal' | 'refuse' | 'invalid' | 'down';

/** A proxy in front of the local stack that breaks the requests a test chooses. */
export class FaultProxy {
  origin = '';
  /** Decides per request which fault occurs. By default none does. */
  chooseFault: (method: string, path: string) => Fault | undefined = () => undefined;
  /** Requests that met a fault, as "fault METHOD /path". */
  readonly faulted: string[] = [];
  #server: Server | undefined;
  readonly #upstream: () => string;

  /** @param upstream returns the current origin of the local stack */
  constructor(upstream: () => string) {
    this.#upstream = upstream;
  }

  async start(): Promise<void> {
    this.#server = createServer((incoming, outgoing) => this.#handle(incoming, outgoing));
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  #handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method = 'GET', url = '/' } = incoming;
    const fault = this.chooseFault(method, url);
    if (fault) this.faulted.push(`${fault} ${method} ${url.split('?')[0]}`);
    if (fault === 'down') return void incoming.socket.destroy();
    if (fault === 'portal') {
      outgoing.writeHead(200, { 'content-type': 'text/html' });
      return void outgoing.end('<!doctype html><title>Free Wi-Fi</title><p>Please accept our terms.');
    }
    if (fault === 'refuse') {
      outgoing.writeHead(403, { 'content-type': 'application/json' });
      return void outgoing.end('{"code":"42501","message":"permission denied"}');
    }
    if (fault === 'invalid') return void rejectData(incoming, outgoing);
    const upstream = new URL(this.#upstream());
    const forwarded = request(
      { host: upstream.hostname, port: upstream.port, method, path: url, headers: incoming.headers },
      (reply) => {
        if (fault === 'drop-reply') {
          // The server has committed and replied. The client never receives the reply.
          reply.resume();
          reply.on('end', () => incoming.socket.destroy());
          return;
        }
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        if (fault === 'cut-body') {
          reply.once('data', (chunk: Buffer) => {
            outgoing.write(chunk.subarray(0, Math.floor(chunk.length / 2)), () => incoming.socket.destroy());
          });
          reply.once('end', () => incoming.socket.destroy());
          return;
        }
        reply.pipe(outgoing);
      },
    );
    forwarded.on('error', () => incoming.socket.destroy());
    incoming.pipe(forwarded);
  }
}

/** Answers as the database, or a function, answers data that it rejects. */
async function rejectData(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  let body = '';
  for await (const chunk of incoming) body += String(chunk);
  const { id } = JSON.parse(body) as { id: string };
  const rejection = incoming.url?.startsWith('/functions/')
    ? { id, success: false, code: 'invalid' }
    : { code: '23514', message: 'violates check constraint' };
  outgoing.writeHead(400, { 'content-type': 'application/json' });
  outgoing.end(JSON.stringify(rejection));
}
