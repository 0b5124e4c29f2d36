import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { insideOneWindow } from './counting-window.ts';
import { fakeDependencies, post, read } from '../../supabase/functions/_shared/fakes.ts';
import type { Mail, MailResult } from '../../supabase/functions/_shared/mail.ts';
import { createHandler as createInquiryHandler } from '../../supabase/functions/send-inquiry-email/handler.ts';
import { createHandler as createUnsubscribeHandler } from '../../supabase/functions/unsubscribe/handler.ts';
import { createHandler as createWelcomeHandler } from '../../supabase/functions/send-welcome-email/handler.ts';
import { refusal, useDatabase } from './harness.ts';
import { anInquiry, insert } from './rows.ts';
import { throughSql } from './through-sql.ts';

// A test must not start in one counting window and end in the next.
beforeEach(() => insideOneWindow());

const database = useDatabase();

/** One edge worker: its own memory, with the same database and mailbox as all others. */
function worker(
  mailbox: Mail[],
  send: (mail: Mail) => MailResult | Promise<MailResult> = () => ({ ok: true }),
) {
  const { deps, settled } = fakeDependencies({
    database: throughSql(database),
    send: async (mail) => {
      const result = await send(mail);
      if (result.ok) mailbox.push(mail);
      return result;
    },
  });
  const inquiries = createInquiryHandler(deps);
  const welcomes = createWelcomeHandler(deps);
  const leaving = createUnsubscribeHandler(deps);
  return {
    ask: async (body: object) => read(await inquiries(post('send-inquiry-email', body))),
    welcome: async (body: object) => read(await welcomes(post('send-welcome-email', body))),
    leave: async (body: object) => read(await leaving(post('unsubscribe', body))),
    sweep: async () =>
      read(
        await inquiries(
          post('send-inquiry-email', { sweep: true }, { Authorization: 'Bearer sb_secret_test' }),
        ),
      ),
    settled,
  };
}

const slow = async (): Promise<MailResult> => {
  await new Promise((resolve) => setTimeout(resolve, 30));
  return { ok: true };
};
const request = (id: string, fields: object = {}) => ({
  id,
  fullName: 'Dana Whitfield',
  email: 'dana@example.com',
  message: 'Do you have time on Friday?',
  formSource: 'widget',
  submittedAt: new Date().toISOString(),
  ...fields,
});
const rows = (id: string) => database.owner('select * from public.inquiries where id = $1', [id]);
const age = (interval: string) =>
  database.owner(
    `update private.email_jobs set next_attempt_at = next_attempt_at - $1::text::interval,
       claimed_until = claimed_until - $1::text::interval`,
    [interval],
  );

beforeEach(async () => {
  await database.owner('delete from private.email_jobs');
  await database.owner('delete from private.flood_counters');
});

