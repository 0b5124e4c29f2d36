import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './plan.ts';

const LATE_MS = 1000;
const TRICKLE_MS = 20;
const PORTAL = '<!doctype html><title>Free Wi-Fi</title><p>Please accept our terms.';

/** Replies of intermediaries that never ask the server. */
const CANNED: Partial<Record<Fault, [status: number, headers: Record<string, string>, body: string]>> = {
  'reply-garbled': [200, { 'content-type': 'application/json' }, '{"id":"…", garbled'],
  portal: [200, { 'content-type': 'text/html' }, PORTAL],
  redirect: [302, { location: '/portal' }, ''],
  'refused-400': [400, { 'content-type': 'text/html' }, '<h1>Bad Request</h1>'],
  'refused-404': [404, { 'content-type': 'application/json' }, '{"message":"no route"}'],
  'refused-503': [503, { 'content-type': 'text/plain' }, 'overloaded'],
  'throttled-seconds': [429, { 'retry-after': '2' }, '{"code":"over_quota"}'],
  'throttled-date': [429, { 'retry-after': new Date(0).toUTCString() }, ''],
  'throttled-malformed': [429, { 'retry-after': 'soon' }, ''],
};

interface Reply {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Requests for the backend. Everything else is the site. */
const BACKEND = /^\/(?:rest|functions|auth)\/v1\//;

/**
 * A proxy in front of the local stack, with an address for the site and one for the backend. Faults hit requests that write
 * to the backend and their preflights, one after the other.
 */
export class FaultyProxy {
  origin = '';
  /** Where the site comes from instead of the stack, as after a deployment. */
  site: string | undefined;
  /** Whether pages find the backend at an address of its own, as that of a hosted project. */
  isCrossOrigin = false;
  #backendOrigin = '';
  /** How often each fault has occurred. */
  readonly counts = new Map<Fault, number>();
  #faults: (Fault | 'none')[] = [];
  #next = 0;
  /** Requests that the server has not answered, and those that are forwarded late. */
  #open = 0;
  #release: (() => void)[] = [];
  #servers: Server[] = [];
  #isUnplugged = false;
  #areWritesBlocked = false;
  readonly #lastReplies = new Map<string, Reply>();
  readonly #upstream: () => string;

  /** @param upstream returns the current origin of the local stack */
  constructor(upstream: () => string) {
    this.#upstream = upstream;
  }

  async start(): Promise<void> {
    this.origin = await this.#listen();
    this.#backendOrigin = await this.#listen();
  }

  async #listen(): Promise<string> {
    const server = createServer((incoming, outgoing) => void this.#handle(incoming, outgoing));
    this.#servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  stop(): void {
    for (const server of this.#servers) {
      server.closeAllConnections();
      server.close();
    }
  }

