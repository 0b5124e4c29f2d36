import { readFileSync, rmSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_MS = 100;

/**
 * Runs `work` while no other process on this computer does. The file names the process that works; one whose process
 * has ended is taken over.
 * @param waiting is called once if another process is at work
 */
export async function oneAtATime<T>(file: string, work: () => Promise<T>, waiting: () => void): Promise<T> {
  await mkdir(path.dirname(file), { recursive: true });
  let told = false;
  while (!(await claim(file))) {
    if (removeIfAbandoned(file)) continue;
    if (!told) waiting();
    told = true;
    await sleep(WAIT_MS);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

const claim = (file: string): Promise<boolean> =>
  writeFile(file, String(process.pid), { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      return false;
    },
  );

/** Without a pause between reading and removing, in which another start could take the file over. */
function removeIfAbandoned(file: string): boolean {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder === 0 || isRunning(holder)) return false;
    rmSync(file, { force: true });
    return true;
  } catch {
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
