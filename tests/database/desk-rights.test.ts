import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { desk, MEMBER, OWNER, STRANGER } from './desk.ts';
import { outcome, refusal, useDatabase } from './harness.ts';
import { anInquiry } from './rows.ts';

const TABLES = ['staff', 'inquiries', 'inquiry_events', 'inquiry_notes'];
const FUNCTIONS = [
  'desk_me()',
  'desk_inquiries()',
  'desk_counts()',
  'desk_inquiry(gen_random_uuid())',
  'desk_filters()',
  'desk_subscribers()',
  `desk_unsubscribe('nobody@example.com')`,
  'desk_qr_statistics()',
  `desk_person('nobody@example.com')`,
  'desk_presence(gen_random_uuid(), true)',
  'desk_trouble()',
  `desk_retry_mails('failed')`,
];
const FOR_OWNERS = [
  'desk_export_subscribers()',
  'desk_report(current_date, current_date)',
  'desk_site_check()',
  `desk_export_person('nobody@example.com')`,
  `desk_erase_person('nobody@example.com')`,
];

describe('the staff desk', () => {
  const database = useDatabase(async (opened) => {
    const work = desk(opened);
    await work.addStaff();
    const id = await work.inquiry();
    await work.change(MEMBER, id, 'opened');
    await work.note(MEMBER, id, 'Called back.');
  });
  const { call, inquiry, addStaff, read, events, change, note } = desk(database);

  /** People who must see nothing: what they do runs with the given claims. */
  const outsiders: [string, (sql: string, parameters?: unknown[]) => Promise<unknown>][] = [
    ['a signed-in stranger', (sql, parameters) => database.signedIn(STRANGER, sql, parameters)],
    [
      'a removed member with a valid token',
      async (sql, parameters) => {
        const removed = `${randomUUID()}@spa.example.com`;
        await database.owner('insert into public.staff (email) values ($1)', [removed]);
        await database.signedIn(removed, 'select public.desk_me()');
        await database.signedIn(OWNER, 'delete from public.staff where email = $1', [removed]);
        return database.signedIn(removed, sql, parameters);
      },
    ],
    [
      'somebody with a password who claims the address of the owner',
      (sql, parameters) =>
        database.signedIn(OWNER, sql, parameters, { amr: [{ method: 'password', timestamp: 1 }] }),
    ],
    [
      'somebody who puts the address of the owner into their own metadata',
      (sql, parameters) =>
        database.signedIn(STRANGER, sql, parameters, {
          user_metadata: { email: OWNER, email_verified: true, role: 'owner' },
        }),
    ],
    ['a token without an address', (sql, parameters) => database.signedIn('', sql, parameters)],
  ];

  describe.each(outsiders)('%s', (_, ask) => {
    it.each(TABLES)('reads nothing of %s', async (table) => {
      // `select id` and `select email`: columns that the grants would allow.
      const column = table === 'staff' ? 'email' : 'id';
      expect(await ask(`select ${column} from public.${table}`)).toEqual([]);
    });

    it.each([...FUNCTIONS, ...FOR_OWNERS])('cannot call %s', async (expression) => {
      expect((await refusal(ask(`select public.${expression}`))).code).toBe('42501');
    });

    it('changes no inquiry, writes no event and no note, and joins no list', async () => {
      const id = await inquiry();
      await outcome(ask(`update public.inquiries set status = 'closed' where id = $1`, [id]));
      const event =
        'insert into public.inquiry_events (id, inquiry_id, action) values (gen_random_uuid(), $1, $2)';
      expect((await refusal(ask(event, [id, 'closed']))).code).toBe('42501');
      const noted =
        'insert into public.inquiry_notes (id, inquiry_id, body) values (gen_random_uuid(), $1, $2)';
      expect((await refusal(ask(noted, [id, 'Hello']))).code).toBe('42501');
      const joined = ask(`insert into public.staff (email, role) values ($1, 'owner')`, [STRANGER]);
      expect((await refusal(joined)).code).toBe('42501');
      expect(await read(id)).toMatchObject({ status: 'new' });
      expect(await events(id)).toEqual([]);
    });
  });

  describe('a visitor', () => {
    it.each(TABLES)('reads nothing of %s', async (table) => {
      const rows = database.as('anon', `select * from public.${table}`);
      expect(await outcome(rows)).toBe('42501');
    });

    it.each([...FUNCTIONS, ...FOR_OWNERS])('cannot call %s', async (expression) => {
      expect((await refusal(database.as('anon', `select public.${expression}`))).code).toBe('42501');
    });

    it.each([
      ['assignee', MEMBER],
      ['opened_at', '2026-01-01T00:00:00Z'],
      ['answered_at', '2026-01-01T00:00:00Z'],
      ['status_changed_at', '2026-01-01T00:00:00Z'],
      ['assigned_at', '2026-01-01T00:00:00Z'],
    ])('cannot set %s of an inquiry', async (column, value) => {
      const row = anInquiry({ [column]: value });
      const columns = Object.keys(row);
      const sent = database.as(
        'anon',
        `insert into public.inquiries (${columns.join(', ')}) values (${columns.map((_, n) => `$${n + 1}`).join(', ')})`,
        Object.values(row),
      );
      expect((await refusal(sent)).code).toBe('42501');
      expect((await read(row.id))?.[column] ?? null).toBeNull();
    });

    it.each(['inquiry_events', 'inquiry_notes', 'staff'])('cannot truncate %s', async (table) => {
      expect((await refusal(database.as('anon', `truncate public.${table} cascade`))).code).toBe('42501');
    });
  });

  describe('staff', () => {
    it('read inquiries, notes, the log of inquiries and the staff list', async () => {
      expect(await call(MEMBER, 'public.desk_me()')).toEqual({ email: MEMBER, role: 'staff', name: null });
      for (const [table, column] of [
        ['inquiries', 'message'],
        ['inquiry_notes', 'body'],
        ['inquiry_events', 'action'],
        ['staff', 'email'],
      ] as const) {
        const rows = await database.signedIn(MEMBER, `select ${column} from public.${table}`);
        expect(rows.length).toBeGreaterThan(0);
      }
    });

    it('sign in with the address in any spelling', async () => {
      expect(await call(MEMBER.toUpperCase(), 'public.desk_me()')).toEqual({
        email: MEMBER,
        role: 'staff',
        name: null,
      });
    });

    it('do not read the log of the desk itself', async () => {
      const seen = await database.signedIn(
        MEMBER,
        'select action from public.inquiry_events where inquiry_id is null',
      );
      expect(seen).toEqual([]);
      const all = await database.signedIn(
        OWNER,
        'select action from public.inquiry_events where inquiry_id is null',
      );
      expect(all).toContainEqual({ action: 'staff_added' });
    });

    it('change status and assignee directly, which is logged', async () => {
      const id = await inquiry();
      await database.signedIn(
        MEMBER,
        `update public.inquiries set status = 'answered', assignee = $2 where id = $1`,
        [id, OWNER.toUpperCase()],
      );
      expect(await read(id)).toMatchObject({
        status: 'answered',
        assignee: OWNER,
        answered_at: expect.any(Date),
        opened_at: expect.any(Date),
        status_changed_at: expect.any(Date),
      });
      expect((await events(id)).map(({ actor, action }) => [actor, action]).sort()).toEqual([
        [MEMBER, 'answered'],
        [MEMBER, 'assigned'],
      ]);
    });

    it.each([
      ['message', 'Changed'],
      ['email', 'other@example.com'],
      ['full_name', 'Changed'],
      ['phone', '1'],
      ['service', 'Changed'],
      ['created_at', '2020-01-01T00:00:00Z'],
      ['opened_at', '2020-01-01T00:00:00Z'],
      ['suspected', true],
    ])('cannot change %s', async (column, value) => {
      const id = await inquiry();
      const before = await read(id);
      const changed = database.signedIn(MEMBER, `update public.inquiries set ${column} = $2 where id = $1`, [
        id,
        value,
      ]);
      expect((await refusal(changed)).code).toBe('42501');
      expect(await read(id)).toEqual(before);
    });

    it.each(['inquiries', 'inquiry_notes', 'inquiry_events'])('delete nothing of %s', async (table) => {
      const count = async () =>
        (await database.owner(`select count(*)::integer as rows from public.${table}`))[0];
      const before = await count();
      const deleted = await outcome(database.signedIn(MEMBER, `delete from public.${table}`));
      expect(deleted).toBe('42501');
      expect(await count()).toEqual(before);
    });

    it.each(FOR_OWNERS)('cannot call %s', async (expression) => {
      expect((await refusal(call(MEMBER, `public.${expression}`))).code).toBe('42501');
    });

    it('cannot manage the list', async () => {
      const added = database.signedIn(
        MEMBER,
        `insert into public.staff (email) values ('new@spa.example.com')`,
      );
      expect((await refusal(added)).code).toBe('42501');
      await outcome(database.signedIn(MEMBER, `update public.staff set role = 'owner'`));
      await outcome(database.signedIn(MEMBER, `delete from public.staff where email = $1`, [OWNER]));
      expect(await database.owner('select email, role from public.staff order by email')).toEqual([
        { email: MEMBER, role: 'staff' },
        { email: OWNER, role: 'owner' },
      ]);
    });

    it('cannot write an event in another name or at another time', async () => {
      const id = await inquiry();
      const forged = database.signedIn(
        MEMBER,
        `insert into public.inquiry_events (id, inquiry_id, action, actor, created_at)
         values (gen_random_uuid(), $1, 'closed', $2, '2020-01-01')`,
        [id, OWNER],
      );
      expect((await refusal(forged)).code).toBe('42501');
      expect(await events(id)).toEqual([]);
    });

    it.each(['person_erased', 'staff_added', 'noted', 'subscribers_exported'])(
      'cannot write the event %s themselves',
      async (action) => {
        const id = await inquiry();
        expect((await refusal(change(MEMBER, id, action))).code).toBe('22023');
        expect(await events(id)).toEqual([]);
      },
    );
  });

  describe('the log', () => {
    it.each(['anon', 'authenticated', 'service_role'] as const)('cannot be changed by %s', async (role) => {
      const before = await database.owner('select * from public.inquiry_events order by id');
      for (const statement of [
        `update public.inquiry_events set actor = 'nobody'`,
        'delete from public.inquiry_events',
        'truncate public.inquiry_events',
      ])
        await outcome(database.as(role, statement));
      for (const statement of [
        `update public.inquiry_events set actor = 'nobody'`,
        'delete from public.inquiry_events',
      ])
        await outcome(database.signedIn(OWNER, statement));
      expect(await database.owner('select * from public.inquiry_events order by id')).toEqual(before);
    });
  });

  describe('an owner', () => {
    it.each(FOR_OWNERS)('calls %s', async (expression) => {
      expect(await call(OWNER, `public.${expression}`)).toBeDefined();
    });

    it('adds, promotes and removes staff, which is logged', async () => {
      await database.signedIn(
        OWNER,
        `insert into public.staff (email, role) values (' New@Spa.example.com', 'staff')`,
      );
      await database.signedIn(
        OWNER,
        `update public.staff set role = 'owner' where email = 'new@spa.example.com'`,
      );
      expect(await call('new@spa.example.com', 'public.desk_me()')).toMatchObject({ role: 'owner' });
      await database.signedIn(OWNER, `delete from public.staff where email = 'new@spa.example.com'`);
      const logged = await database.owner(
        `select actor, action, detail from public.inquiry_events where detail ->> 'email' = 'new@spa.example.com'
         order by created_at`,
      );
      expect(logged.map(({ actor, action }) => [actor, action])).toEqual([
        [OWNER, 'staff_added'],
        [OWNER, 'staff_changed'],
        [OWNER, 'staff_removed'],
      ]);
    });

    it('cannot change an address, and refuses one that is none', async () => {
      const renamed = database.signedIn(OWNER, `update public.staff set email = 'x@y.zz' where email = $1`, [
        MEMBER,
      ]);
      expect((await refusal(renamed)).code).toBe('42501');
      const bad = database.signedIn(OWNER, `insert into public.staff (email) values ('nobody')`);
      expect((await refusal(bad)).code).toBe('23514');
    });

    it('who is the last one stays, whoever asks', async () => {
      const attempts = [
        () => database.signedIn(OWNER, 'delete from public.staff where email = $1', [OWNER]),
        () => database.signedIn(OWNER, `update public.staff set role = 'staff' where email = $1`, [OWNER]),
        () => database.as('service_role', 'delete from public.staff where email = $1', [OWNER]),
      ];
      for (const attempt of attempts)
        expect(await refusal(attempt())).toMatchObject({ code: 'last_owner', http: { status: 409 } });
      expect(await call(OWNER, 'public.desk_me()')).toMatchObject({ role: 'owner' });
    });

    it('who removes somebody leaves the inquiries unassigned, and each history says so', async () => {
      await database.owner(`insert into public.staff (email) values ('leaving@spa.example.com')`);
      const id = await inquiry();
      await change(OWNER, id, 'assigned', { detail: { assignee: 'leaving@spa.example.com' } });
      expect(await read(id)).toMatchObject({ assignee: 'leaving@spa.example.com' });
      await database.signedIn(OWNER, `delete from public.staff where email = 'leaving@spa.example.com'`);
      expect(await read(id)).toMatchObject({ assignee: null });
      expect((await events(id)).at(-1)).toMatchObject({
        actor: OWNER,
        action: 'assigned',
        detail: { applied: true, from: 'leaving@spa.example.com', assignee: null },
      });
    });
  });

  it('the first owner is added to an empty list only', async () => {
    await addStaff();
    const [row] = await database.owner(`select private.add_first_owner('late@spa.example.com') as added`);
    expect(row).toEqual({ added: false });
  });

  it('a note is written in the own name', async () => {
    const id = await inquiry();
    await note(MEMBER, id, 'Prefers mornings.');
    expect(
      await database.owner('select author, body from public.inquiry_notes where inquiry_id = $1', [id]),
    ).toEqual([{ author: MEMBER, body: 'Prefers mornings.' }]);
    expect(await events(id)).toMatchObject([{ actor: MEMBER, action: 'noted' }]);
  });
});
