import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A proxy that limits the connection to 400 kbit/s with a 400 ms round trip. The browser's own throttling does not
 * slow down what a service worker fetches.
 */
export class SlowLine {
  origin = '';
  /** Bytes received, headers included. */
  bytes = 0;
  readonly #target: { host: string; port: number };
  readonly #bytesPerSecond = 50_000;
  readonly #delay = 200;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  /** When the link is free again. All connections share it. */
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
      void this.#carry(client, upstream, false);
      void this.#carry(upstream, client, true);
    });
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server?.close();
  }

  async #carry(from: Socket, to: Socket, down: boolean): Promise<void> {
    try {
      for await (const chunk of from as AsyncIterable<Buffer>)
        // In small pieces, so that connections take turns.
        for (let at = 0; at < chunk.length; at += 14_000) {
          const piece = chunk.subarray(at, at + 14_000);
          if (down) await this.#take(piece.length);
          void pause(this.#delay).then(() => to.writable && to.write(piece));
        }
      await pause(this.#delay);
      to.end();
    } catch {
      to.destroy();
    }
  }

  async #take(bytes: number): Promise<void> {
    this.bytes += bytes;
    const now = performance.now();
    this.#freeAt = Math.max(now, this.#freeAt) + (bytes / this.#bytesPerSecond) * 1000;
    await pause(this.#freeAt - now);
  }
}
