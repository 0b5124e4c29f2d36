import { describe, expect, it } from 'vitest';
import type { MailResult } from '../_shared/mail.ts';
import {
  type Answers,
  fails,
  fakeDatabase,
  fakeDependencies,
  ID,
  post,
  read,
  unreachable,
} from '../_shared/fakes.ts';
import { createHandler } from './handler.ts';

const inquiry = {
  id: ID,
  fullName: 'Dana Whitfield',
  email: 'dana@example.com',
  phone: '(949) 555-0187',
  service: 'Head Spa',
  message: 'Do you have time on Friday?',
  formSource: 'contact_page',
  submittedAt: '2026-11-21T17:12:00.000Z',
};
const job = {
  jobId: 7,
  kind: 'inquiry',
  subjectId: ID,
  attempt: 1,
  payload: {
    id: ID,
    full_name: 'Dana Whitfield',
    email: 'dana@example.com',
    message: 'Do you have time on Friday?',
    submitted_at: '2026-11-21T17:12:00+00:00',
    created_at: '2026-11-21T17:12:01+00:00',
  },
};
const down: MailResult = { ok: false, code: 'smtp_econnection', permanent: false };

function withDatabase(answers: Answers = {}, more: Parameters<typeof fakeDependencies>[0] = {}) {
  const fake = fakeDatabase({
    accept_inquiry: { stored: true },
    claim_email_job: { outcome: 'claimed', job },
    claim_due_email_jobs: [],
    finish_email_job: null,
    fail_email_job: 15,
    ...answers,
  });
  const fakes = fakeDependencies({ database: fake.database, ...more });
  const handle = createHandler(fakes.deps);
  return {
    ...fake,
    ...fakes,
    send: (body: unknown = inquiry) => handle(post('send-inquiry-email', body)),
    handle,
  };
}

describe('an inquiry', () => {
  it('is stored, claimed, mailed once to the staff, and finished', async () => {
    const { send, calls, mails, settled } = withDatabase();
    const reply = await read(await send());
    expect(reply).toEqual({ status: 200, body: { id: ID, success: true, stored: true, emailSent: true } });
    await settled();
    expect(calls.map((call) => call.name)).toEqual([
      'accept_inquiry',
      'claim_email_job',
      'finish_email_job',
      'claim_due_email_jobs',
    ]);
    expect(calls[0]?.args).toMatchObject({
      inquiry: { id: ID, full_name: 'Dana Whitfield' },
      suspected: false,
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: 'staff@spa.example.com',
      replyTo: { name: 'Dana Whitfield', address: 'dana@example.com' },
      messageId: `<inquiry-${ID}@spa.example.com>`,
    });
  });

  it('is mailed as the database has it, not as the request says', async () => {
    const { send, mails } = withDatabase();
    await send({ ...inquiry, email: 'other@example.com', message: 'Something else' });
    expect(mails[0]?.replyTo?.address).toBe('dana@example.com');
    expect(mails[0]?.text).not.toContain('Something else');
  });

  it.each([
    ['sent', { success: true, stored: true, emailSent: true }],
    ['digest', { success: true, stored: true, emailSent: false }],
    ['void', { success: true, stored: true, emailSent: false }],
  ])('whose job is %s gets no mail', async (outcome, expected) => {
    const { send, mails } = withDatabase({ claim_email_job: { outcome } });
    expect(await read(await send())).toEqual({ status: 200, body: { id: ID, ...expected } });
    expect(mails).toEqual([]);
  });

  it('that somebody else is mailing right now is asked for again in 5 s', async () => {
    const { send, mails } = withDatabase({ claim_email_job: { outcome: 'busy', retryAfter: 5 } });
    const response = await send();
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await read(response)).toEqual({
      status: 503,
      body: { id: ID, success: false, code: 'in_progress', retryAfter: 5 },
    });
    expect(mails).toEqual([]);
  });

  it('that the mail server does not take stays a job, and is asked for again when it is due', async () => {
    const { send, named, logged } = withDatabase({}, { send: () => down });
    expect(await read(await send())).toEqual({
      status: 503,
      body: { id: ID, success: false, code: 'unavailable', retryAfter: 15 },
    });
    expect(named('fail_email_job')[0]?.args).toEqual({
      job_id: 7,
      attempt: 1,
      error_code: 'smtp_econnection',
      permanent: false,
    });
    expect(named('finish_email_job')).toEqual([]);
    expect(logged).toContainEqual({
      code: 'mail_failed',
      kind: 'inquiry',
      attempt: 1,
      cause: 'smtp_econnection',
    });
  });

  it('whose mail left is not mailed again although the database forgot to be told', async () => {
    const { send, mails, named } = withDatabase({ finish_email_job: unreachable });
    expect((await send()).status).toBe(200);
    expect(named('finish_email_job')).toHaveLength(3);
    expect((await send()).status).toBe(200);
    expect(mails).toHaveLength(1);
  });

  it('that the table refused is mailed from its snapshot', async () => {
    const { send, mails } = withDatabase({ accept_inquiry: { stored: false } });
    expect((await read(await send())).body).toEqual({
      id: ID,
      success: true,
      stored: false,
      emailSent: true,
    });
    expect(mails).toHaveLength(1);
  });

  it('is passed on as suspected', async () => {
    const { send, named } = withDatabase({ claim_email_job: { outcome: 'digest' } });
    await send({ ...inquiry, suspected: true });
    expect(named('accept_inquiry')[0]?.args).toMatchObject({ suspected: true });
  });

  it('carries the visitor’s address to the flood limit', async () => {
    const { handle, named } = withDatabase();
    await handle(post('send-inquiry-email', inquiry, { 'x-forwarded-for': '203.0.113.5, 10.0.0.1' }));
    expect(named('accept_inquiry')[0]?.visitor).toBe('203.0.113.5');
  });

  it('loses what PostgreSQL can not store before it is checked', async () => {
    const { send, named } = withDatabase();
    await send({ ...inquiry, message: 'a\0b\ud800c' });
    expect(named('accept_inquiry')[0]?.args).toMatchObject({ inquiry: { message: 'ab\ufffdc' } });
  });
});

