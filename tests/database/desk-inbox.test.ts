import { describe, expect, it } from 'vitest';
import { desk, MEMBER, OWNER } from './desk.ts';
import { refusal, useDatabase } from './harness.ts';

interface Row {
  id: string;
  created_at: string;
  waiting_since: string;
  status: string;
  note_count: number;
  full_name: string;
}

const SECOND = 1000;
const start = Date.now() - 48 * 3600 * SECOND;

/** 40 inquiries; five arrive in each second, so that the time alone orders nothing. */
const database = useDatabase(async (opened) => {
  const work = desk(opened);
  await work.addStaff();
  for (let count = 0; count < 40; count += 1)
    await work.inquiry(
      {
        email: `person${count % 10}@example.com`,
        full_name: `Person ${count}`,
        service: count % 4 === 0 ? 'Botox' : 'Head Spa',
        form_source: count % 5 === 0 ? 'widget' : 'main_form',
        phone: count === 7 ? '(949) 555-0187' : null,
        message: count === 8 ? '100% sure_thing, back\\slash; O’Hara' : `Message ${count}`,
      },
      {
        created_at: new Date(start + Math.floor(count / 5) * SECOND),
        status: (['new', 'new', 'answered', 'closed', 'spam'] as const)[count % 5]!,
      },
    );
});
const { call, inquiry, read, note, change } = desk(database);

const list = (args = '', parameters: unknown[] = []) =>
  call<Row[]>(MEMBER, `public.desk_inquiries(${args})`, parameters);
const names = async (search: string, status = 'all') =>
  (await list(`$1, search => $2, page_size => 200`, [status, search])).map(({ full_name: name }) => name);

/** All rows, page by page, as the app asks for them. */
async function pages(status: string, sort: string, size: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after: unknown = null; ;) {
    const page = await list(`$1, $2, after => $3::text::jsonb, page_size => $4`, [
      status,
      sort,
      after === null ? null : JSON.stringify(after),
      size,
    ]);
    rows.push(...page);
    const last = page.at(-1);
    if (last === undefined || page.length < size) return rows;
    after = { created_at: last.created_at, waiting_since: last.waiting_since, id: last.id };
  }
}

describe('the list', () => {
  it.each([1, 3, 5, 7, 50])('shows every inquiry once and in order, in pages of %i', async (size) => {
    for (const status of ['new', 'all']) {
      const newest = await pages(status, 'newest', size);
      const ids = newest.map(({ id }) => id);
      expect(new Set(ids).size).toBe(status === 'all' ? 40 : 16);
      expect(ids).toHaveLength(new Set(ids).size);
      const times = newest.map(({ created_at: time }) => time);
      expect(times).toEqual([...times].sort().reverse());
      expect((await pages(status, 'due', size)).map(({ id }) => id)).toEqual([...ids].reverse());
    }
  });

  it('goes on after an inquiry that was answered or deleted meanwhile', async () => {
    const [first, second] = await list(`'new', page_size => 2`);
    const id = await inquiry();
    const after = JSON.stringify({ created_at: second!.created_at, id: second!.id });
    const [third] = await list(`'new', after => $1::text::jsonb, page_size => 1`, [after]);
    expect([first!.id, second!.id, id]).not.toContain(third!.id);
    await database.owner('delete from public.inquiries where id = $1', [id]);
  });

  it('filters by status, service and source together', async () => {
    const rows = await list(`'all', service => 'Botox', source => 'widget'`);
    expect(rows.map(({ full_name: name }) => name).sort()).toEqual(['Person 0', 'Person 20']);
    for (const status of ['answered', 'closed', 'spam'])
      expect(new Set((await list('$1', [status])).map((row) => row.status))).toEqual(new Set([status]));
  });

  it('has at most 200 rows a page and at least one', async () => {
    expect(await list(`'all', page_size => 100000`)).toHaveLength(40);
    expect(await list(`'all', page_size => -5`)).toHaveLength(1);
  });

  it('counts the notes and holds nothing that the staff need not see', async () => {
    const id = await inquiry();
    await note(MEMBER, id, 'One.');
    await note(OWNER, id, 'Two.');
    const [row] = await list();
    expect(row).toMatchObject({ id, note_count: 2 });
    expect(Object.keys(row!)).not.toEqual(expect.arrayContaining(['session_id']));
    expect(Object.keys(row!)).not.toEqual(expect.arrayContaining(['user_agent']));
    await database.owner('delete from public.inquiries where id = $1', [id]);
  });

  it.each([[`'open'`], [`'all', 'best'`], [`null`]])('refuses the filter %s', async (args) => {
    expect((await refusal(list(args))).code).toBe('22023');
  });
});

