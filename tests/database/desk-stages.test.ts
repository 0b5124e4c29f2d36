import { randomUUID } from 'node:crypto';
import { array, assert, asyncProperty, constantFrom, infiniteStream, nat } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CloseReason } from '../../src/staff/api/types.ts';
import { STATUS_OF, withChanges, type Change } from '../../src/staff/changes/change.ts';
import type { StaffAction } from '../../src/staff/changes/staff-kinds.ts';
import { inquiryRow } from '../../src/staff/inbox/inquiry-sample.ts';
import { desk, MEMBER, OWNER, STRANGER } from './desk.ts';
import { outcome, refusal, useDatabase } from './harness.ts';
import { anInquiry } from './rows.ts';

const database = useDatabase((opened) => desk(opened).addStaff());
const { call, inquiry, read, change, events } = desk(database);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** The client writes to the address of an inquiry. */
const clientWrites = async (id: string, kind = 'answer') => {
  const [row] = await database.owner<{ token: string }>('select private.reply_token($1) as token', [id]);
  const mail = { id: `<${randomUUID()}@example.com>`, from: 'a@b.co', subject: 'Re', text: 'Yes.', kind };
  return database.as('service_role', 'select public.file_mail($1, $2::text::jsonb)', [
    row!.token,
    JSON.stringify(mail),
  ]);
};
const reply = (email: string, id: string, madeAt = new Date()) =>
  database.signedIn(
    email,
    'insert into public.inquiry_messages (id, inquiry_id, body, made_at) values ($1, $2, $3, $4)',
    [randomUUID(), id, 'Yes.', madeAt.toISOString()],
  );
/** What a change says besides its action. */
const WHY: Partial<Record<string, { reason: CloseReason }>> = { closed: { reason: 'price' } };
const UNREAD = inquiryRow();