describe('a database in trouble', () => {
  it.each(['accept_inquiry', 'claim_email_job'])('unreachable at %s: try again, no mail', async (name) => {
    const { send, mails } = withDatabase({ [name]: unreachable });
    expect(await read(await send())).toEqual({
      status: 503,
      body: { id: ID, success: false, code: 'unavailable', retryAfter: 10 },
    });
    expect(mails).toEqual([]);
  });

  it('a flood answers 429 with the database’s seconds', async () => {
    const { send, mails } = withDatabase({
      accept_inquiry: fails({ ok: false, reason: 'flood', retryAfter: 321 }),
    });
    const response = await send();
    expect(response.headers.get('retry-after')).toBe('321');
    expect(await read(response)).toEqual({
      status: 429,
      body: { id: ID, success: false, code: 'rate_limited', retryAfter: 321 },
    });
    expect(mails).toEqual([]);
  });

  it('refusing even a job: the mail goes out all the same, once', async () => {
    const { send, mails } = withDatabase({
      accept_inquiry: fails({ ok: false, reason: 'refused', code: '22P02' }),
    });
    const expected = { status: 200, body: { id: ID, success: true, stored: false, emailSent: true } };
    expect(await read(await send())).toEqual(expected);
    expect(await read(await send())).toEqual(expected);
    expect(mails).toHaveLength(1);
  });
});

describe('without a database', () => {
  it('sends straight from the request, once per id', async () => {
    const { deps, mails } = fakeDependencies();
    const handle = createHandler(deps);
    const expected = { status: 200, body: { id: ID, success: true, stored: false, emailSent: true } };
    expect(await read(await handle(post('send-inquiry-email', inquiry)))).toEqual(expected);
    expect(await read(await handle(post('send-inquiry-email', inquiry)))).toEqual(expected);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('waited 2 hours 28 minutes');
  });

  it('answers in_progress to a second call while the first is sending', async () => {
    let arrive: (result: MailResult) => void = () => undefined;
    const { deps, mails } = fakeDependencies({ send: () => new Promise((resolve) => (arrive = resolve)) });
    const handle = createHandler(deps);
    const first = handle(post('send-inquiry-email', inquiry));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await read(await handle(post('send-inquiry-email', inquiry)))).body).toMatchObject({
      code: 'in_progress',
    });
    arrive({ ok: true });
    expect((await first).status).toBe(200);
    expect(mails).toHaveLength(1);
  });

  it('tries again after a failure', async () => {
    let result: MailResult = down;
    const { deps, mails } = fakeDependencies({ send: () => result });
    const handle = createHandler(deps);
    expect((await handle(post('send-inquiry-email', inquiry))).status).toBe(503);
    result = { ok: true };
    expect((await handle(post('send-inquiry-email', inquiry))).status).toBe(200);
    expect(mails).toHaveLength(1);
  });
});