describe('the search', () => {
  it.each([
    ['a name in any case', 'PERSON 13', ['Person 13']],
    ['an address', 'person3@example', ['Person 33', 'Person 23', 'Person 13', 'Person 3']],
    ['a phone number as it was typed', '(949) 555-0187', ['Person 7']],
    ['a phone number in digits', '9495550187', ['Person 7']],
    ['a phone number in another form', '949.555.0187', ['Person 7']],
    ['a word of the message', 'message 21', ['Person 21']],
    ['a percent sign', '100%', ['Person 8']],
    ['an underscore', 'sure_thing', ['Person 8']],
    ['a backslash', 'back\\slash', ['Person 8']],
    ['a curly apostrophe', 'o’hara', ['Person 8']],
    ['a wildcard as plain text', 'per%son', []],
    ['an underscore as plain text', 'pers_n', []],
    ['SQL as plain text', `'; drop table public.inquiries; --`, []],
    ['SQL that would find everything', `' or '1'='1`, []],
    ['two characters of a name', '39', ['Person 39']],
    ['one character of an address and a name', '@', expect.arrayContaining(['Person 0', 'Person 39'])],
  ])('finds %s', async (_, search, expected) => {
    expect(await names(search)).toEqual(expected);
  });

  it('looks in the chosen status only', async () => {
    expect(await names('Person 13', 'new')).toEqual([]);
    expect(await names('Person 13', 'closed')).toEqual(['Person 13']);
  });

  it('shows everything if it is blank', async () => {
    expect(await names('  ')).toHaveLength(40);
  });

  it.each([`x' or '1'='1`, `'; delete from public.inquiries; --`])(
    'and the other filters take %s as plain text',
    async (text) => {
      expect(await list(`'all', service => $1`, [text])).toEqual([]);
      expect(await list(`'all', source => $1`, [text])).toEqual([]);
      expect((await refusal(list('$1', [text]))).code).toBe('22023');
      expect((await refusal(list(`'all', $1`, [text]))).code).toBe('22023');
    },
  );
});

describe('the counts', () => {
  it('tell new, unread and overdue, and every other status', async () => {
    const counts = () => call<Record<string, number>>(MEMBER, 'public.desk_counts()');
    const before = await counts();
    expect(before).toMatchObject({ new: 16, unread: 16, overdue: 16, answered: 8, closed: 8, spam: 8 });
    const id = await inquiry();
    expect(await counts()).toEqual({ ...before, new: 17, unread: 17, nobody: 17 });
    await change(MEMBER, id, 'opened');
    expect(await counts()).toEqual({ ...before, new: 17, nobody: 17 });
    await change(MEMBER, id, 'answered');
    expect(await counts()).toEqual({ ...before, answered: 9 });
    await database.owner('delete from public.inquiries where id = $1', [id]);
  });

  it('call an inquiry overdue from 24 hours on', async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3600 * SECOND);
    const overdue = async () => (await call<{ overdue: number }>(MEMBER, 'public.desk_counts()')).overdue;
    const before = await overdue();
    const id = await inquiry({}, { created_at: hoursAgo(23.9) });
    expect(await overdue()).toBe(before);
    await database.owner('update public.inquiries set created_at = $2 where id = $1', [id, hoursAgo(24.1)]);
    expect(await overdue()).toBe(before + 1);
    await database.owner('delete from public.inquiries where id = $1', [id]);
  });
});

describe('one inquiry', () => {
  interface Whole {
    inquiry: Record<string, unknown>;
    notes: { body: string; author: string }[];
    events: { action: string }[];
    others: { id: string }[];
  }
  const whole = (id: string) => call<Whole | null>(MEMBER, 'public.desk_inquiry($1)', [id]);

  it('comes with notes, history and the other inquiries of the same address', async () => {
    const other = await inquiry({ email: 'Someone@Example.com' });
    const id = await inquiry({ email: ' someone@example.com'.trim() });
    await note(MEMBER, id, 'Prefers Fridays.');
    await change(MEMBER, id, 'answered');
    const found = await whole(id);
    expect(found?.inquiry).toMatchObject({ id, message: expect.any(String), status: 'answered' });
    for (const hidden of ['session_id', 'user_agent', 'referrer'])
      expect(found?.inquiry).not.toHaveProperty(hidden);
    expect(found?.notes).toMatchObject([{ body: 'Prefers Fridays.', author: MEMBER }]);
    expect(found?.events.map(({ action }) => action)).toEqual(['noted', 'answered']);
    expect(found?.others.map((one) => one.id)).toEqual([other]);
    expect(await read(other)).toBeDefined();
  });

  it('is null if there is none', async () => {
    expect(await whole('6f1b2c3d-1111-4222-8333-444455556666')).toBeNull();
  });
});

it('the filters offer what there is', async () => {
  expect(await call(MEMBER, 'public.desk_filters()')).toEqual({
    services: expect.arrayContaining(['Botox', 'Head Spa']),
    sources: expect.arrayContaining(['main_form', 'widget']),
  });
});
