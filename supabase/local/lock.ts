import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { writeDurably } from './durable-write.ts';
import { type ProcessIdentity, isRunning, ownIdentity } from './process-identity.ts';
import { StartupError } from './startup-error.ts';

/** Held until `release`, or until the process ends, however it ends. */
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

/** How often a holder shows that it lives, and when one that can't be asked counts as gone. */
const HEARTBEAT_MS = 5_000;
const SILENCE_MS = 30_000;
const ATTEMPTS = 20;

/**
 * Makes this process the only user of a data folder: two PGlite instances on the same files destroy them.
 *
 * Everyone who wants the folder first writes a claim of its own, then reads the others', and holds the folder only
 * after having seen no other. Of two that come at the same moment at least one sees the other, so there can be no two
 * holders, and no moment in which a stale claim is being replaced. Among those that are still asking, the claim with
 * the smaller name stays and the others step back. Claims of processes that no longer run are swept away.
 *
 * @param patienceMs how long to wait for a holder that may just be stopping
 * @throws StartRefused when another running process holds the folder. Nothing in it has been touched then.
 */
export async function lockFolder(dataDir: string, patienceMs = 0): Promise<Lock> {
  const giveUp = Date.now() + patienceMs;
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
        const rivals = await livingRivals(folder, file);
        if (rivals.length === 0) {
          await write(true);
          return keep(file);
        }
        const holder = rivals.find((rival) => rival.holding);
        if (holder !== undefined && Date.now() >= giveUp) throw refusal(dataDir, holder.pid);
        if (holder === undefined && rivals.some((rival) => rival.file < file)) break;
        await sleep(20);
      }
      await rm(file, { force: true });
      await sleep(50 + Math.random() * 100);
    }
    throw refusal(dataDir, null);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

function refusal(dataDir: string, pid: number | null): StartupError {
  const who = pid === null ? 'other servers' : `another running server (process ${pid})`;
  return new StartupError(
    `The data folder ${dataDir} is in use by ${who}; stop that one first, or give this one its own DATA_DIR.`,
  );
}

function keep(file: string): Lock {
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

/** The claims of other living processes; sweeps away those of dead ones. */
async function livingRivals(folder: string, own: string): Promise<(Claim & { file: string })[]> {
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
    // Claims are written atomically: an unreadable one is not ours to judge, and not safe to ignore.
    throw new StartupError(
      `The lock file ${file} can't be read; delete it if no server is using that folder.`,
    );
  }
}

async function isAlive(claim: ProcessIdentity, file: string): Promise<boolean> {
  const running = await isRunning(claim);
  if (running !== 'unknown') return running;
  const touched = await stat(file).catch(() => null);
  return touched !== null && Date.now() - touched.mtimeMs < SILENCE_MS;
}
