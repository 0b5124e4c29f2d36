import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sourcesOf } from '../../src/plugins/fingerprint.ts';
import { textOf, type Command } from './command.ts';
import { deploy, printCommands, printStatus, type DeployOptions } from './deploy.ts';

const PROJECT = 'abcdefghijklmnopqrst';
const SITE = 'https://www.spa.example.com';
const ENV = {
  SUPABASE_PROJECT_ID: PROJECT,
  SITE_URL: SITE,
  SITE_HOST: 'cloudflare',
  STAFF_EMAIL: 'desk@spa.example.com',
  MAIL_FROM: 'hello@spa.example.com',
  OWNER_EMAIL: 'owner@spa.example.com',
  SMTP_URL: 'smtps://user:pass@mail.example.com:465',
};
const FILES = {
  'supabase/migrations/20260101000000_first.sql': '',
  'supabase/migrations/20260102000000_second.sql': '',
  'supabase/check/check-site.ts': '',
  'supabase/functions/_shared/content.json': '{}',
  'supabase/functions/a/index.ts': '',
  'supabase/local/site-rules.ts': '',
  'supabase/config.toml': '',
  'src/content/business.ts': '',
  'src/media/films/a.webm': '',
  'src/site/paths.ts': '',
  'public/robots.txt': '',
  'package.json': '',
  'package-lock.json': '',
  'tsconfig.json': '',
  'vite.config.ts': '',
};

let root: string;
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};

/** A Supabase project and a host, as far as the commands of a deployment change them. */
function fakeProject() {
  const state = {
    extensions: ['supabase_vault'],
    migrations: [] as string[],
    deployed: {} as Record<string, string>,
    secrets: '',
    vault: null as { url: string; hasKey: boolean } | null,
    schedules: [] as string[],
    owners: 0,
    published: null as object | null,
  };
  const ran: string[] = [];
  let failing: string | undefined;

  const rows = (statement: string): unknown[] => {
    if (statement.includes('pg_extension'))
      return [
        {
          extensions: state.extensions,
          applied: state.migrations.length > 0,
          known: state.migrations.length > 0,
        },
      ];
    if (statement.startsWith('select version')) return state.migrations.map((version) => ({ version }));
    const { owners, vault, schedules, deployed } = state;
    return [{ site: { owners, vault, schedules }, deployed }];
  };
  const change = (text: string, { file }: Command) => {
    if (text.includes(' link ')) write('supabase/.temp/project-ref', PROJECT);
    if (text.includes('create extension')) state.extensions.push('pg_cron', 'pg_net');
    if (text.includes('db push')) state.migrations = ['20260101000000', '20260102000000'];
    if (text.includes('secrets set')) state.secrets += file!.text;
    const noted = /values \('([\w ]+)', '([0-9a-f]{64})'\)/.exec(text.replaceAll(`'\\''`, `'`));
    if (noted) state.deployed[noted[1]!] = noted[2]!;
    if (file?.path.endsWith('.sql')) state.vault = { url: `https://${PROJECT}.supabase.co`, hasKey: true };
    if (text.includes('schedule_daily_work')) state.schedules = ['sweep-email-jobs', 'daily-work'];
    if (text.includes(' staff ')) state.owners = 1;
    if (text.includes('wrangler')) state.published = { sources: sourcesOf(root) };
  };
  const run: DeployOptions['run'] = async (command, quiet) => {
    const text = textOf(command);
    const json = (value: unknown) => ({ code: 0, output: JSON.stringify(value), errors: '' });
    if (quiet) {
      if (text.includes('projects list')) return { code: 1, output: '', errors: 'Access token not provided' };
      if (text.includes('secrets list'))
        return json([...state.secrets.matchAll(/^\w+/gm)].map(([name]) => ({ name })));
      if (text.includes('api-keys'))
        return json([
          { name: 'anon', type: 'legacy', api_key: 'eyJ.anon' },
          { name: 'default', type: 'publishable', api_key: 'sb_publishable_1' },
          { name: 'default', type: 'secret', api_key: 'sb_secret_1' },
        ]);
      return json(rows(command.args.find((each) => each.startsWith('select'))!));
    }
    if (failing !== undefined && text.includes(failing)) return { code: 1, output: '', errors: '' };
    ran.push(text);
    change(text, command);
    return { code: 0, output: '', errors: '' };
  };
  return { state, ran, run, fail: (part?: string) => (failing = part) };
}

type Fake = ReturnType<typeof fakeProject>;
let fake: Fake;
const said: string[] = [];
const options = (more: Partial<DeployOptions> = {}): DeployOptions => ({
  root,
  env: { ...ENV, SUPABASE_ACCESS_TOKEN: 'sbp_1' },
  run: fake.run,
  ask: async () => undefined,
  say: (line) => said.push(line),
  suggestions: {},
  yes: true,
  ...more,
});

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  for (const [name, text] of Object.entries(FILES)) write(name, text);
  fake = fakeProject();
  said.length = 0;
  vi.stubGlobal('fetch', async () =>
    fake.state.published ? Response.json(fake.state.published) : new Response('', { status: 404 }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(root, { recursive: true });
});

