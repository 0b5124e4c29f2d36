/**
 * `npx tsx tests/proof/power-loss.ts [postgres]`: does an acknowledged inquiry survive a power loss? Runs the local stack on a
 * disk image, copies the image at a random moment, and starts again from the copy. The copy has only what the file system had
 * written to its disk by then: no data that waited in memory, unlike after a killed process.
 *
 * `… postgres fsync=off` gives PostgreSQL a setting, and shows that this disk does lose what is not synced.
 *
 * Needs Linux, root, loop devices, and the Debian packages btrfs-progs and, for `postgres`, postgresql.
 * Exits with 0 if every acknowledged row is there after each power loss, else with 1.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, LocalStack } from '../e2e/support/local-stack.ts';
import { write } from '../e2e/support/staff-desk.ts';

const PACKAGES = '/usr/lib/postgresql';
const POWER_LOSSES = 10;
/** Of one start before its power loss. */
const MAX_ROWS = 40;
const MAX_DELAY_MS = 30;
const HOST_BYTES = '6G';
const DISK_BYTES = '2G';

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const folder = mkdtempSync(join(tmpdir(), 'power-loss-'));
const mounts: string[] = [];

function mount(image: string, name: string, ...options: string[]): string {
  const at = join(folder, name);
  mkdirSync(at, { recursive: true });
  run('mount', '-o', ['loop', ...options].join(','), image, at);
  mounts.push(at);
  return at;
}

function unmount(at: string): void {
  run('umount', at);
  mounts.splice(mounts.indexOf(at), 1);
}

/** A PostgreSQL server with its files in `data`, as Debian ships it: it syncs at every commit. */
class Server {
  readonly #bin = `${PACKAGES}/${readdirSync(PACKAGES).toSorted().at(-1)}/bin`;
  readonly #data: string;
  #url = '';

  constructor(data: string) {
    this.#data = data;
  }

  create(): void {
    mkdirSync(this.#data);
    run('chown', 'postgres', this.#data);
    run('chmod', 'a+rx', folder, join(this.#data, '..'));
    this.#do(`${this.#bin}/initdb -D ${this.#data} --auth trust`);
  }

  async start(): Promise<string> {
    const port = await freePort();
    const settings = process.argv
      .slice(3)
      .map((setting) => `-c ${setting}`)
      .join(' ');
    rmSync(join(this.#data, 'postmaster.pid'), { force: true });
    this.#do(
      `${this.#bin}/pg_ctl -D ${this.#data} -w -l ${this.#data}/log -o '-p ${port} -k /tmp ${settings}' start </dev/null`,
    );
    this.#url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    return this.#url;
  }

  stop(): void {
    if (this.#url) this.#do(`${this.#bin}/pg_ctl -D ${this.#data} -m immediate stop`);
  }

  #do = (command: string): string => run('su', 'postgres', '-s', '/bin/sh', '-c', `cd / && ${command}`);
}

/** The local stack with all its files in `at`, on the embedded database or on a PostgreSQL of its own. */
async function startIn(
  at: string,
  isNew: boolean,
): Promise<{ stack: LocalStack; stop: () => Promise<void> }> {
  const stack = new LocalStack(0, join(at, 'stack'));
  mkdirSync(stack.dataDir, { recursive: true });
  if (process.argv[2] !== 'postgres') {
    await stack.start({ DATABASE_URL: '' });
    return { stack, stop: () => stack.stop('SIGKILL') };
  }
  const server = new Server(join(at, 'postgres'));
  if (isNew) server.create();
  const started = stack.start({ DATABASE_URL: await server.start() });
  await started.catch((error: unknown) => {
    server.stop();
    throw error;
  });
  const stop = async () => {
    await stack.stop('SIGKILL');
    server.stop();
  };
  return { stack, stop };
}

async function addInquiry(stack: LocalStack, id: string): Promise<void> {
  await write(stack, 'POST', 'inquiries', {
    id,
    full_name: 'Ada Sample',
    email: 'ada@example.org',
    message: id,
  });
}

let acknowledgedTotal = 0;
let lostTotal = 0;
try {
  const hostImage = join(folder, 'host.img');
  run('truncate', '-s', HOST_BYTES, hostImage);
  run('mkfs.btrfs', '-q', hostImage);
  // Only there can a file be copied at one moment.
  const host = mount(hostImage, 'host');
  const image = join(host, 'disk.img');
  run('truncate', '-s', DISK_BYTES, image);
  run('mkfs.ext4', '-q', image);
  const disk = mount(image, 'disk');
  let running = await startIn(disk, true);
  for (let round = 1; round <= POWER_LOSSES; round++) {
    const acknowledged: string[] = [];
    const rows = 1 + Math.floor(Math.random() * MAX_ROWS);
    while (acknowledged.length < rows) {
      const id = randomUUID();
      await addInquiry(running.stack, id);
      acknowledged.push(id);
    }
    // One more is on its way when the power goes.
    const last = addInquiry(running.stack, randomUUID());
    await sleep(Math.random() * MAX_DELAY_MS);
    const copy = join(host, `after-${round}.img`);
    run('cp', '--reflink=always', image, copy);
    await last;
    await running.stop();

    const after = mount(copy, 'after');
    const restarted = await startIn(after, false);
    const there = new Set((await restarted.stack.rows<{ id: string }>('inquiries')).map(({ id }) => id));
    const lost = acknowledged.filter((id) => !there.has(id));
    await restarted.stop();
    unmount(after);
    rmSync(copy);
    console.log(`power loss ${round}: ${acknowledged.length} acknowledged, ${lost.length} lost`);
    acknowledgedTotal += acknowledged.length;
    lostTotal += lost.length;
    running = await startIn(disk, false);
  }
  await running.stop();
  console.log(`${POWER_LOSSES} power losses: ${acknowledgedTotal} acknowledged, ${lostTotal} lost.`);
  process.exitCode = lostTotal > 0 ? 1 : 0;
} finally {
  for (const at of mounts.toReversed()) run('umount', '-l', at);
  rmSync(folder, { recursive: true, force: true });
}
