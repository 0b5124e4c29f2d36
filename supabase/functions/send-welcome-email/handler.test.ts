import { describe, expect, it } from 'vitest';
import { business, offer } from '../_shared/content.ts';
import {
  type Answers,
  fails,
  fakeDatabase,
  fakeDependencies,
  ID,
  post,
  read,
  SITE,
  unreachable,
} from '../_shared/fakes.ts';
import { createHandler } from './handler.ts';

const request = { id: ID, email: 'dana+list@example.com', source: 'popup' };
const token = 'f0'.repeat(32);
const job = {
  jobId: 9,
  kind: 'welcome',
  subjectId: ID,
  attempt: 1,
  payload: { email: 'dana+list@example.com', token, returning: false },
};

function withDatabase(answers: Answers = {}, more: Parameters<typeof fakeDependencies>[0] = {}) {
  const fake = fakeDatabase({
    subscribe: 'subscribed',
    claim_email_job: { outcome: 'claimed', job },
    begin_email_hand_over: true,
    finish_email_job: null,
    fail_email_job: 30,
    ...answers,
  });
  const fakes = fakeDependencies({ database: fake.database, ...more });
  const handle = createHandler(fakes.deps);
  return { ...fake, ...fakes, send: (body: unknown = request) => handle(post('send-welcome-email', body)) };
}