describe('the stages', () => {
  it.each([
    ['waiting', null],
    ['booked', expect.any(Date)],
  ])('%s is an answer, and is logged', async (status, bookedAt) => {
    const id = await inquiry({}, { created_at: minutesAgo(20) });
    await change(MEMBER, id, status, { madeAt: minutesAgo(5) });
    expect(await read(id)).toMatchObject({
      status,
      answered_by: MEMBER,
      answered_at: expect.any(Date),
      booked_at: bookedAt,
    });
    expect(await events(id)).toMatchObject([{ action: status, detail: { applied: true, to: status } }]);
  });

  it('the first answer counts, whoever answers later', async () => {
    const id = await inquiry({}, { created_at: minutesAgo(20) });
    await change(MEMBER, id, 'answered', { madeAt: minutesAgo(9) });
    const { answered_at: first } = (await read(id))!;
    await change(OWNER, id, 'booked', { madeAt: minutesAgo(5) });
    expect(await read(id)).toMatchObject({ answered_by: MEMBER, answered_at: first });
  });

  it('an appointment stays when its inquiry is closed or asked about again, and goes when it is taken back', async () => {
    const id = await inquiry({}, { created_at: minutesAgo(20) });
    await change(MEMBER, id, 'booked', { madeAt: minutesAgo(9) });
    await clientWrites(id);
    expect(await read(id)).toMatchObject({ status: 'new', booked_at: expect.any(Date) });
    await reply(MEMBER, id);
    expect(await read(id)).toMatchObject({ status: 'answered', booked_at: expect.any(Date) });
    await change(MEMBER, id, 'booked');
    await change(MEMBER, id, 'closed');
    expect(await read(id)).toMatchObject({ status: 'closed', booked_at: expect.any(Date) });
    await change(MEMBER, id, 'booked');
    await change(MEMBER, id, 'answered');
    expect(await read(id)).toMatchObject({ status: 'answered', booked_at: null });
  });

  it('ends as if the changes had come in the order in which they were made, and as the desk foretold', async () => {
    const moves = [...Object.keys(STATUS_OF), 'called', 'replied'] as (StaffAction | 'replied')[];
    const inOrder = array(constantFrom(...moves), { minLength: 3, maxLength: 7 });
    const send = async (id: string, action: StaffAction | 'replied', madeAt: Date) => {
      const by = action === 'booked' || action === 'replied' ? OWNER : MEMBER;
      const detail = { ...(action === 'called' && { outcome: 'reached' }), ...WHY[action] };
      await (action === 'replied' ? reply(by, id, madeAt) : change(by, id, action, { madeAt, detail }));
    };
    const resultOf = async (id: string) => {
      const { status, booked_at, answered_at, answered_by, close_reason, opened_at } = (await read(id))!;
      return { status, booked_at, answered_at, answered_by, close_reason, isRead: opened_at !== null };
    };
    await assert(
      asyncProperty(inOrder, infiniteStream(nat()), async (actions, random) => {
        const start = minutesAgo(20).getTime();
        const made = actions.map((action, at) => ({ action, at: new Date(start + at * 1000) }));
        const ranked = made.map((one) => ({ one, rank: random.next().value as number }));
        const arrivals = ranked.toSorted((a, b) => a.rank - b.rank).map(({ one }) => one);
        const [straight, mixed] = [
          await inquiry({}, { created_at: minutesAgo(30) }),
          await inquiry({}, { created_at: minutesAgo(30) }),
        ];
        for (const { action, at } of made) await send(straight, action, at);
        for (const { action, at } of arrivals) await send(mixed, action, at);
        const expected = await resultOf(straight);
        expect(await resultOf(mixed), arrivals.map(({ action }) => action).join()).toEqual(expected);
        const foretold = withChanges(
          UNREAD,
          made.map(({ action, at }): Change => {
            const of = { id: at.toISOString(), inquiryId: UNREAD.id, madeAt: at.toISOString() };
            return action === 'replied'
              ? { type: 'reply', reply: { ...of, body: 'Yes.' }, isFailed: false }
              : {
                  type: 'event',
                  event: { ...of, action, outcome: 'reached', ...WHY[action] },
                  isFailed: false,
                };
          }),
        );
        expect(expected).toMatchObject({
          status: foretold.status,
          close_reason: foretold.close_reason,
          booked_at: foretold.booked_at && new Date(foretold.booked_at),
        });
      }),
      { numRuns: 60 },
    );
  });

  it('stays open for what the client wrote after a change that comes later', async () => {
    const id = await inquiry({}, { created_at: minutesAgo(20) });
    await clientWrites(id);
    await change(MEMBER, id, 'opened', { madeAt: minutesAgo(9) });
    await change(MEMBER, id, 'closed', { madeAt: minutesAgo(8) });
    await reply(MEMBER, id, minutesAgo(7));
    expect(await read(id)).toMatchObject({ status: 'new', opened_at: null, answered_by: MEMBER });
    await change(MEMBER, id, 'closed');
    expect(await read(id)).toMatchObject({ status: 'closed', opened_at: expect.any(Date) });
  });

  it.each(['waiting', 'booked'])('a reply and a call leave %s as it is', async (status) => {
    const id = await inquiry({}, { created_at: minutesAgo(20) });
    await change(MEMBER, id, status, { madeAt: minutesAgo(9) });
    await reply(MEMBER, id);
    await change(MEMBER, id, 'called', { detail: { outcome: 'reached' } });
    expect(await read(id)).toMatchObject({ status });
  });

  it('a reason is kept with what is closed, and only there', async () => {
    const id = await inquiry({}, { created_at: minutesAgo(20) });
    await change(MEMBER, id, 'closed', { madeAt: minutesAgo(9), detail: { reason: 'price' } });
    expect(await read(id)).toMatchObject({ close_reason: 'price' });
    expect(await events(id)).toMatchObject([{ detail: { reason: 'price' } }]);
    await change(MEMBER, id, 'closed', { madeAt: minutesAgo(8), detail: { reason: 'no_reply' } });
    expect(await read(id)).toMatchObject({ close_reason: 'no_reply' });
    await change(MEMBER, id, 'reopened', { madeAt: minutesAgo(7) });
    expect(await read(id)).toMatchObject({ close_reason: null, answered_by: null });
    const invented = change(MEMBER, id, 'closed', { detail: { reason: '<b>' } });
    expect((await refusal(invented)).code).toBe('22023');
  });
});

