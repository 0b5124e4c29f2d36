import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeDependencies } from '../../supabase/functions/_shared/fakes.ts';
import { sweep } from '../../supabase/functions/_shared/jobs.ts';
import { smtpTransport } from '../../supabase/functions/_shared/mail-smtp.ts';
import { insideOneWindow } from './counting-window.ts';
import { useDatabase } from './harness.ts';
import { type Fault, FAULTS, MisbehavingMailServer, type Step, STEPS } from './misbehaving-mail-server.ts';
import { anInquiry, insert } from './rows.ts';
import { throughSql } from './through-sql.ts';

/** Real SMTP and a real database. Only time is not real: a server that is silent makes it pass. */
beforeEach(() => insideOneWindow());

const database = useDatabase();
let server: MisbehavingMailServer;
let url: string;
beforeAll(async () => {
  server = new MisbehavingMailServer();
  url = await server.start();
});
afterAll(() => server.stop());

/** The limits of the connections that are open, by which silence ends. */
const limits = new Set<{ milliseconds: number; work: () => void }>();
/** How long silence was waited for, in milliseconds. */
const waited: number[] = [];
const after = (milliseconds: number, work: () => void) => {
  const limit = { milliseconds, work };
  limits.add(limit);
  return () => void limits.delete(limit);
};

/** A worker with a memory of its own, as edge workers are. */
async function sweepOnce(): Promise<void> {
  const { deps } = fakeDependencies({
    database: throughSql(database),
    change: { mail: smtpTransport(url, after) },
  });
  await sweep(deps, 20);
}
const passes = (interval: string) =>
  database.owner(
    `update private.email_jobs set next_attempt_at = next_attempt_at - $1::text::interval,
       claimed_until = claimed_until - $1::text::interval, failing_since = failing_since - $1::text::interval`,
    [interval],
  );
const states = async () =>
  Object.fromEntries(
    (await database.owner<{ kind: string; state: string }>('select kind, state from private.email_jobs')).map(
      ({ kind, state }) => [kind, state],
    ),
  );

const KINDS = ['inquiry', 'confirmation', 'welcome', 'digest', 'reply', 'answer'] as const;
/** One mail of each kind, due now. */
async function queueMails(): Promise<void> {
  const row = anInquiry();
  await insert(database, 'anon', 'inquiries', row);
  await database.owner(
    `insert into public.inquiry_messages (inquiry_id, kind, author, body)
     values ($1, 'reply', 'maren@spa.example.com', 'Yes.'), ($1, 'answer', $2, 'Thank you.')`,
    [row.id, row.email],
  );
  const email = `${randomUUID()}@example.com`;
  await database.as('anon', 'select public.subscribe($1, $2)', [randomUUID(), email]);
  const confirmed = anInquiry({ email: `${randomUUID()}@example.com` });
  await insert(database, 'anon', 'inquiries', confirmed);
  await database.owner(`update private.email_jobs set kind = 'confirmation' where subject_id = $1`, [
    confirmed.id,
  ]);
  await database.owner(
    `insert into private.email_jobs (kind, subject_id, payload)
     values ('digest', gen_random_uuid(), '{"since": "2026-11-20", "day": "2026-11-20"}')`,
  );
  await passes('1 hour');
}
/** How often each kind of mail was taken. */
function copies(): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const [id, times] of server.taken) {
    const kind = id.split('-', 1)[0]!;
    counted[kind] = (counted[kind] ?? 0) + times;
  }
  return counted;
}
const each = (times: number) => Object.fromEntries(KINDS.map((kind) => [kind, times]));

beforeEach(async () => {
  for (const table of [
    'private.email_jobs',
    'public.inquiries',
    'public.email_subscribers',
    'private.flood_counters',
  ])
    await database.owner(`delete from ${table}`);
  // The mail about the inquiry would queue another confirmation.
  await database.owner(`create or replace function private.may_confirm(email text) returns boolean
    language sql as 'select false'`);
  server.fault = null;
  server.dislikes = () => null;
  server.taken.clear();
  server.seen.length = 0;
  waited.length = 0;
  server.onSilence = () => {
    for (const { milliseconds, work } of limits) {
      waited.push(milliseconds);
      work();
    }
  };
  await queueMails();
});

