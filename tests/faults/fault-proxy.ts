import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/**
 * What happens to one request:
 * - `drop-reply`: the server does its work, but the reply never arrives
 * - `cut-body`: the reply breaks off halfway
 * - `portal`: a captive portal answers 200 with a page of its own
 * - `refuse`: the database's policy refuses (403)
 * - `invalid`: the database or a function refuses the data for good (400)
 * - `down`: the connection is refused
 */
export type Fault = 'drop-reply' | 'cut-body' | 'portal' | 'refuse' | 'invalid' | 'down';

/** A proxy in front of the local stack that breaks chosen requests. */
export class FaultProxy {
  origin = '';
  /** Decides per request; the default breaks nothing. */
  fault: (method: string, path: string) => Fault | undefined = () => undefined;
  /** Requests that were hit by a fault. */
  readonly met: string[] = [];
  #server: Server | undefined;
  readonly #upstream: () => string;

  /** `upstream` returns the stack's current origin. */
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
    const fault = this.fault(method, url);
    if (fault) this.met.push(`${fault} ${method} ${url.split('?')[0]}`);
    if (fault === 'down') return void incoming.socket.destroy();
    if (fault === 'portal') {
      outgoing.writeHead(200, { 'content-type': 'text/html' });
      return void outgoing.end('<!doctype html><title>Free Wi-Fi</title><p>Please accept our terms.');
    }
    if (fault === 'refuse') {
      outgoing.writeHead(403, { 'content-type': 'application/json' });
      return void outgoing.end('{"code":"42501","message":"permission denied"}');
    }
    if (fault === 'invalid') return void refuseData(incoming, outgoing);
    const upstream = new URL(this.#upstream());
    const forwarded = request(
      { host: upstream.hostname, port: upstream.port, method, path: url, headers: incoming.headers },
      (reply) => {
        if (fault === 'drop-reply') {
          // The server has committed and replied. The client never receives it.
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

/** The refusal of the database, or of a function. */
async function refuseData(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  let body = '';
  for await (const chunk of incoming) body += String(chunk);
  const { id } = JSON.parse(body) as { id: string };
  const refusal = incoming.url?.startsWith('/functions/')
    ? { id, success: false, code: 'invalid' }
    : { code: '23514', message: 'violates check constraint' };
  outgoing.writeHead(400, { 'content-type': 'application/json' });
  outgoing.end(JSON.stringify(refusal));
}
