import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PushJob } from '../../supabase/functions/_shared/rpc.ts';
import { desk, MEMBER, OWNER, STRANGER } from './desk.ts';
import { refusal, useDatabase } from './harness.ts';

const database = useDatabase((opened) => desk(opened).addStaff());
const { inquiry, change } = desk(database);

const KEYS = ['B'.repeat(87), 'a'.repeat(22)] as const;
const PHONE = 'https://push.example.com/phone';
const LAPTOP = 'https://push.example.com/laptop';

/** Turns pushes on, as the desk does. */
const turnOn = (email: string, endpoint: string) =>
  database.signedIn(email, 'select public.desk_push_on($1, $2, $3)', [endpoint, ...KEYS]);
const turnOff = (email: string, endpoint: string) =>
  database.signedIn(email, 'select public.desk_push_off($1)', [endpoint]);
const claim = () => database.call<PushJob[]>('service_role', 'select public.claim_push_jobs()');
const finish = ({ endpoint, kind, attempt }: PushJob, gone = false) =>
  database.call('service_role', 'select public.finish_push_job($1, $2, $3, $4)', [
    endpoint,
    kind,
    attempt,
    gone,
  ]);
const subscriptions = () =>
  database.owner('select endpoint, email from private.push_subscriptions order by 1');
const makeDue = () =>
  database.owner("update private.push_jobs set next_attempt_at = now() - interval '1 second'");
/** Whether the sweep calls the function. The mails of the same inquiries are left out. */
const isDue = async () => {
  await database.owner("update private.email_jobs set state = 'sent'");
  const [row] = await database.owner<{ due: boolean }>('select private.has_due_jobs() as due');
  return row!.due;
};
/** Who is told what, shortly. */
const told = async () => (await claim()).map(({ endpoint, kind }) => `${endpoint.slice(25)} ${kind}`).sort();

beforeEach(() => database.owner('delete from private.push_subscriptions'));

describe('who is told', () => {
  beforeEach(async () => {
    await turnOn(MEMBER, PHONE);
    await turnOn(OWNER, LAPTOP);
  });

  it('everybody, of a new inquiry, and nothing of what it says', async () => {
    const id = await inquiry({ message: 'A secret.' });
    const jobs = await claim();
    expect(jobs.map(({ endpoint }) => endpoint).sort()).toEqual([LAPTOP, PHONE]);
    expect(jobs[0]).toEqual({
      endpoint: jobs[0]!.endpoint,
      p256dh: KEYS[0],
      auth: KEYS[1],
      kind: 'inquiry',
      inquiryId: id,
      attempt: 1,
    });
  });

  it('nobody, of what a program seems to have sent', async () => {
    await inquiry({ suspected: true });
    expect(await claim()).toEqual([]);
  });

  it('whoever is given an inquiry, but not who takes it', async () => {
    const id = await inquiry();
    for (const job of await claim()) await finish(job);
    await change(OWNER, id, 'assigned', { detail: { assignee: MEMBER } });
    expect(await told()).toEqual(['phone assigned']);
    await change(OWNER, await inquiry(), 'assigned', { detail: { assignee: OWNER } });
    expect(await told()).not.toContain('laptop assigned');
  });

  it('whoever takes care of it, or else everybody, of an answer', async () => {
    const answered = async (id: string) => {
      const [row] = await database.owner<{ token: string }>('select private.reply_token($1) as token', [id]);
      await database.call('service_role', 'select public.file_mail($1, $2::text::jsonb)', [
        row!.token,
        JSON.stringify({
          id: `<${randomUUID()}@example.com>`,
          from: 'dana@example.com',
          text: 'Yes.',
          kind: 'answer',
          files: [],
          at: new Date().toISOString(),
        }),
      ]);
    };
    const mine = await inquiry();
    await change(MEMBER, mine, 'assigned', { detail: { assignee: MEMBER } });
    for (const job of await claim()) await finish(job);
    await answered(mine);
    expect(await told()).toEqual(['phone answer']);
    await answered(await inquiry());
    await makeDue();
    expect(await told()).toEqual(expect.arrayContaining(['laptop answer', 'phone answer']));
  });
});