/** Everything is tried while the server fails. */
async function fail(step: Step, fault: Fault | { reply: string }): Promise<void> {
  server.fault = { step, fault };
  // A sweep stops after three failures in a row.
  await sweepOnce();
  await sweepOnce();
}
/** The server works again, and days pass. */
async function recover(): Promise<void> {
  server.fault = null;
  for (let round = 0; round < 4; round += 1) {
    await passes('1 hour');
    await sweepOnce();
  }
}

/** After these, nobody knows whether the mail has arrived. Here it has. */
const isUnknown = (step: Step, fault: Fault) =>
  step === 'content' && ['silent', 'closed', 'garbage'].includes(fault);

describe.each(STEPS)('a mail server that fails at %s', (step) => {
  it.each(FAULTS)(
    '%s, then recovers: one mail of each kind, or two if the fate of the first is unknown',
    async (fault) => {
      await fail(step, fault);
      await recover();
      expect(copies()).toEqual(each(isUnknown(step, fault) ? 2 : 1));
      expect(await states()).toEqual(Object.fromEntries(KINDS.map((kind) => [kind, 'sent'])));
      await passes('30 days');
      await sweepOnce();
      expect(copies()).toEqual(each(isUnknown(step, fault) ? 2 : 1));
    },
  );
});

describe('a mail server that never answers', () => {
  it.each([
    ['before it has the mail', 'RCPT', 120_000],
    ['once it has the mail', 'content', 600_000],
  ] as const)('%s is given its time', async (_, step, milliseconds) => {
    await fail(step, 'silent');
    expect(new Set(waited)).toEqual(new Set([milliseconds]));
  });

  it.each(['silent', 'closed', 'garbage'] as const)(
    '(%s) gets a mail twice at most, and the second time later',
    async (fault) => {
      await fail('content', fault);
      expect(copies()).toEqual(each(1));
      await passes('50 seconds');
      await sweepOnce();
      expect(copies()).toEqual(each(1));
      for (let round = 0; round < 5; round += 1) {
        await passes('1 hour');
        await sweepOnce();
        await sweepOnce();
      }
      expect(copies()).toEqual(each(2));
      expect(await states()).toEqual(Object.fromEntries(KINDS.map((kind) => [kind, 'unknown'])));
    },
  );
});

describe('a refusal', () => {
  it('of this recipient ends a mail to a visitor, and never one to the staff', async () => {
    await fail('RCPT', { reply: '550 5.1.1 User unknown' });
    expect(await states()).toMatchObject({ confirmation: 'failed', welcome: 'failed', reply: 'failed' });
    await recover();
    expect(copies()).toEqual({ inquiry: 1, digest: 1, answer: 1 });
  });

  it.each([
    ['MAIL', '550 5.7.1 Sender not verified'],
    ['MAIL', '552 5.2.2 Quota exceeded'],
    ['MAIL', '550 5.1.8 Sender address rejected'],
    ['RCPT', '550 5.7.1 Relaying denied'],
    ['RCPT', '550 relay not permitted'],
    ['RCPT', '554 5.7.1 Blocked by our policy'],
    ['RCPT', '552 5.2.2 Mailbox full'],
    ['AUTH', '535 5.7.8 Authentication failed'],
    ['content', '550 5.7.1 Message rejected'],
  ] as const)('that is not about the recipient (%s: %s) ends none for 72 hours', async (step, reply) => {
    for (const hours of [1, 20, 40]) {
      await fail(step, { reply });
      await passes(`${hours} hours`);
    }
    // Sixty-one hours after the first attempt.
    expect(await states()).toEqual(each('waiting' as never));
    await recover();
    expect(copies()).toEqual(each(1));
  });

  it('gives mails to visitors up after 72 hours, and those to the staff never', async () => {
    await fail('MAIL', '5xx');
    await passes('71 hours');
    await sweepOnce();
    await sweepOnce();
    expect(await states()).toEqual(each('waiting' as never));
    await passes('2 hours');
    await sweepOnce();
    await sweepOnce();
    expect(await states()).toEqual({
      inquiry: 'waiting',
      digest: 'waiting',
      answer: 'waiting',
      reply: 'failed',
      confirmation: 'failed',
      welcome: 'failed',
    });
    await passes('30 days');
    await recover();
    expect(copies()).toEqual({ inquiry: 1, digest: 1, answer: 1 });
  });
});