  /** Closes all connections, and each new one, until `plug`. */
  unplug(): void {
    this.#isUnplugged = true;
    for (const server of this.#servers) server.closeAllConnections();
  }

  plug(): void {
    this.#isUnplugged = false;
  }

  /** From now on, requests that write meet these faults in turn. */
  begin(faults: (Fault | 'none')[]): void {
    this.#faults = faults;
    this.#next = 0;
  }

  /** From now on, no request that writes reaches the server. */
  blockWrites(): void {
    this.#areWritesBlocked = true;
  }

  /** Ends all faults. Resolves when the server has answered everything that was on its way. */
  async end(): Promise<void> {
    this.#faults = [];
    this.#areWritesBlocked = false;
    for (const release of this.#release.splice(0)) release();
    while (this.#open > 0) await sleep(20);
  }

  #faultOf({ method, url = '' }: IncomingMessage): Fault | undefined {
    const isWrite = method === 'POST' || method === 'OPTIONS';
    if (!isWrite || !BACKEND.test(url) || this.#faults.length === 0) return;
    const fault = this.#faults[this.#next++ % this.#faults.length]!;
    if (fault === 'none') return;
    this.counts.set(fault, (this.counts.get(fault) ?? 0) + 1);
    return fault;
  }

  async #handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const isBlocked = this.#areWritesBlocked && BACKEND.test(incoming.url!);
    if (this.#isUnplugged || isBlocked) return void incoming.socket.destroy();
    const fault = this.#faultOf(incoming);
    this.#open++;
    try {
      const body = await bodyOf(incoming);
      await this.#respond(fault, incoming, body, outgoing);
    } catch {
      // The client or the server is gone.
      incoming.socket.destroy();
    } finally {
      this.#open--;
    }
  }

  async #respond(
    fault: Fault | undefined,
    incoming: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
  ): Promise<void> {
    const hangUp = () => void incoming.socket.destroy();
    if (fault === 'request-lost') return hangUp();
    if (fault === 'request-half') {
      await this.#forward(incoming, body, { sendBytes: Math.floor(body.length / 2) }).catch(() => {});
      return hangUp();
    }
    if (fault === 'request-late') {
      hangUp();
      await sleep(LATE_MS);
      await this.#forward(incoming, body);
      return;
    }
    if (fault === 'black-hole') {
      await new Promise<void>((release) => this.#release.push(release));
      return hangUp();
    }
    const canned = fault && CANNED[fault];
    if (canned) {
      const [status, headers, text] = canned;
      outgoing.writeHead(status, headers).end(text);
      return;
    }
    const key = `${incoming.method} ${incoming.url}`;
    if (fault === 'reply-stale') {
      const stale = this.#lastReplies.get(key);
      if (stale) outgoing.writeHead(stale.status, stale.headers).end(stale.body);
      return stale ? undefined : hangUp();
    }
    if (this.isCrossOrigin && incoming.method === 'OPTIONS' && incoming.url!.startsWith('/rest/')) {
      // As the gateway of a hosted project does.
      const allowed = incoming.headers['access-control-request-headers'] ?? '';
      outgoing.writeHead(200, {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET,POST,PATCH,PUT,DELETE',
        'access-control-allow-headers': allowed,
      });
      return void outgoing.end();
    }
    const reply = this.#asHosted(incoming, await this.#forward(incoming, body));
    // The reply to an insert is empty, and names no submission. No cache stores those.
    if (incoming.method === 'POST' && incoming.url!.startsWith('/functions/'))
      this.#lastReplies.set(key, reply);
    if (fault === 'request-twice') await this.#forward(incoming, body);
    if (fault === 'reply-lost') return hangUp();
    if (fault === 'reply-masked') {
      outgoing.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
      return;
    }
    outgoing.writeHead(reply.status, reply.headers);
    if (fault === 'reply-cut') {
      outgoing.write(reply.body.subarray(0, Math.floor(reply.body.length / 2)));
      return hangUp();
    }
    if (fault === 'trickle')
      for (const byte of reply.body) {
        outgoing.write(Buffer.of(byte));
        await sleep(TRICKLE_MS);
      }
    else outgoing.write(reply.body);
    outgoing.end();
  }

  /** As with a hosted project: pages know where the backend is and may connect to it, and its REST interface lets them. */
  #asHosted({ url = '' }: IncomingMessage, reply: Reply): Reply {
    if (!this.isCrossOrigin) return reply;
    const headers = { ...reply.headers };
    if (url.startsWith('/rest/')) headers['access-control-allow-origin'] = '*';
    if (BACKEND.test(url)) return { ...reply, headers };
    const policy = headers['content-security-policy'];
    if (typeof policy === 'string')
      headers['content-security-policy'] = policy.replace(/connect-src /, `$&${this.#backendOrigin} `);
    if (url !== '/config.json' || reply.status !== 200) return { ...reply, headers };
    const config = { ...(JSON.parse(reply.body.toString()) as object), supabaseUrl: this.#backendOrigin };
    const body = Buffer.from(JSON.stringify(config));
    return { ...reply, headers: { ...headers, 'content-length': String(body.length) }, body };
  }

  /** Sends the request to the server. `sendBytes`: only so much of the body, then the connection closes. */
  #forward(
    { method, url, headers }: IncomingMessage,
    body: Buffer,
    { sendBytes }: { sendBytes?: number } = {},
  ): Promise<Reply> {
    const isSite = !BACKEND.test(url!) && url !== '/config.json';
    const { hostname, port } = new URL((isSite ? this.site : undefined) ?? this.#upstream());
    return new Promise((resolve, reject) => {
      const forwarded = request({ host: hostname, port, method, path: url, headers }, (reply) => {
        bodyOf(reply).then(
          (received) => resolve({ status: reply.statusCode ?? 502, headers: reply.headers, body: received }),
          reject,
        );
      });
      forwarded.on('error', reject);
      if (sendBytes === undefined) return void forwarded.end(body);
      forwarded.write(body.subarray(0, sendBytes), () => forwarded.destroy());
      forwarded.once('close', () => reject(new Error('closed')));
    });
  }
}

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
