import { describe, expect, it, vi } from 'vitest';
import { fails, fakeDependencies, ID, post, read, unreachable } from '../_shared/fakes.ts';
import type { MailResult } from '../_shared/mail.ts';
import { down, inquiry, job, withDatabase } from './fakes.ts';
import { createHandler } from './handler.ts';

describe('an inquiry', () => {
  it('is stored, claimed, mailed once to the staff, and finished', async () => {
    const { send, calls, mails, settled } = withDatabase();
    const reply = await read(await send());
    expect(reply).toEqual({ status: 200, body: { id: ID, success: true, stored: true, emailSent: true } });
    await settled();
    expect(calls.map((call) => call.name)).toEqual([
      'accept_inquiry',
      'claim_email_job',
      'begin_email_hand_over',
      'finish_email_job',
      'claim_due_email_jobs',
    ]);
    expect(calls[0]?.args).toMatchObject({
      inquiry: { id: ID, full_name: 'Dana Whitfield', suspected: false },
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: 'staff@spa.example.com',
      replyTo: { name: 'Dana Whitfield', address: 'dana@example.com' },
      messageId: `<inquiry-${ID}@spa.example.com>`,
    });
  });

  it('is mailed with the content in the database, not in the request', async () => {
    const { send, mails } = withDatabase();
    await send({ ...inquiry, email: 'other@example.com', message: 'Something else' });
    expect(mails[0]?.replyTo?.address).toBe('dana@example.com');
    expect(mails[0]?.text).not.toContain('Something else');
  });

  it.each([
    ['sent', { success: true, stored: true, emailSent: true }],
    ['void', { success: true, stored: true, emailSent: false }],
  ])('whose job is %s gets no mail', async (outcome, expected) => {
    const { send, mails } = withDatabase({ claim_email_job: { outcome } });
    expect(await read(await send())).toEqual({ status: 200, body: { id: ID, ...expected } });
    expect(mails).toEqual([]);
  });

  it('that another sender is mailing may be retried in 5 s', async () => {
    const { send, mails } = withDatabase({ claim_email_job: { outcome: 'busy', retryAfter: 5 } });
    const response = await send();
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await read(response)).toEqual({
      status: 503,
      body: { id: ID, success: false, code: 'in_progress', retryAfter: 5 },
    });
    expect(mails).toEqual([]);
  });

  it('that the mail server refuses stays a job, and may be retried when that is due', async () => {
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
      unknown: false,
    });
    expect(named('finish_email_job')).toEqual([]);
    expect(logged).toContainEqual({
      code: 'mail_failed',
      kind: 'inquiry',
      attempt: 1,
      cause: 'smtp_econnection',
    });
  });

  it('whose mail left is not mailed again if recording that failed', async () => {
    const { send, mails, named } = withDatabase({ finish_email_job: unreachable });
    expect((await send()).status).toBe(200);
    expect(named('finish_email_job')).toHaveLength(3);
    expect((await send()).status).toBe(200);
    expect(mails).toHaveLength(1);
  });

  it('that the table refused is mailed from the content in its job', async () => {
    const { send, mails } = withDatabase({ accept_inquiry: { stored: false } });
    expect((await read(await send())).body).toEqual({
      id: ID,
      success: true,
      stored: false,
      emailSent: true,
    });
    expect(mails).toHaveLength(1);
  });

  it('that is suspected is stored as such, and mailed with a mark', async () => {
    const suspected = { ...job, payload: { ...job.payload, suspected: true } };
    const { send, named, mails } = withDatabase({ claim_email_job: { outcome: 'claimed', job: suspected } });
    expect((await read(await send({ ...inquiry, suspected: true }))).body).toMatchObject({ emailSent: true });
    expect(named('accept_inquiry')[0]?.args).toMatchObject({ inquiry: { suspected: true } });
    expect(mails).toMatchObject([{ subject: '[Possibly a bot] Inquiry from Dana Whitfield' }]);
    expect(mails[0]?.text).toContain('This may be from a bot.');
  });

  it('passes the visitor’s address to the flood limit', async () => {
    const { handle, named } = withDatabase();
    await handle(
      post('send-inquiry-email', inquiry, {
        'cf-connecting-ip': '203.0.113.5',
        'x-forwarded-for': '6.6.6.6',
      }),
    );
    expect(named('accept_inquiry')[0]?.visitor).toBe('203.0.113.5');
  });

  it('is cleaned of characters that PostgreSQL cannot store', async () => {
    const { send, named } = withDatabase();
    await send({ ...inquiry, message: 'a\0b\ud800c' });
    expect(named('accept_inquiry')[0]?.args).toMatchObject({ inquiry: { message: 'ab\ufffdc' } });
  });
});