describe('a server that cannot take an optional header', () => {
  const header = (mail: string) => mail.slice(0, mail.indexOf('\r\n\r\n'));

  it.each([
    'Reply-To',
    'List-Unsubscribe',
    'List-Unsubscribe-Post',
    'Auto-Submitted',
    'X-Auto-Response-Suppress',
  ])('%s gets the mail without it, in the same attempt', async (name) => {
    server.dislikes = (mail) =>
      new RegExp(`^${name}:`, 'm').test(header(mail)) ? '554 5.6.0 Malformed header' : null;
    await sweepOnce();
    expect(copies()).toEqual(each(1));
    expect(await states()).toEqual(each('sent' as never));
  });

  it('and says so with a 4xx forever: the mail leaves without it in the end', async () => {
    server.dislikes = (mail) =>
      /^(?:Reply-To|Auto-Submitted|List-)/m.test(header(mail)) ? '451 Later' : null;
    for (let round = 0; round < 10; round += 1) {
      await sweepOnce();
      await sweepOnce();
      await passes('1 hour');
    }
    expect(copies()).toEqual(each(1));
  });

  it('reads List-Unsubscribe and Message-ID right after the colon, in short lines', async () => {
    await sweepOnce();
    for (const mail of server.seen) {
      expect(header(mail)).toMatch(/^Message-ID: <[^>\s]+>\r?$/m);
      for (const line of mail.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
    }
    const welcome = server.seen.find((mail) => mail.includes('<welcome-'))!;
    expect(header(welcome)).toMatch(
      /^List-Unsubscribe: <https:\/\/[^>\s]+>,\r\n <mailto:[^>\s]+>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click$/m,
    );
  });

  it('has no raw 8-bit header to take: an address in other letters stands in the text only', async () => {
    await database.owner(`delete from private.email_jobs`);
    await insert(database, 'anon', 'inquiries', anInquiry({ email: 'josé@example.com', full_name: 'José' }));
    await passes('1 hour');
    server.dislikes = (mail) => (/[^\0-\x7f]/.test(header(mail)) ? '554 5.6.7 No SMTPUTF8' : null);
    await sweepOnce();
    expect(copies()).toEqual({ inquiry: 1 });
    const mail = server.seen.at(-1)!;
    expect(server.seen).toHaveLength(1);
    expect(header(mail)).not.toMatch(/^Reply-To:/m);
    expect(mail.replaceAll('=\r\n', '')).toContain('mailto:jos%C3%A9%40example.com');
  });
});

describe('a job whose sender died', () => {
  it('before the server had the mail is sent at once by the next', async () => {
    await database.owner(`update private.email_jobs set state = 'claimed', attempts = 1, claimed_until = now(),
      next_attempt_at = now()`);
    await sweepOnce();
    expect(copies()).toEqual(each(1));
  });

  it('while the server had the mail is sent again once, after ten minutes', async () => {
    await database.owner(`update private.email_jobs set state = 'handing_over', attempts = 1,
      claimed_until = now() - interval '1 minute', next_attempt_at = now() + interval '9 minutes'`);
    await sweepOnce();
    expect(copies()).toEqual({});
    await passes('10 minutes');
    await sweepOnce();
    expect(copies()).toEqual(each(1));
  });
});
