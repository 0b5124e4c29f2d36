import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { restoreBackup, writeBackup } from '../../supabase/local/backup.ts';
import { createDatabase, type NewDatabase } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let database: NewDatabase;
let client: Client;
let file: string;

const open = async (url: string) => {
  const opened = new Client({ connectionString: url });
  await opened.connect();
  return opened;
};
const query = async <Row>(text: string) => (await client.query(text)).rows as Row[];

/** Every row of every table of ours, as text. */
async function everything(from = client): Promise<Record<string, string[]>> {
  const { rows: tables } = await from.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'private') order by 1`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables)
    all[name] = (
      await from.query<{ row: string }>(`select t::text as row from ${name} t order by 1`)
    ).rows.map(({ row }) => row);
  return all;
}

const fill = (inquiries: number) => `
  insert into public.staff (email, role) values ('owner@spa.example.com', 'owner') on conflict do nothing;
  insert into public.inquiries (email, message, session_id)
    select 'ada@example.org', E'Line one\\nline two “' || n || '” \\\\ ''', gen_random_uuid()::text from generate_series(1, ${inquiries}) n;
  insert into public.inquiry_notes (id, inquiry_id, body, author)
    select gen_random_uuid(), id, 'A note', 'owner@spa.example.com' from public.inquiries limit 1`;

beforeEach(async () => {
  database = await createDatabase();
  client = await open(database.url);
  file = join(folder, `${randomUUID()}.backup`);
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

it('brings every row back after a loss, and new rows get new numbers', async () => {
  await client.query(fill(1200));
  const before = await everything();
  const written = await writeBackup(database.url, file);
  expect(written).toMatchObject({ 'public.inquiries': 1200, 'private.email_jobs': 1200 });
  expect(statSync(file).mode & 0o777).toBe(0o600);

  await client.query(
    'truncate public.inquiries cascade; delete from private.email_jobs; delete from private.secrets',
  );
  expect(await restoreBackup(database.url, file, { replace: true })).toEqual(written);
  expect(await everything()).toEqual(before);
  await client.query("insert into public.inquiries (email, message) values ('bo@example.org', 'After')");
  expect(await query('select from private.email_jobs')).toHaveLength(1201);
});

it('fills another, empty database', async () => {
  await client.query(fill(3));
  await writeBackup(database.url, file);
  const other = await createDatabase();
  await restoreBackup(other.url, file);
  const there = await open(other.url);
  expect(await everything(there)).toEqual(await everything());
  await there.end();
  await other.drop();
});

it('never replaces inquiries unless that is asked for', async () => {
  await client.query(fill(2));
  await writeBackup(database.url, file);
  const before = await everything();
  await expect(restoreBackup(database.url, file)).rejects.toThrow(
    'The database holds 2 inquiries and subscribers',
  );
  expect(await everything()).toEqual(before);
  await expect(writeBackup(database.url, file)).rejects.toThrow('EEXIST');
});

it.each([
  ['is cut', (bytes: Buffer) => bytes.subarray(0, bytes.length - 40)],
  ['is no backup', () => Buffer.from('something else')],
])('changes nothing if the file %s', async (_, damage) => {
  await client.query(fill(50));
  await writeBackup(database.url, file);
  const before = await everything();
  writeFileSync(`${file}.damaged`, damage(readFileSync(file)));
  await expect(restoreBackup(database.url, `${file}.damaged`, { replace: true })).rejects.toThrow(
    'Nothing was changed',
  );
  expect(await everything()).toEqual(before);
});

it('refuses the backup of a newer version', async () => {
  await client.query(
    "insert into supabase_migrations.schema_migrations (version, name) values ('20990101000000', 'later')",
  );
  await writeBackup(database.url, file);
  await client.query("delete from supabase_migrations.schema_migrations where version = '20990101000000'");
  await expect(restoreBackup(database.url, file)).rejects.toThrow(
    'the migration 20990101000000, which this database lacks',
  );
});