describe('one inquiry, one mail', () => {
  it('stored by the browser, then sent to the function', async () => {
    const mailbox: Mail[] = [];
    const row = anInquiry();
    await insert(database, 'anon', 'inquiries', row);
    const reply = await worker(mailbox).ask(request(row.id));
    expect(reply.body).toEqual({ id: row.id, success: true, stored: true, emailSent: true });
    expect(mailbox).toHaveLength(1);
    // The content of the row, not of the request.
    expect(mailbox[0]?.text).toContain('Contact page');
    expect((await rows(row.id))[0]?.['notified_at']).toBeInstanceOf(Date);
  });

  it('sent to the function first, then inserted by the browser: 23505', async () => {
    const mailbox: Mail[] = [];
    const id = randomUUID();
    await worker(mailbox).ask(request(id));
    expect((await refusal(insert(database, 'anon', 'inquiries', anInquiry({ id })))).code).toBe('23505');
    expect(mailbox).toHaveLength(1);
    expect(await rows(id)).toMatchObject([{ form_source: 'widget' }]);
  });

  it('sent ten times at once to five workers', async () => {
    const mailbox: Mail[] = [];
    const id = randomUUID();
    const workers = Array.from({ length: 5 }, () => worker(mailbox, slow));
    const replies = await Promise.all([...workers, ...workers].map(({ ask }) => ask(request(id))));
    expect(replies.every(({ body }) => body['id'] === id)).toBe(true);
    const later = replies.filter(({ status }) => status !== 200);
    for (const { body } of later) expect(body).toMatchObject({ code: 'in_progress', retryAfter: 5 });
    expect(later.length).toBeLessThan(replies.length);
    expect(mailbox).toHaveLength(1);
    expect((await worker(mailbox).ask(request(id))).body).toMatchObject({ emailSent: true });
    expect(mailbox).toHaveLength(1);
  });

  it('left behind by a phone that disappeared after its insert, sent by a sweep', async () => {
    const mailbox: Mail[] = [];
    const row = anInquiry();
    await insert(database, 'anon', 'inquiries', row);
    expect((await worker(mailbox).sweep()).body).toMatchObject({ sent: 0 });
    await age('21 seconds');
    const swept = await Promise.all([worker(mailbox, slow).sweep(), worker(mailbox, slow).sweep()]);
    expect(swept.map(({ body }) => Number(body['sent'])).reduce((sum, sent) => sum + sent)).toBe(1);
    expect(mailbox.map((mail) => mail.messageId)).toEqual([`<inquiry-${row.id}@spa.example.com>`]);
  });

  it('left behind by another phone, sent by the next visitor’s call', async () => {
    const mailbox: Mail[] = [];
    const row = anInquiry();
    await insert(database, 'anon', 'inquiries', row);
    await age('21 seconds');
    const next = worker(mailbox);
    await next.ask(request(randomUUID()));
    await next.settled();
    expect(mailbox).toHaveLength(2);
  });

  it('whose sender died: sent by a sweep after ten minutes, with the same Message-ID', async () => {
    const mailbox: Mail[] = [];
    const id = randomUUID();
    await new Promise<void>((reached) => {
      const dying = worker([], () => {
        reached();
        return new Promise(() => undefined);
      });
      void dying.ask(request(id));
    });
    const next = worker(mailbox);
    expect(await next.ask(request(id))).toMatchObject({ status: 503, body: { code: 'in_progress' } });
    await next.settled();
    await age('11 minutes');
    expect((await next.sweep()).body).toMatchObject({ sent: 1, failed: 0 });
    expect(mailbox.map((mail) => mail.messageId)).toEqual([`<inquiry-${id}@spa.example.com>`]);
  });

  it('while the mail server is down, and after', async () => {
    const mailbox: Mail[] = [];
    const id = randomUUID();
    const down = worker(mailbox, () => ({ ok: false, code: 'smtp_econnection', permanent: false }));
    expect(await down.ask(request(id))).toMatchObject({
      status: 503,
      body: { code: 'unavailable', retryAfter: 15 },
    });
    expect((await down.ask(request(id))).body).toMatchObject({ code: 'unavailable', retryAfter: 30 });
    expect((await worker(mailbox).ask(request(id))).body).toMatchObject({ success: true, emailSent: true });
    expect(mailbox).toHaveLength(1);
  });

  it('that the table refuses for good', async () => {
    const mailbox: Mail[] = [];
    const id = randomUUID();
    await database.owner(
      `alter table public.inquiries add constraint refuse_all check (id is null) not valid`,
    );
    try {
      for (let count = 0; count < 3; count += 1) {
        expect((await worker(mailbox).ask(request(id))).body).toEqual({
          id,
          success: true,
          stored: false,
          emailSent: true,
        });
      }
    } finally {
      await database.owner('alter table public.inquiries drop constraint refuse_all');
    }
    expect(mailbox).toHaveLength(1);
    expect(mailbox[0]?.text).toContain('Do you have time on Friday?');
  });

  it('that is suspected: stored and mailed once with a mark, whoever comes first', async () => {
    for (const isInserted of [true, false]) {
      const mailbox: Mail[] = [];
      const row = anInquiry({ suspected: true });
      if (isInserted) await insert(database, 'anon', 'inquiries', row);
      const body = isInserted ? { id: row.id } : request(row.id, { suspected: true });
      expect((await worker(mailbox).ask(body)).body).toMatchObject({ stored: true, emailSent: true });
      await age('1 hour');
      await worker(mailbox).sweep();
      expect(mailbox.map(({ subject }) => subject.slice(0, 17))).toEqual(['[Possibly a bot] ']);
      expect(await rows(row.id)).toMatchObject([{ suspected: true }]);
    }
  });

  it('that is suspected, from a phone that disappeared: mailed by the next sweep', async () => {
    const mailbox: Mail[] = [];
    await insert(database, 'anon', 'inquiries', anInquiry({ suspected: true }));
    await age('21 seconds');
    await worker(mailbox).sweep();
    expect(mailbox.map(({ subject }) => subject.slice(0, 17))).toEqual(['[Possibly a bot] ']);
  });

  it('the 21st of a session waits for the seconds of the database', async () => {
    const mailbox: Mail[] = [];
    const { ask } = worker(mailbox);
    const sessionId = randomUUID();
    for (let count = 0; count < 20; count += 1) await ask(request(randomUUID(), { sessionId }));
    const refused = await ask(request(randomUUID(), { sessionId }));
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(refused.body['retryAfter']).toBeGreaterThan(0);
    expect(mailbox).toHaveLength(20);
  }, 60_000);
});

describe('one subscriber, one welcome', () => {
  it('however often browser and function sign up, in any order', async () => {
    const mailbox: Mail[] = [];
    const email = `${randomUUID()}@example.com`;
    const id = randomUUID();
    const workers = Array.from({ length: 4 }, () => worker(mailbox, slow));
    await Promise.all(workers.map(({ welcome }) => welcome({ id, email, source: 'popup' })));
    const answer = await database.call('anon', 'select public.subscribe($1, $2)', [id, email]);
    expect(answer).toBe('subscribed');
    expect(await worker(mailbox).welcome({ id, email })).toEqual({
      status: 200,
      body: { id, success: true },
    });
    expect(mailbox.map(({ to }) => to)).toEqual([email]);
  });

  it('who unsubscribed with the mail’s link and returns is welcomed back', async () => {
    const mailbox: Mail[] = [];
    const email = `${randomUUID()}@example.com`;
    const { welcome, leave } = worker(mailbox);
    await welcome({ id: randomUUID(), email });
    const link = new URL(/Unsubscribe: (\S+)/.exec(mailbox[0]?.text ?? '')?.[1] ?? '');
    const token = link.searchParams.get('token');
    expect([...link.searchParams.keys()]).toEqual(['token']);
    expect(await leave({ id: randomUUID(), email, token: 'guess' })).toMatchObject({ status: 400 });
    expect(await leave({ id: randomUUID(), email, token })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    const [row] = await database.owner('select status from public.email_subscribers where email = $1', [
      email,
    ]);
    expect(row).toEqual({ status: 'unsubscribed' });
    await welcome({ id: randomUUID(), email });
    expect(mailbox.map(({ subject }) => subject.split(' to ')[0])).toEqual(['Welcome', 'Welcome back']);
  });
});
