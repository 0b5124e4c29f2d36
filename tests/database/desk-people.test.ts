import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { desk, MEMBER, OWNER } from './desk.ts';
import { refusal, useDatabase } from './harness.ts';
import { aScan, insert } from './rows.ts';

const database = useDatabase((opened) => desk(opened).addStaff());
const { call, inquiry, events, change, note } = desk(database);

const subscribe = (email: string) =>
  database.call('anon', 'select public.subscribe($1, $2)', [randomUUID(), email]);
const deskLog = (action: string) =>
  database.owner<{ actor: string; detail: Record<string, unknown> }>(
    'select actor, detail from public.inquiry_events where action = $1 order by created_at',
    [action],
  );
const count = async (sql: string, parameters: unknown[]) =>
  (await database.owner<{ rows: number }>(`select count(*)::integer as rows from ${sql}`, parameters))[0]!
    .rows;

interface Subscriber {
  id: string;
  email: string;
  status: string;
  created_at: string;
}

describe('the mailing list', () => {
  const list = (args = '', parameters: unknown[] = []) =>
    call<Subscriber[]>(MEMBER, `public.desk_subscribers(${args})`, parameters);

  it('is listed newest first, searched and filtered, without tokens', async () => {
    for (const name of ['ann', 'ben', 'cat_x', 'catyx']) await subscribe(`${name}@example.com`);
    await database.owner(
      `update public.email_subscribers set source = 'footer' where email = 'ben@example.com'`,
    );
    expect((await list()).map(({ email }) => email)).toEqual([
      'catyx@example.com',
      'cat_x@example.com',
      'ben@example.com',
      'ann@example.com',
    ]);
    expect(JSON.stringify(await list())).not.toContain('token');
    expect((await list(`'CAT_X'`)).map(({ email }) => email)).toEqual(['cat_x@example.com']);
    expect((await list(`source => 'footer'`)).map(({ email }) => email)).toEqual(['ben@example.com']);
    expect(await list(`'%'`)).toEqual([]);
  });

  it('is paged by key', async () => {
    const seen: string[] = [];
    for (let after: unknown = null; ;) {
      const [row] = await list(`after => $1::text::jsonb, page_size => 1`, [
        after === null ? null : JSON.stringify(after),
      ]);
      if (!row) break;
      seen.push(row.email);
      after = { created_at: row.created_at, id: row.id };
    }
    expect(seen).toEqual((await list()).map(({ email }) => email));
  });

  it('loses somebody by hand, which is logged without the address', async () => {
    expect(await call(MEMBER, `public.desk_unsubscribe(' ANN@example.com')`)).toBe(true);
    expect(await call(MEMBER, `public.desk_unsubscribe('ann@example.com')`)).toBe(false);
    expect(await call(MEMBER, `public.desk_unsubscribe('unknown@example.com')`)).toBe(false);
    expect((await list(`status => 'unsubscribed'`)).map(({ email }) => email)).toEqual(['ann@example.com']);
    expect(await deskLog('unsubscribed')).toEqual([{ actor: MEMBER, detail: {} }]);
  });

  it('is exported by an owner, and each export is logged', async () => {
    const rows = await call<Subscriber[]>(OWNER, 'public.desk_export_subscribers()');
    expect(rows.map(({ email }) => email)).toHaveLength(4);
    expect(await deskLog('subscribers_exported')).toEqual([{ actor: OWNER, detail: { count: 4 } }]);
  });

  it('is exported as it is filtered', async () => {
    const exported = async (filters: string) =>
      (await call<Subscriber[]>(OWNER, `public.desk_export_subscribers(${filters})`)).map(
        ({ email }) => email,
      );
    for (const filters of [
      `search => 'ann'`,
      `status => 'active'`,
      `status => 'unsubscribed'`,
      `source => 'Footer'`,
    ])
      expect(await exported(filters), filters).toEqual((await list(filters)).map(({ email }) => email));
    expect(await exported(`search => 'nobody'`)).toEqual([]);
  });
});