describe('since when a client waits', () => {
  it('counts from the mail that opened an answered inquiry again, for the list, the counts and the digest', async () => {
    const late = await inquiry({}, { created_at: minutesAgo(60 * 25) });
    const asked = await inquiry({}, { created_at: minutesAgo(60 * 24 * 30) });
    await change(MEMBER, asked, 'closed', { madeAt: minutesAgo(60 * 24 * 29) });
    const counts = () => call<Record<string, number>>(MEMBER, 'public.desk_counts()');
    const before = await counts();
    await clientWrites(asked);
    expect(await read(asked)).toMatchObject({
      status: 'new',
      opened_at: null,
      client_wrote_at: expect.any(Date),
    });
    const after = await counts();
    expect(after).toMatchObject({ new: before['new']! + 1, overdue: before['overdue'] });
    const list = await call<{ id: string }[]>(
      MEMBER,
      `public.desk_inquiries('new', 'due', page_size => 200)`,
    );
    const ids = list.map(({ id }) => id);
    expect(ids.indexOf(late)).toBeLessThan(ids.indexOf(asked));
    const [digest] = await database.owner<{ waited: number }>(
      `select extract(epoch from now() - created_at)::int as waited
       from private.digest_inquiries(private.day_of(now())) where id = $1`,
      [asked],
    );
    expect(digest!.waited).toBeLessThan(60);
  });

  it('counts from the first mail that nobody has answered, and the second one is unread, too', async () => {
    const id = await inquiry({}, { created_at: minutesAgo(60) });
    const { waiting_since: first } = (await read(id))!;
    await change(MEMBER, id, 'opened', { madeAt: minutesAgo(9) });
    await clientWrites(id);
    expect(await read(id)).toMatchObject({ waiting_since: first, opened_at: null, status: 'new' });
  });

  it('does not change with a mail of a machine', async () => {
    const id = await inquiry({}, { created_at: minutesAgo(60) });
    await change(MEMBER, id, 'answered', { madeAt: minutesAgo(9) });
    await clientWrites(id, 'automatic');
    expect(await read(id)).toMatchObject({ status: 'answered', client_wrote_at: null });
  });
});

describe('whose inquiries', () => {
  it('are listed and counted: mine, and those that nobody has taken', async () => {
    const [mine, theirs, free] = [await inquiry(), await inquiry(), await inquiry()];
    await change(OWNER, mine, 'assigned', { detail: { assignee: MEMBER } });
    await change(OWNER, theirs, 'assigned', { detail: { assignee: OWNER } });
    const ids = async (whose: string) =>
      (
        await call<{ id: string }[]>(MEMBER, `public.desk_inquiries('new', whose => $1, page_size => 200)`, [
          whose,
        ])
      ).map(({ id }) => id);
    expect(await ids('mine')).toEqual([mine]);
    const nobody = await ids('nobody');
    expect(nobody).toContain(free);
    expect(nobody).not.toContain(theirs);
    const counts = await call<Record<string, number>>(MEMBER, 'public.desk_counts()');
    expect(counts).toMatchObject({ mine: 1, nobody: nobody.length });
    expect((await refusal(ids(`x' or true`))).code).toBe('22023');
  });
});

