import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const BYTES_PER_SECOND = 50_000;
const ONE_WAY_MS = 200;
const PIECE_BYTES = 14_000;

/**
 * A proxy that simulates a connection of 400 kbit/s with a 400 ms round trip. The browser's own throttling does not
 * apply to requests of a service worker.
 */
export class SlowConnection {
  origin = '';
  /** Bytes that the browser received, headers included. */
  bytes = 0;
  readonly #target: { host: string; port: number };
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  /** When all earlier pieces will have been sent (ms). The connections share the bandwidth. */
  #freeAt = 0;

  constructor(target: string) {
    const { hostname, port } = new URL(target);
    this.#target = { host: hostname, port: Number(port) };
  }

  async start(): Promise<void> {
    this.#server = createServer((client) => {
      const upstream = connect(this.#target);
      for (const socket of [client, upstream]) {
        this.#sockets.add(socket);
        socket.on('error', () => client.destroy() && upstream.destroy());
        socket.on('close', () => this.#sockets.delete(socket));
      }
      void this.#forward(client, upstream, 'up');
      void this.#forward(upstream, client, 'down');
    });
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server?.close();
  }

  /** Forwards all data of one direction. Only downloads are limited in bandwidth; both directions are delayed. */
  async #forward(from: Socket, to: Socket, direction: 'up' | 'down'): Promise<void> {
    try {
      for await (const chunk of from as AsyncIterable<Buffer>)
        // In small pieces, so that the connections share the bandwidth.
        for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
          const piece = chunk.subarray(at, at + PIECE_BYTES);
          if (direction === 'down') await this.#waitForBandwidth(piece.length);
          void sleep(ONE_WAY_MS).then(() => to.writable && to.write(piece));
        }
      await sleep(ONE_WAY_MS);
      to.end();
    } catch {
      to.destroy();
    }
  }

  /** Waits as long as sending these bytes takes. */
  async #waitForBandwidth(bytes: number): Promise<void> {
    this.bytes += bytes;
    const now = performance.now();
    this.#freeAt = Math.max(now, this.#freeAt) + (bytes / BYTES_PER_SECOND) * 1000;
    await sleep(this.#freeAt - now);
  }
}
