import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { buildIdOf } from '../../src/plugins/offline/build-id.ts';

const dist = resolve(import.meta.dirname, '../../dist');
const TEXTS = /\.(?:html|js|css|txt|json|webmanifest)$/;
const TYPES: Record<string, string> = {
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

/** A copy of the built site that a test may change. */
export class Build {
  readonly folder = mkdtempSync(join(tmpdir(), 'lumen-build-'));

  constructor() {
    cpSync(dist, this.folder, { recursive: true });
  }

  /**
   * What a change of every script does: each chunk has another name, the old ones are gone, and pages, lists and
   * packs name the new ones.
   */
  renameEverything(mark: string): this {
    const assets = join(this.folder, 'assets');
    const renamed = new Map<string, string>();
    for (const file of readdirSync(assets)) {
      const next = file.replace(/(\.\w+)$/, `${mark}$1`);
      renameSync(join(assets, file), join(assets, next));
      renamed.set(file, next);
    }
    const names = new RegExp([...renamed.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
    this.rewrite((text) => text.replace(names, (name) => renamed.get(name)!));
    return this.rewrite((text) => text.replace(/pages-[0-9a-f]{10}(?=["`])/g, `pages-${mark}`), /sw\.js$/);
  }

  /** Changes every text file, or those whose name matches. */
  rewrite(change: (text: string) => string, only = TEXTS): this {
    for (const entry of readdirSync(this.folder, { recursive: true, encoding: 'utf8' })) {
      if (!only.test(entry) || !TEXTS.test(entry)) continue;
      const file = join(this.folder, entry);
      const text = readFileSync(file, 'utf8');
      const changed = change(text);
      if (changed !== text) writeFileSync(file, changed);
    }
    return this;
  }

  /** Changes one file in a way that nobody sees, and lists it in the service worker as the build would. */
  touch(file: string): this {
    const path = join(this.folder, file);
    const digest = () => createHash('md5').update(readFileSync(path)).digest('hex');
    const before = digest();
    appendFileSync(path, '\n');
    return this.rewrite((text) => text.replace(before, digest()), /^sw\.js$/);
  }

  /** The id that the service worker carries. */
  get id(): string {
    return /pages-([0-9a-f]{10})(?=["`])/.exec(readFileSync(join(this.folder, 'sw.js'), 'utf8'))![1]!;
  }

  /** Gives the service worker the id of the files as they are now. */
  sign(): this {
    const { id } = this;
    return this.rewrite(
      (text) => text.replaceAll(`pages-${id}`, `pages-${buildIdOf(this.folder)}`),
      /^sw\.js$/,
    );
  }

  /** Names of the files in one of its folders. */
  list(folder: string): string[] {
    return readdirSync(join(this.folder, folder));
  }

  remove(file: string): this {
    rmSync(join(this.folder, file));
    return this;
  }

  /** Puts `other` in the place of `file`. */
  replace(file: string, other: string): this {
    cpSync(join(this.folder, other), join(this.folder, file));
    return this;
  }

  dispose(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A static host in front of the local stack: serves whichever build is deployed, and passes the backend's paths on. */
export class Deployment {
  origin = '';
  /** Paths that were asked for, in order. */
  readonly asked: string[] = [];
  /** Decides per path whether the request is broken off without an answer. */
  drops: (path: string) => boolean = () => false;
  /** Decides per path whether the file is said to be missing, as in the middle of a deployment. */
  misses: (path: string) => boolean = () => false;
  /** Every answer waits for this. */
  gate: (path: string) => Promise<void> = async () => {};
  /** Whether browsers may keep what has a fingerprint in its name. */
  immutable = true;
  #build: Build;
  #server: Server | undefined;
  readonly #backend: () => string;

  constructor(build: Build, backend: () => string) {
    this.#build = build;
    this.#backend = backend;
  }

  async start(): Promise<void> {
    this.#server = createServer((incoming, outgoing) => {
      // What comes when a test has ended finds its build gone.
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

  deploy(build: Build): void {
    this.#build = build;
  }

  async #handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = decodeURIComponent(new URL(incoming.url!, 'http://site').pathname);
    this.asked.push(path);
    if (this.drops(path)) return void incoming.socket.destroy();
    await this.gate(path);
    if (/^\/(?:rest|functions|api|storage|config\.json|healthz)\b/.test(path))
      return this.#forward(incoming, outgoing);
    const { status, file } = this.#find(this.misses(path) ? '' : path);
    const body = readFileSync(file);
    outgoing.writeHead(status, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control':
        this.immutable && /^\/(?:assets|pictures|fonts)\//.test(path)
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
    });
    outgoing.end(incoming.method === 'HEAD' ? undefined : body);
  }

  #find(path: string): { status: number; file: string } {
    for (const name of path ? [path, `${path}/index.html`] : []) {
      const file = join(this.#build.folder, name);
      try {
        readFileSync(file);
        return { status: 200, file };
      } catch {
        // A folder, or nothing.
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
