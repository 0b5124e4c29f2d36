import { existsSync, symlinkSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildIfStale, isBuildCurrent } from './build-if-stale.ts';

const SHARED = 'supabase/functions/_shared';
const ROOT = path.resolve(import.meta.dirname, '..', '..');
let project: string;
const at = (...parts: string[]) => path.join(project, ...parts);

/** A small project with the same layout, which records its build in the same way. */
beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'project-'));
  for (const folder of ['src/deep', 'src/studio', SHARED, 'public', 'node_modules'])
    await mkdir(at(folder), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules', 'vite'), at('node_modules', 'vite'));
  const files = {
    'package.json': JSON.stringify({
      type: 'module',
      scripts: { build: 'node node_modules/vite/bin/vite.js build' },
    }),
    'vite.config.ts': `
      import { appendFileSync, writeFileSync } from 'node:fs';
      import { builtFrom } from '${path.join(ROOT, 'src/plugins/fingerprint.ts')}';
      const begun = builtFrom(import.meta.dirname);
      export default {
        root: import.meta.dirname + '/src',
        publicDir: import.meta.dirname + '/public',
        build: { outDir: import.meta.dirname + '/dist', emptyOutDir: true },
        plugins: [
          { name: 'editor', buildStart() { if (process.env.EDIT) appendFileSync(process.env.EDIT, ' '); } },
          { name: 'fails-late', writeBundle() { if (process.env.FAIL_LATE) throw new Error('too heavy'); } },
          { name: 'production', configResolved({ isProduction }) { if (!isProduction) throw new Error('not a production build'); } },
        ],
        builder: {
          async buildApp({ build, environments }) {
            await build(environments.client);
            writeFileSync(import.meta.dirname + '/dist/build.json', JSON.stringify({ siteUrl: 'https://www.example.com', ...begun }));
          },
        },
      };`,
    'src/index.html': '<script type="module" src="./page.ts"></script>',
    'src/page.ts': `import './page.css'; import { rows } from '../${SHARED}/rows.ts'; document.title = rows;`,
    'src/page.css': `@import './deep/tokens.css';`,
    'src/deep/tokens.css': ':root { --a: 1px }',
    'src/page.test.ts': '',
    'src/studio/paint.ts': '',
    [`${SHARED}/rows.ts`]: `export const rows = 'one';`,
    'public/favicon.svg': '<svg/>',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(at(name), text);
});
afterEach(() => rm(project, { recursive: true, force: true }));

const build = (env: Record<string, string> = {}) =>
  buildIfStale(project, at('dist'), { ...process.env, ...env }, () => {}, 'ignore');

test('builds once, and again after a file changed', async () => {
  expect(await build()).toBe(true);
  expect(await build()).toBe(false);
  for (const file of [
    'src/index.html',
    'src/page.ts',
    'src/page.css',
    'src/deep/tokens.css',
    `${SHARED}/rows.ts`,
    'public/favicon.svg',
    'vite.config.ts',
    'package.json',
  ]) {
    const text = await readFile(at(file));
    await appendFile(at(file), ' ');
    expect(isBuildCurrent(project, at('dist')), file).toBe(false);
    await writeFile(at(file), text);
    expect(isBuildCurrent(project, at('dist')), file).toBe(true);
  }
  await appendFile(at('src', 'page.ts'), ' ');
  expect(await build()).toBe(true);
});

test('a file that was only touched causes no build', async () => {
  await build();
  await utimes(at('src', 'page.ts'), new Date(), new Date(Date.now() + 5000));
  expect(await build()).toBe(false);
});

test('a test, a studio file or another file causes no build', async () => {
  await build();
  for (const file of ['src/page.test.ts', 'src/studio/paint.ts', 'README.md'])
    await writeFile(at(file), 'changed');
  await writeFile(at('src', 'new.test.ts'), '');
  await writeFile(at('src', 'studio', 'new.ts'), '');
  expect(await build()).toBe(false);
});

test('a new or deleted file beside an input causes a build', async () => {
  await build();
  await writeFile(at('src', 'new.ts'), '');
  expect(await build()).toBe(true);
  await rm(at('src', 'new.ts'));
  expect(await build()).toBe(true);
});

test('a file that changes during a build causes another one', async () => {
  expect(await build({ EDIT: at('src', 'page.ts') })).toBe(true);
  expect(await build()).toBe(true);
  expect(await build()).toBe(false);
});

test('is a production build, whatever the environment says', async () => {
  expect(await build({ NODE_ENV: 'development' })).toBe(true);
});

test('other variables or a missing site cause a build', async () => {
  await build();
  expect(await build({ VITE_SUPABASE_URL: 'https://other.example.com' })).toBe(true);
  expect(await build({ VITE_SUPABASE_URL: 'https://other.example.com' })).toBe(false);
  expect(await build()).toBe(true);
  await rm(at('dist'), { recursive: true });
  expect(await build()).toBe(true);
});

test('a failed build stops the start and leaves no record, and the next start builds again', async () => {
  await build();
  await appendFile(at('src', 'page.ts'), ' ');
  await expect(build({ FAIL_LATE: '1' })).rejects.toThrow('npm run build');
  expect(existsSync(at('dist', 'build.json'))).toBe(false);
  expect(await build()).toBe(true);
});

test('two starts at once build once, one after the other; a killed build does not block the next', async () => {
  const file = at('node_modules', '.cache', 'building');
  await mkdir(path.dirname(file), { recursive: true });
  // No process has this number.
  await writeFile(file, '4194999');
  const lines: string[] = [];
  const start = () => buildIfStale(project, at('dist'), process.env, (line) => lines.push(line), 'ignore');
  expect((await Promise.all([start(), start()])).toSorted()).toEqual([false, true]);
  expect(lines.filter((line) => line === 'Site: building')).toHaveLength(1);
  expect(lines).toContain('Site: waiting for another build');
  expect(existsSync(file)).toBe(false);
});