describe('the welcome mail', () => {
  it('goes once to the subscriber in the database, with the offer and an unsubscribe link', async () => {
    const { send, mails, calls } = withDatabase();
    expect(await read(await send())).toEqual({ status: 200, body: { id: ID, success: true } });
    expect(calls.map((call) => call.name)).toEqual([
      'subscribe',
      'claim_email_job',
      'published_settings',
      'begin_email_hand_over',
      'finish_email_job',
    ]);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: 'dana+list@example.com',
      messageId: `<welcome-${ID}@spa.example.com>`,
      headers: {
        'List-Unsubscribe': `<${SITE}/functions/v1/unsubscribe?token=${token}>, <mailto:${business.email}?subject=Unsubscribe>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
    expect(mails[0]?.subject).toContain(`${offer.setting.discount} off your first treatment`);
    for (const body of [mails[0]?.text ?? '', mails[0]?.html.replaceAll('&#38;', '&') ?? '']) {
      expect(body).toContain(`${SITE}/unsubscribe?token=${token}`);
      expect(body).not.toContain('dana');
      expect(body).toContain(business.address.street);
    }
  });

  it('is about the offer that the owner has published, and about none once that is off', async () => {
    for (const [enabled, subject] of [
      [true, '$50 off your first treatment'],
      [false, `Welcome to ${business.name}`],
    ] as const) {
      const offer = { enabled, discount: '$50' };
      const { send, mails } = withDatabase({ published_settings: { offer } });
      await send();
      expect(mails[0]?.subject).toMatch(new RegExp(`${subject.replace('$', '\\$')}$`));
    }
  });

  it('is about virtual consultations for somebody who asked about them', async () => {
    const payload = { ...job.payload, source: 'virtual-consultations' };
    const { send, mails } = withDatabase({
      claim_email_job: { outcome: 'claimed', job: { ...job, payload } },
    });
    await send({ ...request, source: 'virtual-consultations' });
    expect(mails.map((mail) => mail.subject)).toEqual([
      `Virtual consultations at ${business.name}: how they work`,
    ]);
  });

  it('goes to the stored address, whatever the request says', async () => {
    const { send, mails } = withDatabase();
    await send({ ...request, email: 'somebody-else@example.com' });
    expect(mails.map((mail) => mail.to)).toEqual(['dana+list@example.com']);
  });

  it('greets a returning subscriber', async () => {
    const returning = { ...job, payload: { ...job.payload, returning: true } };
    const { send, mails } = withDatabase({ claim_email_job: { outcome: 'claimed', job: returning } });
    await send();
    expect(mails[0]?.subject).toMatch(/^Welcome back/);
  });

  it.each([
    ['new', 'subscribed', { outcome: 'claimed', job }],
    ['already welcomed', 'subscribed', { outcome: 'sent' }],
    ['known', 'already_subscribed', { outcome: 'missing' }],
    ['returning', 'resubscribed', { outcome: 'claimed', job }],
    ['refusing our mail', 'subscribed', { outcome: 'failed' }],
    ['gone again', 'subscribed', { outcome: 'void' }],
    ['postponed by the limit', 'subscribed', { outcome: 'postponed' }],
  ])('the reply is the same for a %s address', async (_, subscribe, claim_email_job) => {
    const { send } = withDatabase({ subscribe, claim_email_job });
    expect(await read(await send())).toEqual({ status: 200, body: { id: ID, success: true } });
  });

  it('waits as a job while the mail server is down', async () => {
    const { send, named } = withDatabase(
      {},
      { send: () => ({ ok: false, code: 'smtp_x', permanent: false }) },
    );
    expect(await read(await send())).toMatchObject({
      status: 503,
      body: { code: 'unavailable', retryAfter: 30 },
    });
    expect(named('fail_email_job')).toHaveLength(1);
  });

  it('is not sent to an address that could be read as two', async () => {
    const evil = { ...job, payload: { ...job.payload, email: 'a,<b@example.com' } };
    const { send, mails, named } = withDatabase({ claim_email_job: { outcome: 'claimed', job: evil } });
    await send();
    expect(mails).toEqual([]);
    expect(named('fail_email_job')[0]?.args).toMatchObject({
      error_code: 'unreadable_payload',
      permanent: true,
    });
  });
});

describe('a request', () => {
  it.each([
    [{ email: 'none' }, 'invalid'],
    [{ email: 'dana@example.com.' }, 'invalid'],
    [{ email: 'dana@ex ample.com' }, 'invalid'],
    [{ email: '' }, 'missing_fields'],
    [{ email: null }, 'missing_fields'],
    [{ email: ['a@b.co'] }, 'invalid'],
  ])('with an invalid address is refused with the sentence for that: %j', async (fields, code) => {
    const { send, calls } = withDatabase();
    expect(await read(await send({ ...request, ...fields }))).toEqual({
      status: 400,
      body: { id: ID, success: false, code, field: 'email', error: 'Please enter a valid email address' },
    });
    expect(calls).toEqual([]);
  });

  it.each([
    ['dana@ⓔxample.com', 'dana@example.com'],
    ['dana@exämple.com', 'dana@xn--exmple-cua.com'],
    ['mailto:dana@example.com', 'dana@example.com'],
    ['\u202adana@exam\u200bple.com\u202c', 'dana@example.com'],
  ])('with the pasted address %j signs %s up', async (email, clean) => {
    const { send, named } = withDatabase();
    expect((await send({ ...request, email })).status).toBe(200);
    expect(named('subscribe')[0]?.args).toMatchObject({ email: clean });
  });

  it('that the database refuses for good is refused', async () => {
    const { send } = withDatabase({ subscribe: fails({ ok: false, reason: 'refused', code: '22023' }) });
    expect(await read(await send())).toMatchObject({ status: 400, body: { id: ID, code: 'invalid' } });
  });

  it('in a flood gets 429', async () => {
    const { send, mails } = withDatabase({
      subscribe: fails({ ok: false, reason: 'flood', retryAfter: 77 }),
    });
    expect(await read(await send())).toMatchObject({
      status: 429,
      body: { code: 'rate_limited', retryAfter: 77 },
    });
    expect(mails).toEqual([]);
  });

  it.each(['subscribe', 'claim_email_job'])(
    'may be retried if the database is unreachable at %s',
    async (name) => {
      const { send, mails } = withDatabase({ [name]: unreachable });
      expect(await read(await send())).toMatchObject({ status: 503, body: { id: ID, code: 'unavailable' } });
      expect(mails).toEqual([]);
    },
  );

  it('without a database sends no mail, because it would be an open relay', async () => {
    const { deps, mails } = fakeDependencies();
    const reply = await read(await createHandler(deps)(post('send-welcome-email', request)));
    expect(reply).toMatchObject({ status: 503, body: { id: ID, success: false, code: 'unavailable' } });
    expect(mails).toEqual([]);
  });

  it('with email and source only is accepted', async () => {
    const { send, named } = withDatabase();
    const reply = await read(await send({ email: 'dana@example.com', source: 'popup' }));
    expect(reply.status).toBe(200);
    expect(named('subscribe')[0]?.args['id']).toBe(reply.body['id']);
  });
});

describe('a sign-up that the browser has stored, sent as its id alone', () => {
  it('gets its mail at the address in the database', async () => {
    const { send, mails, named } = withDatabase();
    expect(await read(await send({ id: ID }))).toEqual({ status: 200, body: { id: ID, success: true } });
    expect(mails).toMatchObject([{ to: 'dana+list@example.com' }]);
    expect(named('subscribe')).toEqual([]);
  });

  it('gets the same reply if there is nothing to send', async () => {
    const { send, mails } = withDatabase({ claim_email_job: { outcome: 'missing' } });
    expect(await read(await send({ id: ID }))).toEqual({ status: 200, body: { id: ID, success: true } });
    expect(mails).toEqual([]);
  });
});