describe('a push', () => {
  beforeEach(() => turnOn(MEMBER, PHONE));

  it('is sent once, and one for several of a kind', async () => {
    await inquiry();
    const latest = await inquiry();
    expect(await isDue()).toBe(true);
    const [job, ...others] = await claim();
    expect([job!.inquiryId, others]).toEqual([latest, []]);
    expect(await claim()).toEqual([]);
    await finish(job!);
    await makeDue();
    expect(await isDue()).toBe(false);
    expect(await claim()).toEqual([]);
  });

  it('stays if something newer of the kind has come while it was sent', async () => {
    await inquiry();
    const [job] = await claim();
    const newer = await inquiry();
    await finish(job!);
    expect((await claim()).map(({ inquiryId }) => inquiryId)).toEqual([newer]);
  });

  it('that fails comes again, later each time, and not after a day', async () => {
    await inquiry();
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt++) {
      expect((await claim()).map((job) => job.attempt)).toEqual([attempt]);
      const [row] = await database.owner<{ pause: number }>(
        'select extract(epoch from next_attempt_at - now())::float as pause from private.push_jobs',
      );
      pauses.push(Math.round(row!.pause / 30));
      await makeDue();
    }
    expect(pauses).toEqual([1, 2, 4]);
    await database.owner("update private.push_jobs set created_at = now() - interval '25 hours'");
    expect(await isDue()).toBe(false);
    expect(await claim()).toEqual([]);
  });

  it('that the push service refuses for good is the last one', async () => {
    await inquiry();
    const [job] = await claim();
    await finish(job!, true);
    expect(await subscriptions()).toEqual([]);
    await inquiry();
    expect(await claim()).toEqual([]);
  });

  it('reaches two senders once', async () => {
    await inquiry();
    const claims = await Promise.all([claim(), claim(), claim()]);
    expect(claims.flat()).toHaveLength(1);
  });
});

describe('a device', () => {
  it('ends with removal from the staff list', async () => {
    await turnOn(MEMBER, PHONE);
    await turnOn(OWNER, LAPTOP);
    await database.owner('delete from public.staff where email = $1', [MEMBER]);
    expect(await subscriptions()).toEqual([{ endpoint: LAPTOP, email: OWNER }]);
    await desk(database).addStaff();
  });

  it('ends with its session', async () => {
    await database.owner(
      'create schema if not exists auth; create table auth.sessions (id uuid primary key)',
    );
    const sessionOf = async (endpoint: string) => {
      await turnOn(MEMBER, endpoint);
      const id = randomUUID();
      await database.owner('insert into auth.sessions values ($1)', [id]);
      await database.owner('update private.push_subscriptions set session = $1 where endpoint = $2', [
        id,
        endpoint,
      ]);
      return id;
    };
    const ended = await sessionOf(PHONE);
    await sessionOf(LAPTOP);
    await database.owner('delete from auth.sessions where id = $1', [ended]);
    await inquiry();
    expect((await claim()).map(({ endpoint }) => endpoint)).toEqual([LAPTOP]);
    expect(await subscriptions()).toEqual([{ endpoint: LAPTOP, email: MEMBER }]);
    await database.owner('drop table auth.sessions');
  });

  it('belongs to who has signed in there last, and only this person ends it', async () => {
    await turnOn(MEMBER, PHONE);
    await turnOn(OWNER, PHONE);
    expect(await subscriptions()).toEqual([{ endpoint: PHONE, email: OWNER }]);
    await turnOff(MEMBER, PHONE);
    expect(await subscriptions()).toHaveLength(1);
    await turnOff(OWNER, PHONE);
    expect(await subscriptions()).toEqual([]);
  });

  it('is one of at most 20; the oldest go', async () => {
    for (let at = 0; at < 22; at++) await turnOn(MEMBER, `https://push.example.com/${at}`);
    const endpoints = (await subscriptions()).map(({ endpoint }) => endpoint as string);
    expect(endpoints).toHaveLength(20);
    expect(endpoints).not.toContain('https://push.example.com/0');
    expect(endpoints).toContain('https://push.example.com/21');
  });

  it.each([
    ['no address', 'push', ...KEYS],
    ['an address with a space', 'https://push.example.com/a b', ...KEYS],
    ['a long address', `https://push.example.com/${'x'.repeat(1000)}`, ...KEYS],
    ['a short key', PHONE, 'B'.repeat(86), KEYS[1]],
    ['a key with other letters', PHONE, '+'.repeat(87), KEYS[1]],
    ['a long secret', PHONE, KEYS[0], 'a'.repeat(23)],
  ])('with %s is refused', async (_, ...given) => {
    expect(
      await refusal(database.signedIn(MEMBER, 'select public.desk_push_on($1, $2, $3)', given)),
    ).toMatchObject({ code: '23514' });
  });
});

describe('rights', () => {
  it('strangers and visitors turn nothing on or off', async () => {
    for (const run of [
      () => turnOn(STRANGER, PHONE),
      () => turnOff(STRANGER, PHONE),
      () => database.call('anon', 'select public.desk_push_on($1, $2, $3)', [PHONE, ...KEYS]),
      () => database.call('anon', 'select public.claim_push_jobs()'),
      () => database.signedIn(OWNER, 'select public.claim_push_jobs()'),
      () => database.signedIn(OWNER, "select public.finish_push_job('a', 'inquiry', 1)"),
      () => database.signedIn(OWNER, 'select * from private.push_subscriptions'),
    ])
      expect(await refusal(run())).toMatchObject({ code: '42501' });
  });
});
