import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from './lock.ts';
import { ownIdentity } from './process-identity.ts';
import { StartupError } from './startup-error.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function leaveClaim(claim: object): Promise<string> {
  const file = path.join(dataDir, 'lock', 'left-behind.json');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ holding: true, ...claim }));
  return file;
}

describe('lockFolder', () => {
  test('a second lock is refused with a sentence that names the folder', async () => {
    const lock = await lockFolder(dataDir);
    await expect(lockFolder(dataDir)).rejects.toThrow(StartupError);
    await expect(lockFolder(dataDir)).rejects.toThrow(dataDir);
    await lock.release();
  });

  test('a released lock can be taken again and leaves no file', async () => {
    await (await lockFolder(dataDir)).release();
    await (await lockFolder(dataDir)).release();
    expect(await readdir(path.join(dataDir, 'lock'))).toEqual([]);
  });

  test('exactly one of many at the same moment gets the lock', async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(dataDir)));
    const won = results.filter((result) => result.status === 'fulfilled');
    expect(won).toHaveLength(1);
    await won[0]?.value.release();
  });

  test('the lock of a killed process is taken over', async () => {
    const script = `const { lockFolder } = await import(process.argv[1]); await lockFolder(process.argv[2]); console.log('held'); setInterval(() => {}, 1000);`;
    const module = new URL('./lock.ts', import.meta.url).href;
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', script, module, dataDir],
      { stdio: ['ignore', 'pipe', 'inherit'], cwd: import.meta.dirname },
    );
    await once(child.stdout, 'data');
    await expect(lockFolder(dataDir)).rejects.toThrow(`process ${child.pid}`);
    child.kill('SIGKILL');
    await once(child, 'close');
    await (await lockFolder(dataDir)).release();
  });

  test('a later process with the same id is not mistaken for the holder', async () => {
    await leaveClaim({ ...(await ownIdentity()), started: 'at another time' });
    const lock = await lockFolder(dataDir);
    await expect(lock.release()).resolves.toBeUndefined();
  });

  test('a holder on another machine counts while it touches its file', async () => {
    const file = await leaveClaim({ ...(await ownIdentity()), world: 'another machine' });
    await expect(lockFolder(dataDir)).rejects.toThrow(StartupError);
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(file, longAgo, longAgo);
    await (await lockFolder(dataDir)).release();
  });
});
