import { readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { BuildCopy } from './build-copy.ts';

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

const PIECE_BYTES = 300;
/** Longer than a frame, so that the browser paints between two pieces. */
const PIECE_INTERVAL_MS = 25;

/** The head of a document at once, then its body piece by piece. */
async function* pieces(html: Buffer): AsyncGenerator<Buffer> {
  const body = html.indexOf('<body');
  yield html.subarray(0, body);
  for (let start = body; start < html.length; start += PIECE_BYTES) {
    await pause(PIECE_INTERVAL_MS);
    yield html.subarray(start, start + PIECE_BYTES);
  }
}

/** A static host that serves whichever build is deployed. It forwards requests for the backend to the local stack. */
export class StaticHost {
  origin = '';
  /** Paths of all requests, in order. */
  readonly requests: string[] = [];
  /** The paths of `requests` that a script has fetched, mostly the service worker, and not a document. */
  readonly fetched: string[] = [];
  /** Decides per path whether the connection closes without a reply. */
  shouldDrop: (path: string) => boolean = () => false;
  /** Decides per path whether the reply is a 404, as in the middle of a deployment. */
  isMissing: (path: string) => boolean = () => false;
  /** Delays the reply to a path until the promise resolves. `isFetched`: a script has made the request. */
  beforeReply: (path: string, isFetched: boolean) => Promise<void> = async () => {};
  /** Whether browsers may cache files with a hash in their name for a year. */
  immutable = true;
  /** Sends documents in many small pieces, as a slow connection does: the browser paints what has arrived. */
  inPieces = false;
  #build: BuildCopy;
  #server: Server | undefined;
  readonly #backend: () => string;

  /** @param backend returns the current origin of the local stack */
  constructor(build: BuildCopy, backend: () => string) {
    this.#build = build;
    this.#backend = backend;
  }

  async start(): Promise<void> {
    this.#server = createServer((incoming, outgoing) => {
      // A request that arrives after the test has ended finds no files.
      this.#handle(incoming, outgoing).catch(() => incoming.socket.destroy());
    });
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  /** Serves `build` from now on. */
  deploy(build: BuildCopy): void {
    this.#build = build;
  }

  async #handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = decodeURIComponent(new URL(incoming.url!, 'http://site').pathname);
    this.requests.push(path);
    const isFetched = incoming.headers['sec-fetch-dest'] === 'empty';
    if (isFetched) this.fetched.push(path);
    if (this.shouldDrop(path)) return void incoming.socket.destroy();
    await this.beforeReply(path, isFetched);
    if (/^\/(?:rest|functions|api|storage|config\.json|healthz)\b/.test(path))
      return this.#forward(incoming, outgoing);
    const { status, file } = this.#find(this.isMissing(path) ? '' : path);
    const body = readFileSync(file);
    outgoing.writeHead(status, {
      'content-type': CONTENT_TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control':
        this.immutable && /^\/(?:assets|pictures|fonts)\//.test(path)
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
    });
    if (this.inPieces && file.endsWith('.html')) return pipeline(pieces(body), outgoing);
    outgoing.end(incoming.method === 'HEAD' ? undefined : body);
  }

  /** The file for a path, or the not-found page. */
  #find(path: string): { status: number; file: string } {
    for (const name of path ? [path, `${path}/index.html`] : []) {
      const file = join(this.#build.folder, name);
      try {
        readFileSync(file);
        return { status: 200, file };
      } catch {
        // A folder, or missing.
      }
    }
    return { status: 404, file: join(this.#build.folder, '404.html') };
  }

  #forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { hostname, port } = new URL(this.#backend());
    const { method, url, headers } = incoming;
    const forwarded = request({ host: hostname, port, method, path: url, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    forwarded.on('error', () => incoming.socket.destroy());
    incoming.pipe(forwarded);
  }
}
