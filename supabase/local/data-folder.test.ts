import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDataFolder } from './data-folder.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'data-folder-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (file: string) => (await stat(file)).mode & 0o7777;

test.skipIf(process.platform === 'win32')('a new data folder is readable by its owner only', async () => {
  const data = path.join(folder, 'deep', 'data');
  await openDataFolder(data);
  expect(await modeOf(data)).toBe(0o700);
});

test.skipIf(process.platform === 'win32')('a folder that others could read is closed to them', async () => {
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

test('a folder that cannot be written is refused with a sentence', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  await expect(openDataFolder(path.join(file, 'data'))).rejects.toThrow(
    /^DATA_DIR .+ cannot be written \(ENOTDIR\); allow this user to write there, or set DATA_DIR/,
  );
});

test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
  'a folder without write permission is refused with a sentence',
  async () => {
    await chmod(folder, 0o500);
    await expect(openDataFolder(folder)).rejects.toThrow(/^DATA_DIR .+ cannot be written \(EACCES\)/);
  },
);
