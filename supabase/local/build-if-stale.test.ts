import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildIfStale } from './build-if-stale.ts';

let project: string;
beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'project-'));
  await mkdir(path.join(project, 'src', 'deep'), { recursive: true });
  await writeFile(path.join(project, 'src', 'deep', 'page.ts'), 'one');
  await buildScript(
    "fs.appendFileSync('builds', 'x'); fs.mkdirSync('dist', { recursive: true }); fs.writeFileSync('dist/index.html', '')",
  );
});
afterEach(() => rm(project, { recursive: true, force: true }));

const buildScript = (script: string) =>
  writeFile(
    path.join(project, 'package.json'),
    JSON.stringify({ scripts: { build: `node -e "${script}"` } }),
  );
const build = (env: Record<string, string> = {}) =>
  buildIfStale(project, path.join(project, 'dist'), { ...process.env, ...env }, () => {}, 'ignore');
const builds = async () => (await readFile(path.join(project, 'builds'), 'utf8')).length;

test('builds the first time, then only when something it is made from changed', async () => {
  expect(await build()).toBe(true);
  expect(await build()).toBe(false);
  await writeFile(path.join(project, 'src', 'deep', 'page.ts'), 'two words');
  expect(await build()).toBe(true);
  await utimes(path.join(project, 'src', 'deep', 'page.ts'), new Date(), new Date(Date.now() + 5000));
  expect(await build()).toBe(true);
  await writeFile(path.join(project, 'src', 'new.ts'), '');
  expect(await build()).toBe(true);
  expect(await build({ VITE_SUPABASE_URL: 'https://other.example.com' })).toBe(true);
  await rm(path.join(project, 'dist'), { recursive: true });
  expect(await build()).toBe(true);
  expect(await builds()).toBe(6);
});

test('a failed build stops the start, and the next one tries again', async () => {
  await buildScript('process.exit(3)');
  await expect(build()).rejects.toThrow('npm run build');
  await expect(build()).rejects.toThrow('npm run build');
});
