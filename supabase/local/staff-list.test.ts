import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type NewDatabase } from '../../tests/database/server.ts';
import { runStaffCommand, USAGE } from './staff-list.ts';
import { type Stack, startLocal } from './stack.ts';

const OWNER = 'owner@spa.example.com';
const folder = mkdtempSync(join(tmpdir(), 'staff-'));
let stack: Stack;

let database: NewDatabase;
beforeAll(async () => {
  database = await createDatabase();
  const env = { PORT: '0', DATA_DIR: folder, STAFF_EMAIL: OWNER, DATABASE_URL: database.url };
  stack = await startLocal({ env, apiOnly: true });
});
afterAll(async () => {
  await stack?.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const run = (line: string, change: { url?: string; secretKey?: string } = {}) =>
  runStaffCommand(line.split(' ').filter(Boolean), {
    url: stack.origin,
    secretKey: stack.keys.secret,
    name: 'the test server',
    ...change,
  });
const list = async () => (await run('list')).text.split('\n');

it('lists, adds, promotes and removes staff on the running server', async () => {
  expect(await list()).toEqual([`owner  ${OWNER}`]);
  expect(await run('add Desk@Spa.example.com')).toEqual({
    ok: true,
    text: 'desk@spa.example.com may sign in now.',
  });
  expect(await list()).toEqual([`owner  ${OWNER}`, 'staff  desk@spa.example.com']);
  expect((await run('add desk@spa.example.com')).text).toBe(
    'desk@spa.example.com is on the list already, as staff.',
  );
  expect((await run('add desk@spa.example.com --owner')).text).toBe('desk@spa.example.com is an owner now.');
  expect(await list()).toEqual(['owner  desk@spa.example.com', `owner  ${OWNER}`]);
  expect((await run('remove desk@spa.example.com')).ok).toBe(true);
  expect(await list()).toEqual([`owner  ${OWNER}`]);
  const logged = await stack.query(
    `select action, actor from public.inquiry_events where detail ->> 'email' = 'desk@spa.example.com'
     order by created_at`,
  );
  expect(logged).toEqual([
    { action: 'staff_added', actor: 'service' },
    { action: 'staff_changed', actor: 'service' },
    { action: 'staff_removed', actor: 'service' },
  ]);
});

it('refuses to remove the last owner, with what to do instead', async () => {
  const { ok, text } = await run(`remove ${OWNER}`);
  expect(ok).toBe(false);
  expect(text).toMatch(/^This is the last owner\. Make somebody else an owner first: /);
  expect(await list()).toEqual([`owner  ${OWNER}`]);
});

it.each([
  '',
  'help',
  'add',
  'add nobody',
  'add a@b.co c@d.co',
  'remove',
  'remove a@b.co --owner',
  'list all',
  'add --all',
])('refuses "%s" with a sentence and changes nothing', async (line) => {
  const { ok, text } = await run(line);
  expect(ok).toBe(false);
  expect([USAGE, '"" is not an email address.', '"nobody" is not an email address.']).toContain(text);
  expect(await list()).toEqual([`owner  ${OWNER}`]);
});

it('says that somebody was not on the list', async () => {
  expect(await run('remove a@b.co')).toEqual({ ok: false, text: 'a@b.co is not on the list.' });
});

it('says what is wrong with the key or the server', async () => {
  expect((await run('list', { secretKey: 'sb_secret_wrong' })).text).toBe(
    'The key is not a secret key of the test server.',
  );
  expect((await run('list', { url: 'http://127.0.0.1:1' })).text).toBe(
    'Nothing answers at the test server; start it, then try again.',
  );
  // A publishable key reads an empty list. It must not look as if it had added somebody.
  expect((await run('add a@b.co', { secretKey: stack.keys.publishable })).text).toBe(
    'The key is not a secret key of the test server.',
  );
});
