import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

const root = resolve(import.meta.dirname, '../..');

/**
 * The local stack as a process of its own, with a data folder of its own. A worker starts one and its tests share it;
 * each test that writes gets it with an empty database and mailbox.
 */
export class LocalStack {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'lumen-e2e-'));
  origin = '';
  #port: number;
  #child: ChildProcess | undefined;
  /** Runs with the settings that every test expects. */
  #isPlain = false;

  /** `port`: a fixed one, where the address must be known beforehand. */
  constructor(port = 0) {
    this.#port = port;
  }

  /** Starts, or starts again at the same address. Resolves when the server says that it is ready. */
  async start(env: Record<string, string> = {}): Promise<void> {
    this.#port ||= await freePort();
    const child = spawn(process.execPath, ['--import', 'tsx', 'tests/e2e/stack-process.ts'], {
      cwd: root,
      env: { ...process.env, PORT: String(this.#port), DATA_DIR: this.dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    let output = '';
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await new Promise<void>((ready, fail) => {
      child.once('message', () => ready());
      child.once('exit', (code) => fail(new Error(`the server ended with ${code}:\n${output}`)));
    });
    this.#isPlain = Object.keys(env).length === 0;
    this.origin = `http://127.0.0.1:${this.#port}`;
  }

  /** Starts it if an earlier test has stopped it, or has started it with settings of its own. */
  async ensureStarted(): Promise<void> {
    if (this.#isRunning() && this.#isPlain) return;
    await this.stop();
    await this.start();
  }

  /** Empties database and mailbox. Resolves when nothing of an earlier test is under way. */
  async reset(): Promise<void> {
    const done = once(this.#child!, 'message');
    this.#child!.send('reset');
    await done;
  }

  /** Stops cleanly (SIGTERM) or as a power cut would (SIGKILL). Resolves when the process is gone. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    if (!this.#isRunning()) return;
    const gone = once(this.#child!, 'exit');
    this.#child!.kill(signal);
    await gone;
  }

  #isRunning(): boolean {
    const child = this.#child;
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  async dispose(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Rows of a table, read with the secret key. */
  async rows<Row = Record<string, unknown>>(table: string, filter = ''): Promise<Row[]> {
    const { secret } = JSON.parse(readFileSync(join(this.dataDir, 'keys.json'), 'utf8')) as {
      secret: string;
    };
    const response = await fetch(`${this.origin}/rest/v1/${table}?select=*${filter}`, {
      headers: { apikey: secret },
    });
    if (!response.ok) throw new Error(`${table}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Row[];
  }

  /** Every mail that has left, as it was received. */
  async mails(): Promise<Email[]> {
    const folder = join(this.dataDir, 'mail');
    const files = readdirSync(folder).filter((file) => file.endsWith('.eml'));
    return Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
  }
}

/** A port that is free at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
