import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { mailboxKey } from './gateway.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

/** The real stack, as `npm start` runs it, without the site. */
let dataDir: string;
let children: ChildProcess[];
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'stack-'));
  children = [];
});
afterEach(async () => {
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill();
      await once(child, 'close');
    }
  }
  // The database of a killed server stops a moment later.
  await eventually(async () => !existsSync(path.join(dataDir, 'postgres', 'postmaster.pid')));
  await rm(dataDir, { recursive: true, force: true });
});

function run(env: Record<string, string> = {}) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'start.ts'), '--api-only'],
    {
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  children.push(child);
  let stderr = '';
  child.stderr.on('data', (chunk) => (stderr += chunk));
  const lines: string[] = [];
  const ready = new Promise<string>((resolve, reject) => {
    readline.createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const origin = /^Ready: (\S+)/.exec(line)?.[1];
      if (origin !== undefined) resolve(origin);
    });
    child.once('close', (code) => reject(new Error(`ended with ${code}: ${stderr}`)));
  });
  ready.catch(() => {});
  return { child, ready, lines, stderr: () => stderr };
}

async function keys() {
  return JSON.parse(await readFile(path.join(dataDir, 'keys.json'), 'utf8')) as {
    publishable: string;
    secret: string;
  };
}

async function insert(origin: string, id: string): Promise<number> {
  const answer = await fetch(`${origin}/rest/v1/inquiries`, {
    method: 'POST',
    headers: {
      apikey: (await keys()).publishable,
      'content-type': 'application/json',
      prefer: 'return=minimal',
    },
    body: JSON.stringify({
      id,
      email: 'ann@example.com',
      message: 'Hello',
      submitted_at: new Date().toISOString(),
    }),
  });
  await answer.text();
  return answer.status;
}

async function ids(origin: string): Promise<string[]> {
  const headers = { apikey: (await keys()).secret };
  const answer = await fetch(`${origin}/rest/v1/inquiries?select=id`, { headers });
  return ((await answer.json()) as { id: string }[]).map(({ id }) => id);
}

describe('the running stack', () => {
  test(
    'every answered row survives SIGKILL, and the next start takes the folder over',
    { timeout: 180_000 },
    async () => {
      const sent: string[] = [];
      const answered: string[] = [];
      // A row that was committed and whose response was lost is there as well.
      const check = async (origin: string) => {
        const stored = await ids(origin);
        expect(stored).toEqual(expect.arrayContaining(answered));
        expect(sent).toEqual(expect.arrayContaining(stored));
        expect(new Set(stored).size).toBe(stored.length);
      };
      for (let round = 0; round < 3; round += 1) {
        const { child, ready } = run();
        const origin = await ready;
        await check(origin);
        // Killed after the first response, with other inserts in progress.
        const inserts = Array.from({ length: 5 }, async () => {
          const id = randomUUID();
          sent.push(id);
          if ((await insert(origin, id).catch(() => 0)) === 201) answered.push(id);
        });
        await Promise.race(inserts);
        await inserts[0];
        child.kill('SIGKILL');
        await Promise.all([once(child, 'close'), ...inserts]);
        expect(answered.length).toBeGreaterThan(round);
      }
      await check(await run().ready);
    },
  );

  test.runIf(process.platform === 'linux')(
    'a killed database comes back with every answered row, and the server goes on',
    { timeout: 120_000 },
    async () => {
      const { child, ready } = run();
      const origin = await ready;
      const answered: string[] = [];
      const written = new AbortController();
      const writers = Array.from({ length: 6 }, async () => {
        while (!written.signal.aborted) {
          const id = randomUUID();
          if ((await insert(origin, id).catch(() => 0)) === 201) answered.push(id);
        }
      });
      const file = path.join(dataDir, 'postgres', 'postmaster.pid');
      let killed = 0;
      // The file is missing while the database starts again.
      const running = async () =>
        Number.parseInt(await readFile(file, 'utf8').catch(() => String(killed)), 10);
      for (let round = 1; round <= 3; round += 1) {
        const goal = answered.length + 3;
        // Answers of before the kill may come after it.
        await eventually(async () => answered.length >= goal && (await running()) !== killed);
        killed = await running();
        process.kill(killed, 'SIGKILL');
      }
      await eventually(async () => (await fetch(`${origin}/healthz`)).status === 200);
      written.abort();
      await Promise.all(writers);
      const stored = await ids(origin);
      expect(stored).toEqual(expect.arrayContaining(answered));
      expect(new Set(stored).size).toBe(stored.length);
      expect(child.exitCode).toBe(null);
    },
  );

  test('a second start on the same folder is refused and harms nothing', { timeout: 120_000 }, async () => {
    const first = run();
    const origin = await first.ready;
    const id = randomUUID();
    expect(await insert(origin, id)).toBe(201);
    const second = run();
    await expect(second.ready).rejects.toThrow();
    expect(second.child.exitCode).toBe(1);
    expect(second.stderr()).toMatch(/^The data folder \S+ is in use by another running server; .*\.\n$/);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(await ids(origin)).toEqual([id]);
    first.child.kill('SIGTERM');
    await once(first.child, 'close');
    expect(first.child.exitCode).toBe(0);
    expect(first.lines).toEqual([
      expect.stringMatching(/^Database: \d+ migrations applied$/),
      expect.stringMatching(/^Functions: \d+ running$/),
      expect.stringMatching(/^Films: \d+ stored$/),
      `Ready: ${origin}`,
      `  Mailbox   ${origin}/__mail?key=${mailboxKey((await keys()).secret)}`,
      `  Data      ${dataDir}`,
      '  Stop      Ctrl-C',
      '',
      'Stopping',
    ]);
    expect(await ids(await run().ready)).toEqual([id]);
  });

  test.runIf(process.platform === 'linux')(
    'functions that end are restarted, and end with the server',
    { timeout: 120_000 },
    async () => {
      const { child, ready } = run();
      const origin = await ready;
      const [first] = childrenOf(child.pid!);
      process.kill(first!, 'SIGKILL');
      await eventually(async () => childrenOf(child.pid!).some((pid) => pid !== first));
      await eventually(async () => (await fetch(`${origin}/healthz`)).status === 200);
      const [second] = childrenOf(child.pid!);
      child.kill('SIGKILL');
      await eventually(async () => !isRunning(second!));
    },
  );

  test('a malformed variable stops the start before anything is touched', { timeout: 20_000 }, async () => {
    const { child, ready, stderr } = run({ PORT: 'four' });
    await expect(ready).rejects.toThrow();
    expect(child.exitCode).toBe(1);
    expect(stderr()).toBe('PORT must be a port number from 0 to 65535, not "four".\n');
    expect(await readdir(dataDir)).toEqual([]);
  });
});

/** The Deno processes that `pid` has started. */
function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const [, command, rest = ''] =
          /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
        const [state, parent] = rest.split(' ');
        return command?.includes('deno') && state !== 'Z' && Number(parent) === pid;
      } catch {
        return false;
      }
    })
    .map(Number);
}

function isRunning(pid: number): boolean {
  try {
    // A zombie has ended.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

async function eventually(condition: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 150; i += 1) {
    if (await condition().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('It did not happen within 15 s');
}
