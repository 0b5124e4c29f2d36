import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { writeDurably } from './durable-write.ts';
import { type ProcessIdentity, isRunning, ownIdentity } from './process-identity.ts';
import { StartupError } from './startup-error.ts';

/** Held until `release` or the end of the process. */
export interface Lock {
  release(): Promise<void>;
}

const claimSchema = z.object({
  pid: z.number().int(),
  started: z.string().nullable(),
  world: z.string(),
  holding: z.boolean(),
});
type Claim = z.infer<typeof claimSchema>;

/** How often a holder touches its file, and how old the file of a holder on another machine may be. */
const HEARTBEAT_MS = 5_000;
const STALE_MS = 30_000;
const ATTEMPTS = 20;

/**
 * Makes this process the only user of a data folder: two PGlite instances on the same files destroy them.
 *
 * A process first writes a claim, then reads the claims of others, and holds the folder only if it has seen none. Of
 * two processes that start at the same moment at least one sees the other, so there are never two holders, and a stale
 * claim needs no replacing. Among processes that still wait, the claim with the smallest name stays and the others
 * withdraw and retry. Claims of processes that no longer run are deleted.
 *
 * @param timeoutMs how long to wait for a holder that may be stopping
 * @throws StartupError if another running process holds the folder. Nothing in it has been changed.
 */
export async function lockFolder(dataDir: string, timeoutMs = 0): Promise<Lock> {
  const deadline = Date.now() + timeoutMs;
  const folder = path.join(dataDir, 'lock');
  await mkdir(folder, { recursive: true });
  const self = await ownIdentity();
  const file = path.join(folder, `${self.pid}-${randomUUID()}.json`);
  const write = (holding: boolean) =>
    writeDurably(file, JSON.stringify({ ...self, holding } satisfies Claim), 0o600);
  try {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      await write(false);
      for (;;) {
        const rivals = await runningRivals(folder, file);
        if (rivals.length === 0) {
          await write(true);
          return hold(file);
        }
        const holder = rivals.find((rival) => rival.holding);
        if (holder !== undefined && Date.now() >= deadline) throw lockedError(dataDir, holder.pid);
        if (holder === undefined && rivals.some((rival) => rival.file < file)) break;
        await sleep(20);
      }
      await rm(file, { force: true });
      await sleep(50 + Math.random() * 100);
    }
    throw lockedError(dataDir, null);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

function lockedError(dataDir: string, pid: number | null): StartupError {
  const who = pid === null ? 'other servers' : `another running server (process ${pid})`;
  return new StartupError(
    `The data folder ${dataDir} is in use by ${who}; stop that one first, or give this one its own DATA_DIR.`,
  );
}

function hold(file: string): Lock {
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => {});
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return {
    async release() {
      clearInterval(heartbeat);
      await rm(file, { force: true });
    },
  };
}

/** The claims of other running processes. Deletes those of ended ones. */
async function runningRivals(folder: string, own: string): Promise<(Claim & { file: string })[]> {
  const found: (Claim & { file: string })[] = [];
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (file === own || !name.endsWith('.json') || name.startsWith('.')) continue;
    const claim = await readClaim(file);
    if (claim === null) continue;
    if (await isAlive(claim, file)) found.push({ ...claim, file });
    else await rm(file, { force: true });
  }
  return found;
}

async function readClaim(file: string): Promise<Claim | null> {
  try {
    return claimSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    // Claims are written atomically, so this is not a half-written one. It is not safe to ignore it.
    throw new StartupError(`The lock file ${file} cannot be read; delete it if no server uses that folder.`);
  }
}

async function isAlive(claim: ProcessIdentity, file: string): Promise<boolean> {
  const running = await isRunning(claim);
  if (running !== 'unknown') return running;
  const touched = await stat(file).catch(() => null);
  return touched !== null && Date.now() - touched.mtimeMs < STALE_MS;
}
