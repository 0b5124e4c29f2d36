import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDataFolder } from './data-folder.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'data-folder-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (file: string) => (await stat(file)).mode & 0o7777;

test.skipIf(process.platform === 'win32')('a new data folder is its owner’s alone', async () => {
  const data = path.join(folder, 'deep', 'data');
  await openDataFolder(data);
  expect(await modeOf(data)).toBe(0o700);
});

test.skipIf(process.platform === 'win32')('one that others could read is closed to them', async () => {
  await chmod(folder, 0o755);
  await openDataFolder(folder);
  expect(await modeOf(folder)).toBe(0o700);
});

test.skipIf(process.platform === 'win32')(
  'a folder that everyone uses is refused and left alone',
  async () => {
    await chmod(folder, 0o1777);
    await expect(openDataFolder(folder)).rejects.toThrow(/^DATA_DIR .+ everyone uses/);
    expect(await modeOf(folder)).toBe(0o1777);
  },
);
