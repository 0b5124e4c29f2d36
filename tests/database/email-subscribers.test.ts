import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Claim } from '../../supabase/functions/_shared/rpc.ts';
import { refusal, useDatabase } from './harness.ts';

const database = useDatabase();

const someone = () => `${randomUUID()}@Example.com`;
const subscribe = (email: string | null, id: string | null = randomUUID(), source = 'popup') =>
  database.call<string>('anon', 'select public.subscribe($1, $2, $3)', [id, email, source]);
const unsubscribe = (email: string | null, token: string | null = null) =>
  database.call<string>('service_role', 'select public.unsubscribe($1, $2, $3)', [
    email,
    token,
    randomUUID(),
  ]);
const subscribers = (email: string) =>
  database.owner('select * from public.email_subscribers where lower(email) = lower($1)', [email]);
const welcomes = (email: string) =>
  database.owner(
    `select j.* from private.email_jobs j join private.subscribe_requests r on r.id = j.subject_id
     join public.email_subscribers s on s.id = r.subscriber_id
     where j.kind = 'welcome' and lower(s.email) = lower($1) order by j.id`,
    [email],
  );
const claim = (id: string) =>
  database.call<Claim>('service_role', `select public.claim_email_job('welcome', $1)`, [id]);

describe('subscribing', () => {
  it('a new address is subscribed, with a token and one welcome mail', async () => {
    const email = someone();
    const id = randomUUID();
    expect(await subscribe(email, id, 'article:retinol')).toBe('subscribed');
    const [row, ...others] = await subscribers(email);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ id, email, source: 'article:retinol', status: 'active', welcomed_at: null });
    expect(row?.['unsubscribe_token']).toMatch(/^[0-9a-f]{64}$/);
    expect(await welcomes(email)).toMatchObject([{ subject_id: id, state: 'waiting' }]);
  });

  it('the same request gets the same answer again and no second welcome mail', async () => {
    const email = someone();
    const id = randomUUID();
    for (let count = 0; count < 8; count += 1) expect(await subscribe(email, id)).toBe('subscribed');
    expect(await subscribers(email)).toHaveLength(1);
    expect(await welcomes(email)).toHaveLength(1);
  });

  it('a known address is already subscribed, in any spelling, and gets no mail', async () => {
    const email = someone();
    await subscribe(email);
    expect(await subscribe(email.toLowerCase())).toBe('already_subscribed');
    expect(await subscribe(` ${email.toUpperCase()} `)).toBe('already_subscribed');
    expect(await subscribers(email)).toHaveLength(1);
    expect(await welcomes(email)).toHaveLength(1);
  });

  it('a returning subscriber is resubscribed and welcomed again', async () => {
    const email = someone();
    await subscribe(email);
    await unsubscribe(email);
    const id = randomUUID();
    expect(await subscribe(email, id)).toBe('resubscribed');
    expect(await subscribe(email, id)).toBe('resubscribed');
    expect(await subscribers(email)).toMatchObject([{ status: 'active', unsubscribed_at: null }]);
    const answer = await claim(id);
    expect(answer).toMatchObject({ outcome: 'claimed', job: { payload: { email, returning: true } } });
  });

  it('who asks about virtual consultations gets that mail, on the list already or not, three a day', async () => {
    const email = someone();
    await subscribe(email);
    const ask = () => subscribe(email, undefined, 'virtual-consultations');
    const id = randomUUID();
    expect(await subscribe(email, id, 'virtual-consultations')).toBe('already_subscribed');
    expect(await claim(id)).toMatchObject({
      outcome: 'claimed',
      job: { payload: { email, source: 'virtual-consultations' } },
    });
    for (let count = 0; count < 4; count += 1) expect(await ask()).toBe('already_subscribed');
    expect(await welcomes(email)).toHaveLength(3);
    expect(await subscribers(email), 'the source of the first sign-up stays').toMatchObject([
      { source: 'popup' },
    ]);
  });

  it('unsubscribing and subscribing in turn gets at most three welcome mails a day', async () => {
    const email = someone();
    for (let count = 0; count < 5; count += 1) {
      await subscribe(email);
      await unsubscribe(email);
    }
    expect(await welcomes(email)).toHaveLength(3);
  });

  it('ten different requests for one address at once make one subscriber and one mail', async () => {
    const email = someone();
    const spelt = (index: number) => (index % 2 ? email.toLowerCase() : email.toUpperCase());
    // Six, because more would be a flood.
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => subscribe(spelt(index))));
    expect(answers.sort()).toEqual([...Array.from({ length: 5 }, () => 'already_subscribed'), 'subscribed']);
    expect(await subscribers(email)).toHaveLength(1);
    expect(await welcomes(email)).toHaveLength(1);
  });

  it('the same request ten times at once gets the same answer ten times', async () => {
    const email = someone();
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe(email, id)));
    expect(new Set(answers)).toEqual(new Set(['subscribed']));
    expect(await welcomes(email)).toHaveLength(1);
  });

  it.each([null, '', 'none', 'a@b', 'a b@c.de', 'a@@b.cd', `${'a'.repeat(250)}@b.cd`])(
    'refuses the address "%s" for good',
    async (email) => {
      expect(await refusal(subscribe(email))).toMatchObject({ code: '22023', message: 'invalid_email' });
    },
  );

  it('refuses a request without an id and a source that is too long', async () => {
    expect(await refusal(subscribe(someone(), null))).toMatchObject({ code: '22023', message: 'missing_id' });
    const long = subscribe(someone(), randomUUID(), 'x'.repeat(81));
    expect(await refusal(long)).toMatchObject({ code: '22023', message: 'invalid_source' });
  });
});

