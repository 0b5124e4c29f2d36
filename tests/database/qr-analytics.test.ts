import { describe, expect, it } from 'vitest';
import { outcome, refusal, type TestDatabase, useDatabase } from './harness.ts';
import { aScan, insert } from './rows.ts';

const read = async (database: TestDatabase, id: string) =>
  (await database.owner('select * from public.qr_analytics where id = $1', [id]))[0];

describe('scans', () => {
  const database = useDatabase();

  it("anon inserts a visitor's whole row", async () => {
    const row = aScan();
    await insert(database, 'anon', 'qr_analytics', row);
    expect(await read(database, row.id)).toMatchObject({
      ...row,
      scanned_at: new Date('2026-01-02T03:04:05.678Z'),
    });
  });

  it('stores a referrer without credentials, query and fragment', async () => {
    for (const [referrer, bare] of [
      [
        'https://user:pw@spa.example.com/unsubscribe?email=ada%40example.org&token=secret#top',
        'https://spa.example.com/unsubscribe',
      ],
      ['https://example.org/@someone', 'https://example.org/@someone'],
      [null, null],
    ]) {
      const row = aScan({ referrer });
      await insert(database, 'anon', 'qr_analytics', row);
      expect(await read(database, row.id)).toMatchObject({ referrer: bare });
    }
  });

  it('anon reads, changes and deletes nothing', async () => {
    const row = aScan();
    await insert(database, 'anon', 'qr_analytics', row);
    for (const statement of [
      'select id from public.qr_analytics',
      "update public.qr_analytics set qr_code = 'changed'",
      'delete from public.qr_analytics',
    ]) {
      expect(await outcome(database.as('anon', statement))).toBe('42501');
    }
    expect((await refusal(database.as('anon', 'truncate public.qr_analytics'))).code).toBe('42501');
    expect(await read(database, row.id)).toMatchObject({ qr_code: row['qr_code'] });
  });

  it('anon cannot set created_at', async () => {
    const row = aScan({ created_at: '2020-01-01T00:00:00Z' });
    expect((await refusal(insert(database, 'anon', 'qr_analytics', row))).code).toBe('42501');
    expect(await read(database, row.id)).toBeUndefined();
  });

  it('authenticated cannot insert', async () => {
    expect((await refusal(insert(database, 'authenticated', 'qr_analytics', aScan()))).code).toBe('42501');
  });

  it('a second insert of an id gets 23505 and changes nothing', async () => {
    const row = aScan();
    await insert(database, 'anon', 'qr_analytics', row);
    const again = insert(database, 'anon', 'qr_analytics', { ...row, qr_code: 'other' });
    expect((await refusal(again)).code).toBe('23505');
    expect(await read(database, row.id)).toMatchObject({ qr_code: row['qr_code'] });
  });
});

describe('the columns of a scan', () => {
  const database = useDatabase();

  it.each([
    ['qr_code', 64],
    ['destination', 2048],
    ['user_agent', 512],
    ['referrer', 2048],
    ['session_id', 64],
    ['utm_source', 200],
    ['utm_medium', 200],
    ['utm_campaign', 200],
  ])('%s accepts %i characters and refuses one more with 23514', async (column, longest) => {
    await insert(database, 'anon', 'qr_analytics', aScan({ [column]: 'x'.repeat(longest) }));
    const tooLong = insert(database, 'anon', 'qr_analytics', aScan({ [column]: 'x'.repeat(longest + 1) }));
    expect((await refusal(tooLong)).code).toBe('23514');
  });

  it.each([
    ['device_type', 'watch'],
    ['browser', 'lynx'],
    ['os', 'plan9'],
  ])('%s refuses "%s" with 23514', async (column, value) => {
    const unknown = insert(database, 'anon', 'qr_analytics', aScan({ [column]: value }));
    expect((await refusal(unknown)).code).toBe('23514');
  });
});
