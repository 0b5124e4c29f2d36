import { expect, it } from 'vitest';
import { useDatabase } from './harness.ts';

const database = useDatabase();
const published = async () =>
  (
    await database.owner<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_publication_tables where pubname = 'supabase_realtime'
       order by 1`,
    )
  ).map(({ name }) => name);
const publish = async () => {
  for (const table of ['inquiries', 'staff_presence'])
    await database.owner('select private.publish_to_realtime($1)', [table]);
};

it('a table is published where Realtime runs, once', async () => {
  await publish();
  expect(await published()).toEqual([]);
  await database.owner('create publication supabase_realtime');
  await publish();
  await publish();
  expect(await published()).toEqual(['public.inquiries', 'public.staff_presence']);
});