describe('a request', () => {
  it.each([{ email: '' }, { email: '  ' }, { email: undefined }, { message: null }, { message: ' \n ' }])(
    'without email or message is refused in the specification’s words: %j',
    async (missing) => {
      const { send, calls } = withDatabase();
      expect(await read(await send({ ...inquiry, ...missing }))).toEqual({
        status: 400,
        body: {
          id: ID,
          success: false,
          code: 'missing_fields',
          error: 'Email and message are required fields',
        },
      });
      expect(calls).toEqual([]);
    },
  );

  it.each([
    [{ email: 'none' }],
    [{ message: 'x'.repeat(10_001) }],
    [{ id: 'not-a-uuid' }],
    [{ submittedAt: 'yesterday' }],
    [{ message: { $gt: '' } }],
    [{ fullName: 'x'.repeat(201) }],
  ])('that breaks the schema is refused: %j', async (fields) => {
    const { send, calls } = withDatabase();
    const reply = await read(await send({ ...inquiry, ...fields }));
    expect(reply).toMatchObject({ status: 400, body: { success: false, code: 'invalid' } });
    expect(calls).toEqual([]);
  });

  it('with only the form’s fields gets an id and a time', async () => {
    const { send } = withDatabase();
    const reply = await read(await send({ email: 'dana@example.com', message: 'Hello' }));
    expect(reply.status).toBe(200);
    expect(reply.body['id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('names no recipient, whatever it says', async () => {
    const { send, mails } = withDatabase();
    await send({ ...inquiry, to: 'x@evil.example', staffEmail: 'x@evil.example', bcc: 'x@evil.example' });
    expect(mails.map((mail) => mail.to)).toEqual(['staff@spa.example.com']);
    expect(JSON.stringify(mails)).not.toContain('evil.example');
  });

  it('leaves nothing personal in the log', async () => {
    const { send, logged, settled } = withDatabase({ accept_inquiry: unreachable }, { send: () => down });
    await send();
    await settled();
    expect(logged).not.toEqual([]);
    expect(JSON.stringify(logged)).not.toMatch(/dana|friday|949/i);
  });
});

describe('the sweep', () => {
  const authorised = { Authorization: 'Bearer sb_secret_test' };
  const due = (subjectId: string, kind = 'inquiry') => ({
    ...job,
    kind,
    subjectId,
    ...(kind === 'welcome' && {
      payload: { email: 'sub@example.com', token: 't'.repeat(64), returning: false },
    }),
  });
  const queueOf = (jobs: unknown[]) => () => jobs.splice(0, 1);

  it('sends all that is due, inquiries and welcome mails, and counts', async () => {
    const { handle, mails } = withDatabase({
      claim_due_email_jobs: queueOf([due('a'), due('b', 'welcome'), due('c')]),
    });
    const reply = await read(await handle(post('send-inquiry-email', { sweep: true }, authorised)));
    expect(reply).toEqual({ status: 200, body: { id: null, success: true, sent: 3, failed: 0 } });
    expect(mails.map((mail) => mail.to)).toEqual([
      'staff@spa.example.com',
      'sub@example.com',
      'staff@spa.example.com',
    ]);
  });

  it.each([{}, { Authorization: 'Bearer wrong' }, { apikey: 'sb_publishable_x' }])(
    'is nobody’s but the service’s: %j',
    async (headers) => {
      const { handle, calls } = withDatabase();
      const reply = await read(await handle(post('send-inquiry-email', { sweep: true }, headers)));
      expect(reply).toMatchObject({ status: 401, body: { success: false } });
      expect(calls).toEqual([]);
    },
  );

  it('stops after three failures in a row, and skips over one that is poisoned', async () => {
    const jobs = ['1', '2', '3', '4', '5', '6'].map((id) => due(id));
    const poisoned = withDatabase(
      { claim_due_email_jobs: queueOf([...jobs]) },
      { send: (mail) => (mail.messageId.startsWith('<inquiry-2@') ? down : { ok: true }) },
    );
    const skipped = await read(
      await poisoned.handle(post('send-inquiry-email', { sweep: true }, authorised)),
    );
    expect(skipped.body).toMatchObject({ sent: 5, failed: 1 });
    const dead = withDatabase({ claim_due_email_jobs: queueOf([...jobs]) }, { send: () => down });
    const stopped = await read(await dead.handle(post('send-inquiry-email', { sweep: true }, authorised)));
    expect(stopped.body).toMatchObject({ sent: 0, failed: 3 });
  });

  it('follows every inquiry, for at most three mails that others left behind', async () => {
    const jobs = ['1', '2', '3', '4', '5'].map((id) => due(id));
    const { send, mails, settled } = withDatabase({ claim_due_email_jobs: queueOf(jobs) });
    await send();
    await settled();
    expect(mails).toHaveLength(4);
    expect(jobs).toHaveLength(2);
  });
});

describe('an inquiry that the browser has stored, named by its id alone', () => {
  it('is mailed from its row, and nothing is stored again', async () => {
    const { send, mails, named } = withDatabase();
    expect(await read(await send({ id: ID, suspected: false }))).toEqual({
      status: 200,
      body: { id: ID, success: true, stored: true, emailSent: true },
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Do you have time on Friday?');
    expect(named('accept_inquiry')).toEqual([]);
    expect(named('suspect_inquiry')).toEqual([]);
  });

  it('is marked first when it is suspected', async () => {
    const { send, mails, named } = withDatabase({
      suspect_inquiry: null,
      claim_email_job: { outcome: 'digest' },
    });
    expect(await read(await send({ id: ID, suspected: true }))).toEqual({
      status: 200,
      body: { id: ID, success: true, stored: true, emailSent: false },
    });
    expect(named('suspect_inquiry')).toMatchObject([{ args: { id: ID } }]);
    expect(mails).toEqual([]);
  });

  it('waits while the database can not be reached, whatever it wants from it', async () => {
    for (const failing of ['suspect_inquiry', 'claim_email_job']) {
      const { send } = withDatabase({ suspect_inquiry: null, [failing]: unreachable });
      expect((await read(await send({ id: ID, suspected: true }))).status).toBe(503);
    }
  });

  it('still needs its fields when only one of them is there', async () => {
    const { send } = withDatabase();
    expect((await read(await send({ id: ID, message: 'Hello' }))).body['code']).toBe('missing_fields');
  });
});
