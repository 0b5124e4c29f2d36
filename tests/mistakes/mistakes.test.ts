/** What an owner reads after a mistake in the content: file, field and what is allowed. */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkSections } from '../../src/plugins/html/check-sections.ts';
import { buildVariables } from '../../src/plugins/build-variables.ts';
import { mistakes } from './mistakes.ts';

const root = resolve(import.meta.dirname, '../..');
/** Large, and never edited here. */
const LINKED = ['node_modules', 'public', 'src/media/masters', 'src/media/films', 'src/media/screenshots'];
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'mistakes-'));
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n');
  for (const file of tracked)
    if (
      /^(?:src|supabase)\/|^(?:tests\/tsconfig\.json|[^/]+)$/.test(file) &&
      !LINKED.some((folder) => file.startsWith(`${folder}/`))
    )
      cpSync(join(root, file), join(copy, file));
  for (const folder of LINKED) symlinkSync(join(root, folder), join(copy, folder), 'dir');
});
afterEach(() => cpSync(join(root, 'src/content'), join(copy, 'src/content'), { recursive: true }));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function edit(file: string, from: string, to: string): void {
  const path = join(copy, 'src/content', file);
  const text = readFileSync(path, 'utf8');
  expect(text, `${file} has changed: choose another place for this mistake`).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

/** Everything that a command prints until it fails. */
const failing = (...command: string[]): Promise<string> =>
  new Promise((done) => {
    execFile(
      'npm',
      ['run', '--silent', ...command],
      {
        cwd: copy,
        env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: join(copy, 'data') },
      },
      (error, output, errors) => done(error ? output + errors : 'It succeeded.'),
    );
  });

describe('a build', () => {
  let printed: string;
  beforeAll(async () => {
    for (const { file, from, to } of mistakes) edit(file, from, to);
    printed = await failing('build');
  });

  it.each(mistakes)('says $says ($file)', ({ file, says }) => {
    const lines = printed.split('\n').filter((line) => line.includes(`src/content/${file}: `));
    expect(lines.join('\n')).toContain(says);
  });
  it('says nothing of what follows from them', () => {
    expect(printed).not.toMatch(/precache|scandir|ENOENT|TypeError|RangeError/);
  });
});

it('a start names the line of a missing comma, and what to run', async () => {
  edit('team.ts', "name: 'Maren Solis',", "name: 'Maren Solis'");
  const printed = await failing('start');
  expect(printed).toMatch(/src\/content\/team\.ts:\d+:\d+/);
  expect(printed).toContain('`npm run build` failed. Fix what its output above says, then start again.');
});

it('the development server shows a mistake over the page while it is there', async () => {
  const server = await createServer({
    configFile: join(copy, 'vite.config.ts'),
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
  });
  const sent = vi.spyOn(server.ws, 'send');
  try {
    edit('first-visit-page.ts', '](/terms-of-service#', '](/terms#');
    await vi.waitFor(
      () => {
        const errors = sent.mock.calls.map(
          ([payload]) => payload as unknown as { type: string; err?: Error },
        );
        expect(errors.find(({ type }) => type === 'error')?.err?.message).toContain(
          'src/content/first-visit-page.ts: know.facts.cancellation: There is no page /terms',
        );
      },
      { timeout: 30_000 },
    );
    edit('first-visit-page.ts', '](/terms#', '](/terms-of-service#');
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ type: 'full-reload' }), { timeout: 30_000 });
  } finally {
    await server.close();
  }
});

describe('a setting', () => {
  const project = 'https://abcdefgh.supabase.co';
  it.each([
    [{ SITE_URL: 'https://www.example.com/spa' }, 'SITE_URL must be an http(s) address without a path'],
    [
      { VITE_SUPABASE_URL: `${project}/rest/v1` },
      'VITE_SUPABASE_URL must be an http(s) address without a path',
    ],
    [{ VITE_SUPABASE_URL: project }, 'set both or neither'],
    [
      { VITE_SUPABASE_URL: project, VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_secret_0123456789' },
      'VITE_SUPABASE_PUBLISHABLE_KEY is a secret key',
    ],
  ])('%o is refused', (env, says) => expect(() => buildVariables(env)).toThrow(says));
});

it('a link to a section that is not there is refused with both pages', () => {
  const pages = [
    { path: '/about', html: '<a href="/contact#hours">Hours</a>' },
    { path: '/contact', html: '<h2 id="opening">Hours</h2>' },
  ];
  expect(() => checkSections(pages)).toThrow('The page /about leads to /contact#hours');
});
