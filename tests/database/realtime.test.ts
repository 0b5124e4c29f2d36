import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { useDatabase } from './harness.ts';

const database = useDatabase();
const migration = new URL('../../supabase/migrations/20261122122200_realtime.sql', import.meta.url);
const published = () =>
  database.owner(
    `select schemaname, tablename from pg_publication_tables where pubname = 'supabase_realtime'`,
  );

it('inquiries are published where Realtime runs, and nothing else of ours', async () => {
  expect(await published()).toEqual([]);
  await database.owner('create publication supabase_realtime');
  const sql = await readFile(migration, 'utf8');
  await database.runScript(sql);
  await database.runScript(sql);
  expect(await published()).toEqual([{ schemaname: 'public', tablename: 'inquiries' }]);
});