describe('whoever is given an inquiry', () => {
  const jobs = (id: string) =>
    database.owner<{ subject_id: string; payload: Record<string, unknown> | null }>(
      `select e.subject_id, private.email_payload(e) as payload from private.email_jobs e
       join public.inquiry_events v on v.id = e.subject_id
       where e.kind = 'assigned' and v.inquiry_id = $1 order by v.made_at`,
      [id],
    );
  const assign = (email: string, id: string, assignee: string | null, madeAt = new Date()) =>
    change(email, id, 'assigned', { detail: { assignee }, madeAt });

  it('is told by mail, a little later than it can be undone', async () => {
    const id = await inquiry({ full_name: 'Dana Reyes' }, { created_at: minutesAgo(20) });
    const event = await assign(OWNER, id, MEMBER);
    expect(await jobs(id)).toMatchObject([
      { subject_id: event, payload: { full_name: 'Dana Reyes', by: OWNER, assignee: MEMBER } },
    ]);
    const [job] = await database.owner<{ wait: number }>(
      `select extract(epoch from next_attempt_at - now())::int as wait from private.email_jobs where subject_id = $1`,
      [event],
    );
    expect(job!.wait).toBeGreaterThan(10);
  });

  it('is not told of what they take themselves, by hand or by replying', async () => {
    const id = await inquiry({}, { created_at: minutesAgo(20) });
    await assign(MEMBER, id, MEMBER);
    expect(await jobs(id)).toEqual([]);
    const other = await inquiry();
    await reply(MEMBER, other);
    expect(await read(other)).toMatchObject({ assignee: MEMBER });
    expect(await jobs(other)).toEqual([]);
  });

  it('is told once, however often it goes to and fro, and not of what somebody else has meanwhile', async () => {
    const id = await inquiry({}, { created_at: minutesAgo(20) });
    await assign(OWNER, id, MEMBER, minutesAgo(9));
    await assign(OWNER, id, null, minutesAgo(8));
    await assign(OWNER, id, MEMBER, minutesAgo(7));
    const told = async () => (await jobs(id)).filter(({ payload }) => payload !== null);
    expect(await told()).toHaveLength(1);
    // A change that came too late tells nobody.
    await assign(OWNER, id, MEMBER, minutesAgo(10));
    expect(await told()).toHaveLength(1);
    await assign(OWNER, id, null, minutesAgo(6));
    expect(await told()).toEqual([]);
  });
});

describe('somebody who called or came by', () => {
  const LEAD = { full_name: 'Dana Reyes', phone: '(949) 555-0187', message: 'Called.', form_source: 'phone' };
  const enter = async (email: string, fields: Record<string, unknown> = {}) => {
    const row: Record<string, unknown> = { id: randomUUID(), ...LEAD, ...fields };
    const columns = Object.keys(row);
    await database.signedIn(
      email,
      `insert into public.inquiries (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(row),
    );
    return row['id'] as string;
  };

  it('is entered by staff, read already, without a mail, and found by name and number', async () => {
    const id = await enter(MEMBER);
    expect(await read(id)).toMatchObject({
      email: null,
      entered_by: MEMBER,
      status: 'new',
      opened_at: expect.any(Date),
    });
    expect(await database.owner('select from private.email_jobs where subject_id = $1', [id])).toEqual([]);
    for (const search of ['dana reyes', '949.555.0187']) {
      const found = await call<{ id: string }[]>(OWNER, `public.desk_inquiries('all', search => $1)`, [
        search,
      ]);
      expect(found.map((one) => one.id)).toContain(id);
    }
    expect(await call(OWNER, 'public.desk_inquiry($1)', [id])).toMatchObject({ others: [] });
  });

  it('is entered once, however often the device repeats it', async () => {
    const id = await enter(MEMBER);
    expect((await refusal(enter(MEMBER, { id }))).code).toBe('23505');
  });

  it('may have an address, and gets no reply without one', async () => {
    await enter(MEMBER, { email: 'dana@example.com' });
    const id = await enter(MEMBER);
    expect((await refusal(reply(MEMBER, id))).code).toBe('23514');
    expect((await refusal(enter(MEMBER, { email: 'dana' }))).code).toBe('23514');
  });

  it.each([
    ['status', 'booked'],
    ['entered_by', OWNER],
    ['created_at', '2020-01-01'],
    ['assignee', OWNER],
    ['notified_at', '2020-01-01'],
    ['form_source', 'main_form'],
  ])('sets no column of the server: %s', async (column, value) => {
    expect((await refusal(enter(MEMBER, { [column]: value }))).code).toBe('42501');
  });

  it('is nobody’s to enter but the staff’s', async () => {
    expect((await refusal(enter(STRANGER))).code).toBe('42501');
    const row = { ...anInquiry(), email: null };
    const columns = Object.keys(row);
    const visitor = database.as(
      'anon',
      `insert into public.inquiries (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(row),
    );
    expect(await outcome(visitor)).toBe('23514');
  });
});
