import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** Serves the same site with all scripts removed, to measure what the scripts cost. */
export class ScriptlessSite {
  origin = '';
  readonly #upstream: string;
  readonly #pages = new Map<string, Buffer>();
  #server: Server | undefined;

  constructor(upstream: string) {
    this.#upstream = upstream;
  }

  async start(): Promise<void> {
    this.#server = createServer((request, response) => {
      void this.#answer(request.url ?? '/').then(({ body, headers }) => {
        response.writeHead(200, headers);
        response.end(body);
      });
    });
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  async #answer(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
    const response = await fetch(this.#upstream + url);
    const type = response.headers.get('content-type') ?? '';
    if (!type.startsWith('text/html')) {
      return { body: Buffer.from(await response.arrayBuffer()), headers: { 'content-type': type } };
    }
    const html = (await response.text()).replace(/<(script|noscript)\b.*?<\/\1>/gs, '');
    const body = this.#pages.get(url) ?? brotliCompressSync(html);
    this.#pages.set(url, body);
    return { body, headers: { 'content-type': type, 'content-encoding': 'br' } };
  }
}
