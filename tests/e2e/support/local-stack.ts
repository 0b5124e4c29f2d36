import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { createDatabase, hasTestServer, type NewDatabase } from '../../database/server.ts';

const root = resolve(import.meta.dirname, '../../..');

/**
 * The local stack in a child process, with its own data folder. Each Playwright worker starts one for all of its tests.
 * Tests that write get it with an empty database and mailbox.
 */
export class LocalStack {
  readonly dataDir: string;
  origin = '';
  /** Takes the answers of clients, `smtp://…`. */
  mailServer = '';
  #port: number;
  #child: ChildProcess | undefined;
  /** On the server of a test run. Outside of one, the stack starts a server of its own. */
  #database: NewDatabase | undefined;
  /** Whether it was started without extra environment variables. */
  #hasDefaultEnv = false;

  /**
   * @param port 0 for any free port; a fixed one where the address must be known beforehand
   * @param dataDir a new temporary folder unless given
   */
  constructor(port = 0, dataDir = mkdtempSync(join(tmpdir(), 'lumen-e2e-'))) {
    this.#port = port;
    this.dataDir = dataDir;
  }

  /** Starts the stack, or restarts it at the same address. Resolves when the server is ready. */
  async start(env: Record<string, string> = {}): Promise<void> {
    this.#port ||= await freePort();
    if (hasTestServer()) this.#database ??= await createDatabase();
    const DATABASE_URL = this.#database?.url ?? process.env['DATABASE_URL'] ?? '';
    const child = spawn(process.execPath, ['--import', 'tsx', 'tests/e2e/support/stack-process.ts'], {
      cwd: root,
      env: { ...process.env, PORT: String(this.#port), DATA_DIR: this.dataDir, DATABASE_URL, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    let output = '';
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await new Promise<void>((ready, fail) => {
      child.once('message', (message) => {
        this.mailServer = (message as { mailServer: string }).mailServer;
        ready();
      });
      child.once('exit', (code) => fail(new Error(`The server exited with code ${code}:\n${output}`)));
    });
    this.#hasDefaultEnv = Object.keys(env).length === 0;
    this.origin = `http://127.0.0.1:${this.#port}`;
  }

  /** Starts the stack if an earlier test stopped it or started it with its own environment. */
  async ensureStarted(): Promise<void> {
    if (this.#isRunning() && this.#hasDefaultEnv) return;
    await this.stop();
    await this.start();
  }

  /** Empties database and mailbox. Resolves when no request of an earlier test is in flight. */
  async reset(): Promise<void> {
    const child = this.#child!;
    const gone = new AbortController();
    const exited = () => gone.abort(new Error('The server exited during a reset.'));
    child.once('exit', exited);
    const done = once(child, 'message', { signal: gone.signal });
    child.send('reset');
    await done.finally(() => child.off('exit', exited));
  }

  /** Stops the stack cleanly (SIGTERM) or as a power cut would (SIGKILL). Resolves when the process has exited. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    if (!this.#isRunning()) return;
    const exited = once(this.#child!, 'exit');
    this.#child!.kill(signal);
    await exited;
  }

  #isRunning(): boolean {
    const child = this.#child;
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  async dispose(): Promise<void> {
    await this.stop();
    await this.#database?.drop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /**
   * Reads the rows of a table with the secret key.
   * @param filter PostgREST conditions, such as `&status=eq.active`
   */
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

  /** The mails in the local mailbox, without the confirmations that visitors get of their inquiries. */
  async mails(): Promise<Email[]> {
    return (await this.#mailbox()).filter((mail) => !isConfirmation(mail));
  }

  /** The confirmations that visitors got of their inquiries. */
  async confirmations(): Promise<Email[]> {
    return (await this.#mailbox()).filter(isConfirmation);
  }

  async #mailbox(): Promise<Email[]> {
    const folder = join(this.dataDir, 'mail');
    const files = readdirSync(folder).filter((file) => file.endsWith('.eml'));
    return Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
  }
}

const isConfirmation = ({ headers }: Email) =>
  headers.some(({ key, value }) => key === 'auto-submitted' && value === 'auto-replied');

/** Finds a TCP port that is free right now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
