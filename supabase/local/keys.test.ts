import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadKeys } from './keys.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'keys-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const mode = async () => (await stat(path.join(dataDir, 'keys.json'))).mode & 0o777;

test('keys are created once, readable by their owner only', async () => {
  const keys = await loadKeys(dataDir);
  expect(keys.publishable).toMatch(/^sb_publishable_/);
  expect(keys.secret).toMatch(/^sb_secret_/);
  expect(await mode()).toBe(0o600);
  expect(await loadKeys(dataDir)).toEqual(keys);
  expect(JSON.parse(await readFile(path.join(dataDir, 'keys.json'), 'utf8'))).toEqual(keys);
});

test('a file that others can read is closed to them', async () => {
  await loadKeys(dataDir);
  await chmod(path.join(dataDir, 'keys.json'), 0o644);
  await loadKeys(dataDir);
  expect(await mode()).toBe(0o600);
});

test('keys of an earlier version get one for incoming mail, and stay otherwise', async () => {
  const { inbound, ...earlier } = await loadKeys(dataDir);
  await writeFile(path.join(dataDir, 'keys.json'), JSON.stringify(earlier));
  const keys = await loadKeys(dataDir);
  expect(keys).toMatchObject(earlier);
  expect(keys.inbound).not.toBe(inbound);
  expect(await loadKeys(dataDir)).toEqual(keys);
});

test('an unreadable file is not replaced', async () => {
  await writeFile(path.join(dataDir, 'keys.json'), '{');
  await expect(loadKeys(dataDir)).rejects.toThrow(/keys\.json/);
  expect(await readFile(path.join(dataDir, 'keys.json'), 'utf8')).toBe('{');
});