describe('the welcome mail', () => {
  it('gets its recipient from the list, and marks the subscriber once sent', async () => {
    const email = someone();
    const id = randomUUID();
    await subscribe(email, id);
    const answer = await claim(id);
    if (answer.outcome !== 'claimed') throw new Error(answer.outcome);
    const [row] = await subscribers(email);
    expect(answer.job.payload).toEqual({
      email,
      source: 'popup',
      token: row?.['unsubscribe_token'],
      returning: false,
    });
    await database.call('service_role', 'select public.finish_email_job($1)', [answer.job.jobId]);
    expect((await subscribers(email))[0]?.['welcomed_at']).toBeInstanceOf(Date);
    expect(await claim(id)).toEqual({ outcome: 'sent' });
  });

  it('is given up if the address refuses it for good', async () => {
    const id = randomUUID();
    await subscribe(someone(), id);
    const answer = await claim(id);
    if (answer.outcome !== 'claimed') throw new Error(answer.outcome);
    const { jobId, attempt } = answer.job;
    await database.call('service_role', `select public.fail_email_job($1, $2, 'smtp_550', true)`, [
      jobId,
      attempt,
    ]);
    expect(await claim(id)).toEqual({ outcome: 'failed' });
  });

  it('is not sent to somebody who has unsubscribed meanwhile', async () => {
    const email = someone();
    const id = randomUUID();
    await subscribe(email, id);
    await unsubscribe(email);
    expect(await claim(id)).toEqual({ outcome: 'void' });
  });
});

describe('somebody who unsubscribes and returns before the first welcome mail was sent', () => {
  it('gets one, not two', async () => {
    const email = someone();
    const [first, second] = [randomUUID(), randomUUID()];
    await subscribe(email, first);
    await unsubscribe(email);
    await subscribe(email, second);
    expect(await claim(first)).toEqual({ outcome: 'void' });
    expect(await claim(second)).toMatchObject({ outcome: 'claimed' });
  });
});

describe('unsubscribing', () => {
  it('with the right token leaves the list, and may be repeated', async () => {
    const email = someone();
    await subscribe(email);
    const token = String((await subscribers(email))[0]?.['unsubscribe_token']);
    expect(await unsubscribe(email.toUpperCase(), token)).toBe('unsubscribed');
    const [row] = await subscribers(email);
    expect(row).toMatchObject({ status: 'unsubscribed' });
    expect(await unsubscribe(email, token)).toBe('unsubscribed');
    expect((await subscribers(email))[0]?.['unsubscribed_at']).toEqual(row?.['unsubscribed_at']);
  });

  it('with a wrong token changes nothing, with the same answer for an unknown address', async () => {
    const email = someone();
    const other = someone();
    await subscribe(email);
    await subscribe(other);
    const othersToken = String((await subscribers(other))[0]?.['unsubscribe_token']);
    for (const token of ['', 'guess', othersToken])
      expect(await unsubscribe(email, token)).toBe('wrong_token');
    expect(await subscribers(email)).toMatchObject([{ status: 'active' }]);
    expect(await unsubscribe(someone(), othersToken)).toBe('wrong_token');
  });

  it('with the token alone (the link in a mail) leaves the list', async () => {
    const email = someone();
    const other = someone();
    await subscribe(email);
    await subscribe(other);
    const token = String((await subscribers(email))[0]?.['unsubscribe_token']);
    for (const wrong of ['', 'guess', token.slice(1), token.toUpperCase()])
      expect(await unsubscribe(null, wrong)).toBe('wrong_token');
    expect(await subscribers(email)).toMatchObject([{ status: 'active' }]);
    for (let time = 0; time < 2; time += 1) expect(await unsubscribe(null, token)).toBe('unsubscribed');
    expect(await subscribers(email)).toMatchObject([{ status: 'unsubscribed' }]);
    expect(await welcomes(email)).toMatchObject([{ state: 'void' }]);
    expect(await subscribers(other)).toMatchObject([{ status: 'active' }]);
  });

  it('with neither address nor token changes nothing', async () => {
    const email = someone();
    await subscribe(email);
    await unsubscribe(null);
    expect(await subscribers(email)).toMatchObject([{ status: 'active' }]);
  });

  it('by hand gets the same answer for known and unknown addresses', async () => {
    const email = someone();
    await subscribe(email);
    expect(await unsubscribe(` ${email} `)).toBe('unsubscribed');
    expect(await subscribers(email)).toMatchObject([{ status: 'unsubscribed' }]);
    expect(await unsubscribe(someone())).toBe('unsubscribed');
  });
});

describe('the list itself', () => {
  it('cannot be reached by visitors', async () => {
    const email = someone();
    await subscribe(email);
    for (const role of ['anon', 'authenticated'] as const) {
      for (const statement of [
        `insert into public.email_subscribers (email) values ('x@example.com')`,
        'select email from public.email_subscribers',
        `update public.email_subscribers set status = 'unsubscribed'`,
        'delete from public.email_subscribers',
        'truncate public.email_subscribers cascade',
      ])
        expect((await refusal(database.as(role, statement))).code).toBe('42501');
    }
    expect(await subscribers(email)).toMatchObject([{ status: 'active' }]);
  });
});