describe('a person’s data', () => {
  const PERSON = 'Dana.Person@example.com';

  /** Everything that the database can hold about an address, and a bystander with the same. */
  async function prepare() {
    const made: Record<string, { id: string; session: string }> = {};
    for (const email of [PERSON, 'bystander@example.com']) {
      const session = randomUUID();
      const id = await inquiry({ email, session_id: session });
      await inquiry({ email: email.toUpperCase().replace('.COM', '.com'), session_id: session });
      await note(MEMBER, id, `About ${email}.`);
      await change(MEMBER, id, 'answered');
      await subscribe(email);
      await insert(database, 'anon', 'qr_analytics', aScan({ session_id: session }));
      await database.call('service_role', 'select public.accept_inquiry($1::text::jsonb)', [
        JSON.stringify({
          id: randomUUID(),
          email,
          message: '',
          full_name: 'Refused',
          session_id: randomUUID(),
        }),
      ]);
      made[email] = { id, session };
    }
    return made;
  }

  interface Data {
    id: string | null;
    address: string | null;
    inquiries: { id: string }[];
    notes: unknown[];
    subscriber: { email: string } | null;
    visits: unknown[];
    unstored: unknown[];
  }

  it('is found, exported and erased, and the log does not say whose it was', async () => {
    const made = await prepare();
    const scans = () => count(`(select sum(visits) as visits from private.qr_days) d where visits = $1`, [2]);
    expect(await scans()).toBe(1);
    const found = await call<Data>(MEMBER, 'public.desk_person($1)', [' dana.person@EXAMPLE.com']);
    expect(found.inquiries).toHaveLength(2);
    expect(found).toMatchObject({ notes: [{ body: `About ${PERSON}.` }], subscriber: { email: PERSON } });
    expect(found.visits).toHaveLength(1);
    expect(found.unstored).toHaveLength(1);
    expect(JSON.stringify(found)).not.toMatch(/bystander|unsubscribe_token/);

    const exported = await call<Data & { events: unknown[] }>(OWNER, 'public.desk_export_person($1)', [
      PERSON,
    ]);
    const { id, address, ...data } = found;
    expect(exported).toMatchObject(data);
    // A subscriber's id stays the same as long as the subscription; an inquiry's as long as the inquiry.
    expect(address).toBe(PERSON);
    for (const known of [id, made[PERSON]!.id, found.inquiries[1]!.id])
      expect(await call(MEMBER, 'public.desk_person(id => $1)', [known])).toEqual(found);
    expect(exported.events).toHaveLength(2);
    expect(await deskLog('person_exported')).toEqual([{ actor: OWNER, detail: {} }]);

    const counts = { inquiries: 2, notes: 1, messages: 0, mails: 4, subscribers: 1, visits: 1 };
    expect(await call(OWNER, 'public.desk_erase_person($1)', [PERSON.toUpperCase()])).toEqual(counts);
    expect(await call(OWNER, 'public.desk_person($1)', [PERSON])).toEqual({
      id: null,
      address: null,
      inquiries: [],
      messages: [],
      notes: [],
      subscriber: null,
      visits: [],
      unstored: [],
    });
    expect(await events(made[PERSON]!.id)).toEqual([]);
    expect(await count('private.email_jobs where subject_id = $1', [made[PERSON]!.id])).toBe(0);
    expect(await deskLog('person_erased')).toEqual([{ actor: OWNER, detail: counts }]);
    // The scan is gone, and stays in the figures.
    expect(await scans()).toBe(1);

    const dump = await database.owner<{ text: string }>(`
      select string_agg(query_to_xml(format('select * from %I.%I', schemaname, tablename), true, false, '')::text, '')
        as text
      from pg_tables where schemaname in ('public', 'private')`);
    expect(dump[0]!.text.toLowerCase()).not.toContain('dana.person');
    expect(dump[0]!.text.toLowerCase()).toContain('bystander@example.com');
    const other = await call<Data>(MEMBER, 'public.desk_person($1)', ['bystander@example.com']);
    expect(other.inquiries).toHaveLength(2);
    expect(await events(made['bystander@example.com']!.id)).toHaveLength(2);
  });

  it('is found and erased where the table refused the only inquiry, however damaged its address is', async () => {
    const id = randomUUID();
    const email = `${'x'.repeat(300)}@example.com`;
    await database.call('service_role', 'select public.accept_inquiry($1::text::jsonb)', [
      JSON.stringify({ id, email, message: 'Hello' }),
    ]);
    for (const [expression, value] of [
      ['public.desk_person($1)', email],
      ['public.desk_person(id => $1)', id],
    ] as const)
      expect(await call(MEMBER, expression, [value])).toMatchObject({
        id,
        address: email,
        unstored: [{ message: 'Hello' }],
      });
    expect(await call(OWNER, 'public.desk_erase_person($1)', [email])).toMatchObject({ mails: 1 });
    expect(await call(MEMBER, 'public.desk_person(id => $1)', [id])).toMatchObject({
      id: null,
      unstored: [],
    });
  });

  describe('of a lead without an email address', () => {
    const addLead = async (fields: Record<string, unknown>) => {
      const id = randomUUID();
      const row: Record<string, unknown> = {
        id,
        full_name: 'Lee',
        message: 'Called.',
        form_source: 'phone',
        ...fields,
      };
      const columns = Object.keys(row);
      await database.signedIn(
        MEMBER,
        `insert into public.inquiries (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
        Object.values(row),
      );
      await note(MEMBER, id, 'Prefers mornings.');
      return id;
    };
    const foundIds = async (expression: string, value: string) =>
      (await call<Data>(MEMBER, expression, [value])).inquiries.map((one) => one.id);

    it('is found by the number in any notation, and erased; others with the number stay', async () => {
      const id = await addLead({ phone: '(949) 555-0177' });
      const longer = await addLead({ phone: '+44 949 555 0177' });
      const withEmail = await inquiry({ phone: '949-555-0177', email: 'partner@example.com' });
      for (const number of ['9495550177', '+1 (949) 555 0177', ' 949.555.0177'])
        expect(await foundIds('public.desk_person($1)', number), number).toEqual([id]);
      const byId = await call<Data>(MEMBER, 'public.desk_person(id => $1)', [id]);
      expect(byId).toMatchObject({ id, address: '(949) 555-0177', notes: [{ body: 'Prefers mornings.' }] });
      for (const nothing of ['555', '%', '0177', ''])
        expect(await foundIds('public.desk_person($1)', nothing), nothing).toEqual([]);
      expect(await call(OWNER, 'public.desk_erase_person($1)', [byId.address])).toMatchObject({
        inquiries: 1,
        notes: 1,
      });
      expect(await count('public.inquiries where id = any($1)', [[id, longer, withEmail]])).toBe(2);
    });

    it('is found and erased by the id of the inquiry where there is no number either', async () => {
      const [id, other] = [await addLead({}), await addLead({})];
      const found = await call<Data>(MEMBER, 'public.desk_person(id => $1)', [id]);
      expect(found).toMatchObject({ id, address: id, inquiries: [{ id }] });
      expect(await call(OWNER, 'public.desk_erase_person($1)', [found.address])).toMatchObject({
        inquiries: 1,
      });
      expect(await count('public.inquiries where id = any($1)', [[id, other]])).toBe(1);
      // An id names nobody who gave an address.
      const known = await inquiry({ email: 'partner@example.com' });
      expect(await foundIds('public.desk_person($1)', known)).toEqual([]);
    });
  });

  it('can be erased again, and finds nothing', async () => {
    const counts = { inquiries: 0, notes: 0, messages: 0, mails: 0, subscribers: 0, visits: 0 };
    expect(await call(OWNER, 'public.desk_erase_person($1)', [PERSON])).toEqual(counts);
  });

  it.each(['', '  ', null])('is not erased for the address %j', async (address) => {
    expect((await refusal(call(OWNER, 'public.desk_erase_person($1)', [address]))).code).toBe('22023');
  });

  it('lets a sender finish a mail that was erased meanwhile', async () => {
    const id = await inquiry({ email: 'quick@example.com' });
    const claim = await database.call<{ job: { jobId: number; attempt: number } }>(
      'service_role',
      `select public.claim_email_job('inquiry', $1)`,
      [id],
    );
    await call(OWNER, `public.desk_erase_person('quick@example.com')`);
    await database.call('service_role', 'select public.finish_email_job($1)', [claim.job.jobId]);
    expect(await count('private.email_jobs where subject_id = $1', [id])).toBe(0);
  });
});

it('after 24 months inquiries go with their notes and history, and the log of the desk goes, too', async () => {
  const id = await inquiry();
  await note(MEMBER, id, 'Old.');
  await database.owner(
    `update public.inquiries set created_at = now() - interval '25 months' where id = $1`,
    [id],
  );
  await database.owner(`update public.inquiry_events set created_at = now() - interval '25 months'
    where action = 'unsubscribed'`);
  await database.owner('select private.delete_expired()');
  expect(await events(id)).toEqual([]);
  expect(await count('public.inquiry_notes where inquiry_id = $1', [id])).toBe(0);
  expect(await deskLog('unsubscribed')).toEqual([]);
  expect(await deskLog('person_exported')).toHaveLength(1);
});
