/** Serves the pages, and answers like the backend after a fixed time, so that only the queues differ. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { json } from 'node:stream/consumers';

/** From the arrival of a request to its reply, as of a backend in the same region. */
const LATENCY_MS = 50;

export class QueueServer {
  origin = '';
  /** What has arrived. A repeated one counts again. */
  rows = 0;
  mails = 0;
  requests = 0;
  readonly #scripts: Map<string, string>;
  readonly #server = createServer((incoming, outgoing) => void this.#answer(incoming, outgoing));

  /** @param scripts the script of each page, by its name */
  constructor(scripts: Map<string, string>) {
    this.#scripts = scripts;
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Forgets what has arrived. */
  reset(): void {
    this.rows = 0;
    this.mails = 0;
    this.requests = 0;
  }

  async #answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname } = new URL(incoming.url!, 'http://site');
    const send = (status: number, type: string, body: string) =>
      void outgoing.writeHead(status, { 'content-type': type }).end(body);
    if (pathname === '/config.json')
      return send(200, 'application/json', JSON.stringify({ supabaseUrl: '', publishableKey: 'key' }));
    if (incoming.method === 'GET') {
      const script = this.#scripts.get(pathname.slice(1));
      const page = script && `<!doctype html><script type="module">${script}</script>`;
      return send(page ? 200 : 404, 'text/html; charset=utf-8', page ?? '');
    }
    const body = await json(incoming);
    this.requests++;
    await sleep(LATENCY_MS);
    if (pathname.startsWith('/functions/')) {
      this.mails++;
      const { id } = body as { id: string };
      return send(200, 'application/json', JSON.stringify({ id, success: true, stored: true }));
    }
    this.rows += Array.isArray(body) ? body.length : 1;
    return send(201, 'application/json', '');
  }
}
