import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { emailSchema } from '../../supabase/functions/_shared/contract.ts';
import { refusal, useDatabase } from './harness.ts';
import { anInquiry, insert } from './rows.ts';

const database = useDatabase();
const subscribe = (email: string, id = randomUUID()) =>
  database.call<string>('anon', 'select public.subscribe($1, $2)', [id, email]);
const unsubscribe = (email: string | null, token: string | null = null) =>
  database.call<string>('service_role', 'select public.unsubscribe($1, $2)', [email, token]);
const welcomes = async () =>
  (
    await database.owner<{ rows: number }>(
      `select count(*)::int as rows from private.email_jobs where kind = 'welcome'`,
    )
  )[0]!.rows;

/** Mail programs read these domains as others. The schemas write them in plain ASCII. */
const FOLDED = [
  ['dana@ｅxample.com', 'dana@example.com'],
  ['dana@ⓔxample.com', 'dana@example.com'],
  ['dana@example。com', 'dana@example.com'],
  ['dana@𝐞xample.com', 'dana@example.com'],
  ['dana@exa\u00admple.com', 'dana@example.com'],
  ['dana@exämple.com', 'dana@xn--exmple-cua.com'],
] as const;
const MALFORMED = [
  'dana@example.com.',
  'dana@example..com',
  'dana@-example.com',
  'dana@[127.0.0.1]',
  'dana@127.0.0.1',
  'dana@0x7f.1',
  'dana@exa"mple.com',
];
const ACCEPTED = ['dana@example.com', 'Dana@Example.COM', 'dana@xn--exmple-cua.com', 'd@a-b.c_d.museum'];

describe('the domain of an address', () => {
  it.each([...MALFORMED, ...FOLDED.map(([email]) => email)])(
    '%s is refused by sign-up and table',
    async (email) => {
      expect(await refusal(subscribe(email))).toMatchObject({ code: '22023', message: 'invalid_email' });
      const row = anInquiry({ email });
      expect((await refusal(insert(database, 'anon', 'inquiries', row))).code).toBe('23514');
      const added = database.owner('insert into public.email_subscribers (email) values ($1)', [email]);
      expect((await refusal(added)).code).toBe('23514');
    },
  );

  it.each(MALFORMED)('%s is refused by the schema, too', (email) => {
    expect(emailSchema.safeParse(email).success).toBe(false);
  });

  it.each(FOLDED)('%s becomes %s in the schema, which both accept', async (email, plain) => {
    expect(emailSchema.parse(email)).toBe(plain);
    expect(await subscribe(plain)).toMatch(/subscribed$/);
    await insert(database, 'anon', 'inquiries', anInquiry({ email: plain }));
  });

  it.each(ACCEPTED)('%s is accepted by all of them', async (email) => {
    expect(emailSchema.safeParse(email).success).toBe(true);
    expect(await subscribe(email)).toMatch(/subscribed$/);
    await insert(database, 'anon', 'inquiries', anInquiry({ email }));
  });
});

describe('spellings of one mailbox', () => {
  it('are one subscriber if mail programs fold them', async () => {
    expect(await subscribe('Fold.ed@example.com')).toBe('subscribed');
    for (const email of ['ＦＯＬＤ.ED@EXAMPLE.com', 'ⓕold.ed@example.com'])
      expect(await subscribe(email)).toBe('already_subscribed');
    expect(await unsubscribe('fold.ed@EXAMPLE.COM')).toBe('unsubscribed');
    expect(await subscribe('ﬀold.ed@example.com')).toBe('subscribed');
    expect(await subscribe('fold.ed@example.com')).toBe('resubscribed');
  });

  it('share three welcome mails a day, however the mailbox is tagged', async () => {
    const before = await welcomes();
    for (const email of [
      'pestered@example.com',
      'pestered+1@example.com',
      'pestered+2@example.com',
      'Pestered+3@example.com',
      'pestered+4@example.com',
    ])
      expect(await subscribe(email)).toBe('subscribed');
    expect((await welcomes()) - before).toBe(3);
    for (const email of ['p.e@gmail.com', 'pe@googlemail.com', 'p.e+x@gmail.com', 'P.E@gmail.com'])
      await subscribe(email);
    expect((await welcomes()) - before).toBe(6);
  });

  it('are removed from the requests after a day', async () => {
    const id = randomUUID();
    await subscribe('traced@example.com', id);
    const trace = async () =>
      (await database.owner('select mailbox from private.subscribe_requests where id = $1', [id]))[0];
    expect((await trace())?.['mailbox']).toMatch(/^[0-9a-f]{64}$/);
    await database.owner(
      `update private.subscribe_requests set created_at = now() - interval '25 hours' where id = $1`,
      [id],
    );
    await database.as('service_role', 'select public.claim_due_email_jobs(0)');
    expect(await trace()).toEqual({ mailbox: null });
  });
});

describe('unsubscribing', () => {
  const tokenOf = async (email: string) =>
    (
      await database.owner<{ token: string }>(
        'select unsubscribe_token as token from public.email_subscribers where email = $1',
        [email],
      )
    )[0]!.token;
  /** Changes if the row is written; `lock` changes if it is locked. */
  const touched = async (email: string) =>
    (
      await database.owner<{ version: string; lock: string }>(
        `select ctid::text || xmin::text as version, xmax::text as lock
         from public.email_subscribers where email = $1`,
        [email],
      )
    )[0]!;
  const version = async (email: string) => (await touched(email)).version;

  it('with a wrong token locks no row, so known and unknown addresses take the same time', async () => {
    await subscribe('locked@example.com');
    const before = await touched('locked@example.com');
    expect(await unsubscribe('locked@example.com', 'f0'.repeat(32))).toBe('wrong_token');
    expect(await unsubscribe('unknown@example.com', 'f0'.repeat(32))).toBe('wrong_token');
    expect(await touched('locked@example.com')).toEqual(before);
  });

  it('and subscribing again write no row if there is nothing to change', async () => {
    await subscribe('same@example.com');
    const active = await version('same@example.com');
    expect(await subscribe('same@example.com')).toBe('already_subscribed');
    expect(await version('same@example.com')).toEqual(active);
    await unsubscribe('same@example.com');
    const gone = await version('same@example.com');
    await unsubscribe('same@example.com');
    expect(await version('same@example.com')).toEqual(gone);
  });

  it('works with the token alone, or with the token and its address', async () => {
    await subscribe('token@example.com');
    const token = await tokenOf('token@example.com');
    expect(await unsubscribe('another@example.com', token)).toBe('wrong_token');
    expect(await unsubscribe(null, token)).toBe('unsubscribed');
    const rows = await database.owner('select status from public.email_subscribers where email = $1', [
      'token@example.com',
    ]);
    expect(rows).toEqual([{ status: 'unsubscribed' }]);
  });
});