it('brings an empty project and a host up to date in one run, in order, and checks the site', async () => {
  expect(await deploy(options())).toBe(true);
  const order = [
    'link',
    'create extension',
    'db push',
    'private.business',
    'secrets set',
    'functions deploy',
    'seed buckets',
    'config push',
    'deploy.sql',
    'schedule_daily_work',
    'staff -- add owner@spa.example.com --owner',
    'npm run build',
    'wrangler',
    `check-site -- ${SITE}`,
  ];
  const places = order.map((part) => fake.ran.findIndex((text) => text.includes(part)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(fake.state.secrets).toMatch(
    new RegExp(
      `^SITE_URL='${SITE}'\nSTAFF_EMAIL='desk@spa.example.com'\nMAIL_FROM='hello@spa.example.com'\nSMTP_URL='${ENV.SMTP_URL}'\nVAPID_PUBLIC_KEY='[\\w-]{87}'\nVAPID_PRIVATE_KEY='[\\w-]{43}'\n$`,
    ),
  );
});

it('tells the functions where answers arrive, if that is known', async () => {
  const inbound = { INBOUND_ADDRESS: 'reply@in.example.com', INBOUND_SECRET: 'x'.repeat(24) };
  await deploy(options({ env: { ...ENV, SUPABASE_ACCESS_TOKEN: 'sbp_1', ...inbound } }));
  expect(fake.state.secrets).toContain(
    `INBOUND_ADDRESS='${inbound.INBOUND_ADDRESS}'\nINBOUND_SECRET='${inbound.INBOUND_SECRET}'\n`,
  );
});

it('does nothing the second time, except to check', async () => {
  await deploy(options());
  fake.ran.length = 0;
  expect(await deploy(options())).toBe(true);
  expect(fake.ran).toEqual([expect.stringContaining('check-site')]);
});

it('continues where it stopped', async () => {
  fake.fail('functions deploy');
  expect(await deploy(options())).toBe(false);
  expect(said.at(-1)).toBe('Stopped. `npm run deploy` continues here.');
  fake.fail();
  fake.ran.length = 0;
  // What was answered is remembered, and the mail server is with the project.
  expect(await deploy(options({ env: { SUPABASE_ACCESS_TOKEN: 'sbp_1' } }))).toBe(true);
  expect(fake.ran[0]).toContain('functions deploy');
});

it('runs nothing without a yes', async () => {
  const asked: string[] = [];
  const ask = async (text: string) => (asked.push(text), asked.length === 1 ? 'y' : '');
  expect(await deploy(options({ yes: false, ask }))).toBe(false);
  expect(fake.ran).toEqual([expect.stringContaining('link')]);
  await expect(deploy(options({ yes: false }))).rejects.toThrow('use --yes');
  expect(fake.ran).toHaveLength(1);
});

it('asks for what it does not know until the answer is possible, and stores no secret', async () => {
  const { SMTP_URL, SUPABASE_PROJECT_ID: _, ...known } = ENV;
  const typed = ['my project', PROJECT, 'mail.example.com', SMTP_URL];
  const asked: string[] = [];
  const ask = async (text: string) => (asked.push(text), typed.shift());
  const env = { ...known, SUPABASE_ACCESS_TOKEN: 'sbp_1' };
  expect(await deploy(options({ env, ask }))).toBe(true);
  expect(asked[1]).toContain('It must be 20 small letters.');
  expect(asked[3]).toContain('It must be');
  expect(readFileSync(path.join(root, 'supabase/.temp/deployment.json'), 'utf8')).not.toContain('pass');
  await expect(deploy(options({ env: { SITE_HOST: 'ftp' } }))).rejects.toThrow(
    'SITE_HOST must be cloudflare, netlify or other.',
  );
});

it('shows no secret and no key', async () => {
  await deploy(options());
  for (const text of [...said, ...fake.ran]) expect(text).not.toMatch(/pass@|sb_secret|sb_publishable/);
});

it('prints every command and runs none with --dry-run, with nothing known', async () => {
  await printCommands(options({ env: {} }));
  expect(fake.ran).toEqual([]);
  for (const part of [
    'login',
    '<SUPABASE_PROJECT_ID>',
    'db push',
    'secrets set',
    'npm run build',
    'check-site',
  ])
    expect(said.join('\n')).toContain(part);
});

it.each([
  ['supabase/migrations/20260103000000_third.sql', 'database', '1 pending, from 20260103000000_third.sql'],
  ['supabase/functions/a/index.ts', 'functions', 'changed since the last deployment'],
  ['supabase/functions/_shared/content.json', 'functions', 'changed since the last deployment'],
  ['src/media/films/a.webm', 'films', 'changed since the last deployment'],
  ['supabase/config.toml', 'settings', 'changed since the last deployment'],
  ['src/content/business.ts', 'site', 'content changed since it was published'],
  ['src/site/paths.ts', 'site', 'code changed since it was published'],
])('--status names what a change of %s makes due', async (file, step, due) => {
  await deploy(options());
  said.length = 0;
  expect(await printStatus(options())).toBe(true);
  write(file, 'changed');
  said.length = 0;
  expect(await printStatus(options())).toBe(false);
  const line = said.find((text) => text.startsWith(step))!;
  expect(line).toContain(due);
  expect(said.filter((text) => text.includes('up to date')).length).toBeGreaterThanOrEqual(10);
});

it('runs a step again when it is told to, and knows no other names', async () => {
  await deploy(options());
  fake.ran.length = 0;
  await deploy(options({ again: ['vault'] }));
  expect(fake.ran[0]).toContain('deploy.sql');
  await expect(deploy(options({ again: ['walls'] }))).rejects.toThrow('There is no step "walls"');
});

it('says what is left to do by hand when the site does not show what was published', async () => {
  expect(await deploy(options({ env: { ...ENV, SITE_HOST: 'other', SUPABASE_ACCESS_TOKEN: 'sbp_1' } }))).toBe(
    false,
  );
  expect(said.join('\n')).toContain('On another host, publish the folder dist');
});
