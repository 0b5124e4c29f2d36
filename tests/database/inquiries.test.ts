import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { outcome, refusal, type TestDatabase, useDatabase } from './harness.ts';
import { anInquiry, insert } from './rows.ts';

const read = async (database: TestDatabase, id: string) =>
  (await database.owner('select * from public.inquiries where id = $1', [id]))[0];

describe('inquiries', () => {
  const database = useDatabase();

  it("anon inserts a visitor's whole row, and the server adds its own columns", async () => {
    const row = anInquiry();
    await insert(database, 'anon', 'inquiries', row);
    const stored = await read(database, row.id);
    expect(stored).toMatchObject({ ...row, submitted_at: new Date('2026-01-02T03:04:05.678Z') });
    expect(stored).toMatchObject({ status: 'new', suspected: false, notified_at: null });
    expect(Math.abs(Date.now() - Date.parse(String(stored?.['created_at'])))).toBeLessThan(60_000);
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
      const row = anInquiry({ referrer });
      await insert(database, 'anon', 'inquiries', row);
      expect(await read(database, row.id)).toMatchObject({ referrer: bare });
    }
  });

  it('anon reads nothing', async () => {
    const row = anInquiry();
    await insert(database, 'anon', 'inquiries', row);
    const rows = database.as('anon', 'select id from public.inquiries');
    expect(await outcome(rows)).toBe('42501');
  });

  it('anon does not get its own row back', async () => {
    const { code } = await refusal(
      database.as(
        'anon',
        `insert into public.inquiries (email, message) values ('a@b.co', 'x') returning id`,
      ),
    );
    expect(code).toBe('42501');
  });

  it.each([
    ["update public.inquiries set message = 'changed'"],
    ["update public.inquiries set status = 'closed'"],
    ['delete from public.inquiries'],
  ])('anon changes nothing: %s', async (statement) => {
    const row = anInquiry();
    await insert(database, 'anon', 'inquiries', row);
    const changed = database.as('anon', `${statement} where id = $1`, [row.id]);
    expect(await outcome(changed)).toBe('42501');
    expect(await read(database, row.id)).toMatchObject({ message: row['message'], status: 'new' });
  });

  it('anon cannot truncate the table', async () => {
    const row = anInquiry();
    await insert(database, 'anon', 'inquiries', row);
    expect((await refusal(database.as('anon', 'truncate public.inquiries cascade'))).code).toBe('42501');
    expect(await read(database, row.id)).toBeDefined();
  });

  it.each([
    ['status', 'closed'],
    ['notified_at', '2020-01-01T00:00:00Z'],
    ['created_at', '2020-01-01T00:00:00Z'],
  ])('anon cannot set %s', async (column, value) => {
    const row = anInquiry({ [column]: value });
    expect((await refusal(insert(database, 'anon', 'inquiries', row))).code).toBe('42501');
    expect(await read(database, row.id)).toBeUndefined();
  });

  it('anon marks its own row as suspected', async () => {
    const row = anInquiry({ suspected: true });
    await insert(database, 'anon', 'inquiries', row);
    expect(await read(database, row.id)).toMatchObject({ suspected: true, status: 'new' });
  });

  it('authenticated cannot insert', async () => {
    expect((await refusal(insert(database, 'authenticated', 'inquiries', anInquiry()))).code).toBe('42501');
  });

  it('a second insert of an id gets 23505 and changes nothing', async () => {
    const row = anInquiry();
    await insert(database, 'anon', 'inquiries', row);
    const again = insert(database, 'anon', 'inquiries', { ...row, message: 'another message' });
    expect((await refusal(again)).code).toBe('23505');
    expect(await read(database, row.id)).toMatchObject({ message: row['message'] });
  });

  it('a second insert cannot become an update', async () => {
    const row = anInquiry();
    await insert(database, 'anon', 'inquiries', row);
    const upsert = database.as(
      'anon',
      `insert into public.inquiries (id, email, message) values ($1, 'x@y.zz', 'changed')
       on conflict (id) do update set message = excluded.message`,
      [row.id],
    );
    expect((await refusal(upsert)).code).toBe('42501');
    expect(await read(database, row.id)).toMatchObject({ message: row['message'] });
  });
});

describe('the columns of an inquiry', () => {
  const database = useDatabase();

  it.each([
    ['full_name', 200],
    ['phone', 40],
    ['service', 120],
    ['message', 10_000],
    ['form_source', 80],
    ['user_agent', 512],
    ['referrer', 2048],
    ['session_id', 64],
  ])('%s accepts %i characters and refuses one more with 23514', async (column, longest) => {
    // Characters outside the basic plane count once here and twice in the browser, which is stricter.
    const fits = anInquiry({ [column]: '🌊'.repeat(longest) });
    await insert(database, 'anon', 'inquiries', fits);
    expect(await read(database, fits.id)).toMatchObject({ [column]: fits[column] });
    const tooLong = anInquiry({ [column]: 'x'.repeat(longest + 1) });
    expect((await refusal(insert(database, 'anon', 'inquiries', tooLong))).code).toBe('23514');
  });

  it('email accepts 254 characters and refuses one more', async () => {
    const address = (length: number) => `${'a'.repeat(length - 9)}@spa.test`;
    await insert(database, 'anon', 'inquiries', anInquiry({ email: address(254) }));
    const tooLong = insert(database, 'anon', 'inquiries', anInquiry({ email: address(255) }));
    expect((await refusal(tooLong)).code).toBe('23514');
  });

  it.each([
    '',
    'dana',
    'dana@example',
    '@example.com',
    'dana@example.',
    'da na@example.com',
    'dana@@example.com',
  ])('refuses the address "%s" with 23514', async (email) => {
    expect((await refusal(insert(database, 'anon', 'inquiries', anInquiry({ email })))).code).toBe('23514');
  });

  it('refuses an empty message with 23514 and a missing one with 23502', async () => {
    const empty = insert(database, 'anon', 'inquiries', anInquiry({ message: '' }));
    expect((await refusal(empty)).code).toBe('23514');
    const missing = insert(database, 'anon', 'inquiries', anInquiry({ message: null }));
    expect((await refusal(missing)).code).toBe('23502');
  });

  it('have their defaults', async () => {
    const id = randomUUID();
    await insert(database, 'anon', 'inquiries', { id, email: 'a@b.co', message: 'x' });
    expect(await read(database, id)).toMatchObject({ full_name: 'Not provided', form_source: 'main_form' });
  });

  it('can be read and changed by the service role', async () => {
    const row = anInquiry();
    await insert(database, 'anon', 'inquiries', row);
    await database.as('service_role', `update public.inquiries set status = 'answered' where id = $1`, [
      row.id,
    ]);
    const [seen] = await database.as('service_role', 'select status from public.inquiries where id = $1', [
      row.id,
    ]);
    expect(seen).toEqual({ status: 'answered' });
  });

  it('that belong to the server can be set by the service role', async () => {
    const row = anInquiry({ status: 'closed', suspected: true });
    await insert(database, 'service_role', 'inquiries', row);
    expect(await read(database, row.id)).toMatchObject({ status: 'closed', suspected: true });
  });
});