describe('a mail server that takes its time', () => {
  it('lets the visitor go after 12 seconds; the mail is recorded when its answer comes', async () => {
    let answer: (result: MailResult) => void = () => undefined;
    const timers: { milliseconds: number; work: () => void }[] = [];
    const { send, named, settled } = withDatabase(
      {},
      {
        send: () => new Promise((resolve) => (answer = resolve)),
        change: {
          every: (milliseconds, work) => {
            timers.push({ milliseconds, work });
            return () => undefined;
          },
        },
      },
    );
    const reply = send();
    await vi.waitFor(() => expect(timers.map(({ milliseconds }) => milliseconds)).toContain(12_000));
    timers.find(({ milliseconds }) => milliseconds === 12_000)!.work();
    expect(await read(await reply)).toMatchObject({ status: 503, body: { id: ID, code: 'in_progress' } });
    expect(named('finish_email_job')).toEqual([]);
    answer({ ok: true });
    await settled();
    expect(named('finish_email_job')).toHaveLength(1);
  });
});

describe('a database in trouble', () => {
  it.each(['accept_inquiry', 'claim_email_job'])('unreachable at %s: 503 and no mail', async (name) => {
    const { send, mails } = withDatabase({ [name]: unreachable });
    expect(await read(await send())).toEqual({
      status: 503,
      body: { id: ID, success: false, code: 'unavailable', retryAfter: 10 },
    });
    expect(mails).toEqual([]);
  });

  it('reporting a flood: 429 with the seconds of the database', async () => {
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

  it('refusing even a job: the mail is still sent, once', async () => {
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

  it('sends once more if nobody knows whether the mail arrived, and never a third time', async () => {
    let attempts = 0;
    const unknown: MailResult = { ok: false, code: 'smtp_timeout', permanent: false, unknown: true };
    const { deps } = fakeDependencies({ send: () => ((attempts += 1), unknown) });
    const handle = createHandler(deps);
    const ask = () => handle(post('send-inquiry-email', inquiry));
    expect((await read(await ask())).body).toMatchObject({ code: 'unavailable', retryAfter: 600 });
    expect((await ask()).status).toBe(503);
    expect((await ask()).status).toBe(200);
    expect(attempts).toBe(2);
  });

  it('sends again after a failure', async () => {
    let result: MailResult = down;
    const { deps, mails } = fakeDependencies({ send: () => result });
    const handle = createHandler(deps);
    expect((await handle(post('send-inquiry-email', inquiry))).status).toBe(503);
    result = { ok: true };
    expect((await handle(post('send-inquiry-email', inquiry))).status).toBe(200);
    expect(mails).toHaveLength(1);
  });
});

describe('an inquiry that the browser has stored, sent as its id alone', () => {
  it('is mailed from its row and not stored again', async () => {
    const { send, mails, named } = withDatabase();
    expect(await read(await send({ id: ID }))).toEqual({
      status: 200,
      body: { id: ID, success: true, stored: true, emailSent: true },
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Do you have time on Friday?');
    expect(named('accept_inquiry')).toEqual([]);
  });

  it('is mailed whatever an older build adds to the id', async () => {
    const { send, mails, named } = withDatabase();
    expect((await send({ id: ID, suspected: true })).status).toBe(200);
    expect(mails).toHaveLength(1);
    expect(named('accept_inquiry')).toEqual([]);
  });

  it('may be retried while the database is unreachable', async () => {
    const { send } = withDatabase({ claim_email_job: unreachable });
    expect((await send({ id: ID })).status).toBe(503);
  });

  it('gets unknown_inquiry if the id was never stored here', async () => {
    const { send, mails } = withDatabase({ claim_email_job: { outcome: 'missing' } });
    expect(await read(await send({ id: ID }))).toEqual({
      status: 422,
      body: { id: ID, success: false, stored: false, emailSent: false, code: 'unknown_inquiry' },
    });
    expect(mails).toEqual([]);
  });

  it('needs all fields if it has one of them', async () => {
    const { send } = withDatabase();
    expect((await read(await send({ id: ID, message: 'Hello' }))).body['code']).toBe('missing_fields');
  });
});
