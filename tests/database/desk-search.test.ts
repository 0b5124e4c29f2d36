import { describe, expect, it } from 'vitest';
import { desk, MEMBER, OWNER } from './desk.ts';
import { useDatabase } from './harness.ts';

const names = [
  ['José Núñez', 'jose@example.com', '(949) 555-0199'],
  ['Élodie O’Neill', 'elodie@example.org', '+1 949-555-0142'],
  ['李小龙', 'bruce@example.net', null],
  ['Ann 100% _Real_', 'ann@example.com', '9495550111'],
] as const;
const database = useDatabase(async (opened) => {
  const work = desk(opened);
  await work.addStaff();
  for (const [full_name, email, phone] of names)
    await work.inquiry({ full_name, email, phone, message: `I am ${full_name}.` });
});
const { call } = desk(database);
const found = async (search: string) =>
  (await call<{ full_name: string }[]>(MEMBER, `public.desk_inquiries('all', 'newest', $1)`, [search])).map(
    ({ full_name: name }) => name,
  );

describe('a search', () => {
  it.each([
    ['jose', 'José Núñez'],
    ['JOSÉ', 'José Núñez'],
    ['José'.normalize('NFD'), 'José Núñez'],
    ['nunez', 'José Núñez'],
    ['elodie o', 'Élodie O’Neill'],
    ["o'neill", 'Élodie O’Neill'],
    ['oneill', 'Élodie O’Neill'],
    ['ONEILL elodie', 'Élodie O’Neill'],
    ['nunez jo', 'José Núñez'],
    ['elodie 5550142', 'Élodie O’Neill'],
    ['o´neill  example.org', 'Élodie O’Neill'],
    ['O’Neill', 'Élodie O’Neill'],
    ['小龙', '李小龙'],
    ['bruce@', '李小龙'],
    ['example.net', '李小龙'],
    ['mailto:bruce@example.net', '李小龙'],
    ['+1 949 555 0199', 'José Núñez'],
    ['949.555.0199', 'José Núñez'],
    ['tel:+19495550199', 'José Núñez'],
    ['(949) 555–0199', 'José Núñez'],
    ['949\u00a0555\u00a00199', 'José Núñez'],
    ['１９４９５５５０１９９', 'José Núñez'],
    ['0199', 'José Núñez'],
    ['5550142', 'Élodie O’Neill'],
    ['949 555 0142', 'Élodie O’Neill'],
    ['100%', 'Ann 100% _Real_'],
    ['_real_', 'Ann 100% _Real_'],
  ])('for "%s" finds %s alone', async (search, name) => {
    expect(await found(search)).toEqual([name]);
  });

  it.each(['%', '_', 'nobody', 'elodie nunez', '0000', "'; drop table public.inquiries; --", '\\'])(
    'for "%s" finds nobody by accident',
    async (search) => {
      const expected = { '%': ['Ann 100% _Real_'], _: ['Ann 100% _Real_'] }[search] ?? [];
      expect(await found(search)).toEqual(expected);
    },
  );

  it('of a megabyte answers at once', async () => {
    expect(await found('x'.repeat(1_000_000))).toEqual([]);
  });
});

it('a person is found in any spelling, without what the desk never shows', async () => {
  const person = await call<Record<string, Record<string, unknown>[]>>(MEMBER, 'public.desk_person($1)', [
    ' JOSE@Example.com',
  ]);
  expect(person['inquiries']).toMatchObject([{ full_name: 'José Núñez' }]);
  expect(JSON.stringify(person)).not.toMatch(/session_id|user_agent|referrer/);
  const exported = await call<typeof person>(OWNER, 'public.desk_export_person($1)', ['jose@example.com']);
  expect(exported['inquiries']![0]).toHaveProperty('session_id');
});

it('an address of a million letters costs no time per row', async () => {
  await database.runScript(`set local session_replication_role = 'replica';
    insert into public.email_subscribers (email) select 'p' || n || '@example.com' from generate_series(1, 5000) n;`);
  const person = await database.signedIn(
    MEMBER,
    `with slow as (select set_config('statement_timeout', '3s', true)) select public.desk_person(repeat('x', 1000000)) from slow`,
  );
  expect(person).toHaveLength(1);
});
