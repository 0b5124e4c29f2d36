import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { desk, MEMBER, OWNER, STRANGER } from './desk.ts';
import { refusal, useDatabase } from './harness.ts';
import { mailWork } from './mail-work.ts';

const database = useDatabase((opened) => desk(opened).addStaff());
const { call, inquiry, read, events, change } = desk(database);
const { claimed, jobs, begin, fail, finish } = mailWork(database);

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const asked = () => inquiry({}, { created_at: minutesAgo(2880), submitted_at: minutesAgo(2880) });

/** A reply, as the outbox of the desk delivers it. Returns its id. */
async function reply(
  inquiryId: string,
  { id = randomUUID() as string, body = 'Yes, Friday at 3.', madeAt = new Date(), email = MEMBER } = {},
) {
  await database.signedIn(
    email,
    'insert into public.inquiry_messages (id, inquiry_id, body, made_at) values ($1, $2, $3, $4)',
    [id, inquiryId, body, madeAt.toISOString()],
  );
  return id;
}
const messages = (inquiryId: string) =>
  database.owner('select * from public.inquiry_messages where inquiry_id = $1 order by created_at', [
    inquiryId,
  ]);

async function tokenOf(inquiryId: string): Promise<string> {
  const [row] = await database.owner<{ token: string }>('select private.reply_token($1) as token', [
    inquiryId,
  ]);
  return row!.token;
}
const file = (token: string, mail: Record<string, unknown> = {}) =>
  database.call<string>('service_role', 'select public.file_mail($1, $2::text::jsonb)', [
    token,
    JSON.stringify({
      id: `<${randomUUID()}@example.com>`,
      from: 'dana@example.com',
      text: 'Yes, please.',
      kind: 'answer',
      files: [],
      at: new Date().toISOString(),
      ...mail,
    }),
  ]);

describe('a reply', () => {
  it('answers the inquiry, takes it if it is nobody’s, and queues one mail that is due', async () => {
    const id = await asked();
    const madeAt = minutesAgo(5);
    const message = await reply(id, { madeAt });
    expect(await read(id)).toMatchObject({
      status: 'answered',
      answered_at: madeAt,
      opened_at: madeAt,
      assignee: MEMBER,
    });
    expect((await events(id)).map(({ action, actor }) => [action, actor])).toEqual([
      ['replied', MEMBER],
      ['assigned', MEMBER],
    ]);
    expect(await jobs(message)).toMatchObject([{ kind: 'reply', state: 'waiting' }]);
    const job = await claimed(message, 'reply');
    expect(job.payload).toMatchObject({
      body: 'Yes, Friday at 3.',
      author: MEMBER,
      author_name: null,
      token: await tokenOf(id),
      answers: null,
    });
  });

  it('says when its mail was sent', async () => {
    const id = await asked();
    const job = await claimed(await reply(id), 'reply');
    await begin(job);
    await finish(job);
    const [message] = await messages(id);
    expect(message).toMatchObject({ direction: 'out', subject: null });
    expect(message!['sent_at']).toBeInstanceOf(Date);
  });

  it('that is repeated is a duplicate, and changes nothing', async () => {
    const id = await asked();
    const message = await reply(id);
    await change(OWNER, id, 'closed');
    expect(await refusal(reply(id, { id: message }))).toMatchObject({ code: '23505' });
    expect(await read(id)).toMatchObject({ status: 'closed' });
    expect(await messages(id)).toHaveLength(1);
    expect(await jobs(message)).toHaveLength(1);
  });

  it('is sent although a later change counts, and leaves the assignee alone', async () => {
    const id = await asked();
    await change(OWNER, id, 'closed', { madeAt: minutesAgo(2) });
    await change(OWNER, id, 'assigned', { detail: { assignee: OWNER }, madeAt: minutesAgo(2) });
    const message = await reply(id, { madeAt: minutesAgo(10) });
    expect(await read(id)).toMatchObject({ status: 'closed', assignee: OWNER });
    expect(await jobs(message)).toHaveLength(1);
  });

  it.each([
    ['only white space', ' \n\t '],
    ['nothing', ''],
  ])('of %s is refused', async (_, body) => {
    expect(await refusal(reply(await asked(), { body }))).toMatchObject({ code: '23514' });
  });

  it('to an inquiry that is gone is refused as such', async () => {
    expect(await refusal(reply(randomUUID()))).toMatchObject({ code: 'inquiry_gone' });
  });

  it('can be written by staff alone, and 20 times an hour', async () => {
    const id = await asked();
    expect(await refusal(reply(id, { email: STRANGER }))).toMatchObject({ code: '42501' });
    for (let count = 0; count < 20; count++) await reply(id);
    expect(await refusal(reply(id))).toMatchObject({ code: 'PT429' });
  });

  it.each(['kind', 'author', 'mail_id', 'files', 'created_at', 'sent_at'])(
    'has no %s of the caller',
    async (column) => {
      const id = await asked();
      const statement = `insert into public.inquiry_messages (inquiry_id, body, ${column}) values ($1, 'x', default)`;
      expect(await refusal(database.signedIn(MEMBER, statement, [id]))).toMatchObject({ code: '42501' });
    },
  );

  it('that the visitor’s mail server refuses for good opens the inquiry again, and says so', async () => {
    const id = await asked();
    const message = await reply(id, { madeAt: minutesAgo(1) });
    const job = await claimed(message, 'reply');
    await begin(job);
    await fail(job, 'smtp_550', true);
    expect(await jobs(message)).toMatchObject([{ state: 'failed' }]);
    expect(await read(id)).toMatchObject({ status: 'new', opened_at: null, answered_at: null });
    expect((await events(id)).map(({ action }) => action)).toContain('undelivered');
  });
});

describe('an answer by mail', () => {
  it('is filed once, opens the inquiry again, and is announced', async () => {
    const id = await asked();
    await reply(id, { madeAt: minutesAgo(3) });
    const token = await tokenOf(id);
    expect(await file(token, { id: '<a@example.com>' })).toBe('filed');
    expect(await file(token, { id: '<a@example.com>' })).toBe('known');
    expect(await read(id)).toMatchObject({ status: 'new', opened_at: null });
    const [, answer] = await messages(id);
    expect(answer).toMatchObject({ kind: 'answer', author: 'dana@example.com', body: 'Yes, please.' });
    const job = await claimed(answer!['id'] as string, 'answer');
    expect(job.payload).toMatchObject({ inquiry_id: id, assignee: MEMBER, body: 'Yes, please.' });
    // The next reply continues the conversation.
    const next = await reply(id);
    expect((await claimed(next, 'reply')).payload).toMatchObject({ answers: '<a@example.com>' });
  });

  it('of a machine is filed, and neither opened nor announced', async () => {
    const id = await asked();
    await reply(id, { madeAt: minutesAgo(3) });
    expect(await file(await tokenOf(id), { kind: 'automatic' })).toBe('filed');
    expect(await read(id)).toMatchObject({ status: 'answered' });
    const [, message] = await messages(id);
    expect(await jobs(message!['id'] as string)).toEqual([]);
  });

  it('to spam leaves it where it is', async () => {
    const id = await asked();
    await change(OWNER, id, 'spam');
    expect(await file(await tokenOf(id))).toBe('filed');
    expect(await read(id)).toMatchObject({ status: 'spam' });
  });

  it('with a token that is forged, cut, or of an inquiry that was erased is filed nowhere', async () => {
    const id = await asked();
    const token = await tokenOf(id);
    const other = await tokenOf(randomUUID());
    for (const wrong of [
      `${token.slice(0, 32)}${other.slice(32)}`,
      token.slice(0, 51),
      other,
      '',
      'x'.repeat(99),
    ])
      expect(await file(wrong)).toBe('unknown');
    expect(await messages(id)).toEqual([]);
  });

  it('is filed at most 100 times a day', async () => {
    const id = await asked();
    const token = await tokenOf(id);
    for (let count = 0; count < 100; count++) await file(token);
    expect(await file(token)).toBe('full');
  });

  it('can be filed by the service alone', async () => {
    const call = database.signedIn(MEMBER, `select public.file_mail('x', '{}')`);
    expect(await refusal(call)).toMatchObject({ code: '42501' });
  });
});

it('the desk shows a thread with the state of each mail, and nobody the Message-IDs', async () => {
  const id = await asked();
  const message = await reply(id, { madeAt: minutesAgo(3) });
  await file(await tokenOf(id));
  const detail = await call<{ messages: Record<string, unknown>[] }>(MEMBER, 'public.desk_inquiry($1)', [id]);
  expect(detail.messages).toMatchObject([
    { id: message, kind: 'reply', state: 'waiting', sent_at: null },
    { kind: 'answer', state: null },
  ]);
  expect(detail.messages.some((one) => 'mail_id' in one)).toBe(false);
  const statement = 'select mail_id from public.inquiry_messages';
  expect(await refusal(database.signedIn(MEMBER, statement))).toMatchObject({ code: '42501' });
});

it('a person’s data holds the thread, and erasing it deletes thread and mails', async () => {
  const email = 'gone@example.com';
  const id = await inquiry({ email });
  const message = await reply(id);
  const data = await call<{ messages: unknown[] }>(OWNER, 'public.desk_export_person($1)', [email]);
  expect(data.messages).toMatchObject([{ id: message }]);
  const counts = await call<Record<string, number>>(OWNER, 'public.desk_erase_person($1)', [email]);
  expect(counts['messages']).toBeGreaterThanOrEqual(1);
  expect(await messages(id)).toEqual([]);
  expect(await jobs(message)).toEqual([]);
});

describe('files', () => {
  const MB = 1024 * 1024;
  const files = (...bytes: number[]) =>
    bytes.map((size, at) => ({ name: `${at}.jpg`, bytes: size, path: `${randomUUID()}/${at}` }));
  const wanted = (id: string) =>
    database.call<string[]>('service_role', 'select public.kept_files($1)', [id]);
  const claimed = () => database.call<string[]>('service_role', 'select public.claim_unneeded_files()');
  const isDue = async () => {
    const [row] = await database.owner<{ due: boolean }>('select private.has_due_jobs() as due');
    return row!.due;
  };
  const tenMinutesLater = () =>
    database.owner(
      `update private.unneeded_files set next_attempt_at = next_attempt_at - interval '10 minutes'`,
    );

  it('are wanted from a message that names them with a path', async () => {
    const token = await tokenOf(await asked());
    const [kept] = files(7);
    await file(token, { id: '<files@example.com>', files: [kept, { name: 'large.mov', bytes: 99 * MB }] });
    expect(await wanted('<files@example.com>')).toEqual([kept!.path]);
    expect(await wanted('<other@example.com>')).toEqual([]);
  });

  it('of more than 100 MB in a day are named only', async () => {
    const id = await asked();
    const token = await tokenOf(id);
    for (const mail of ['<1@x>', '<2@x>']) await file(token, { id: mail, files: files(45 * MB) });
    await file(token, { id: '<3@x>', files: files(6 * MB, 6 * MB) });
    await file(token, { id: '<4@x>', files: files(9 * MB) });
    expect(await wanted('<3@x>')).toEqual([]);
    expect(await wanted('<4@x>')).toHaveLength(1);
    const [, , third] = await messages(id);
    expect(third).toMatchObject({ files: [{ name: '0.jpg', bytes: 6 * MB }, { name: '1.jpg' }] });
    await database.owner(`update public.inquiry_messages set created_at = now() - interval '25 hours'`);
    await file(token, { id: '<5@x>', files: files(45 * MB, 45 * MB) });
    expect(await wanted('<5@x>')).toHaveLength(2);
  });

  it('are to be deleted ten minutes after their inquiry is, and again until the service has done it', async () => {
    const id = await asked();
    const kept = files(7, 8);
    await file(await tokenOf(id), { id: '<gone@x>', files: kept });
    await database.owner('delete from public.inquiries where id = $1', [id]);
    await database.owner('delete from private.email_jobs');
    expect(await wanted('<gone@x>')).toEqual([]);
    expect(await claimed()).toEqual([]);
    await tenMinutesLater();
    expect(await isDue()).toBe(true);
    const paths = kept.map(({ path }) => path).sort();
    expect((await claimed()).sort()).toEqual(paths);
    expect(await claimed()).toEqual([]);
    expect(await isDue()).toBe(false);
    await database.owner(`update private.unneeded_files set next_attempt_at = now()`);
    expect((await claimed()).sort()).toEqual(paths);
    await database.call('service_role', 'select public.finish_unneeded_files($1)', [paths]);
    expect(await database.owner('select * from private.unneeded_files')).toEqual([]);
  });
});

describe('a call', () => {
  it.each([
    ['reached', 'answered'],
    ['no_answer', 'new'],
    ['left_message', 'new'],
  ])('that was %s leaves the inquiry %s', async (outcome, status) => {
    const id = await asked();
    await change(MEMBER, id, 'called', { detail: { outcome } });
    expect(await read(id)).toMatchObject({ status });
    expect(await events(id)).toMatchObject([{ action: 'called', detail: { outcome } }]);
    const [call] = await messages(id);
    expect(call).toMatchObject({ kind: 'call', direction: 'call', author: MEMBER, body: outcome });
    expect(await jobs(call!['id'] as string)).toEqual([]);
  });

  it('has one of three outcomes', async () => {
    const id = await asked();
    expect(await refusal(change(MEMBER, id, 'called', { detail: { outcome: 'x' } }))).toMatchObject({
      code: '22023',
    });
  });
});

describe('a name', () => {
  const nameOf = async (email: string) => {
    const [row] = await database.owner<{ name: string | null }>(
      'select name from public.staff where email = $1',
      [email],
    );
    return row!.name;
  };
  const name = (caller: string, member: string, text: string) =>
    database.signedIn(caller, 'select public.desk_name($1, $2)', [member, text]);

  it('is everybody’s own, and signs their replies', async () => {
    await name(MEMBER, MEMBER, '  Maren ');
    expect(await nameOf(MEMBER)).toBe('Maren');
    const job = await claimed(await reply(await asked()), 'reply');
    expect(job.payload).toMatchObject({ author_name: 'Maren' });
    await name(MEMBER, MEMBER, ' ');
    expect(await nameOf(MEMBER)).toBe(null);
  });

  it('of a colleague can be changed by an owner alone', async () => {
    await name(OWNER, MEMBER, 'Bo');
    expect(await nameOf(MEMBER)).toBe('Bo');
    expect(await refusal(name(MEMBER, OWNER, 'Boss'))).toMatchObject({ code: '42501' });
    expect(await refusal(name(STRANGER, STRANGER, 'X'))).toMatchObject({ code: '42501' });
  });

  it.each(['a\nBcc: x', 'x'.repeat(61)])('such as %j is refused', async (text) => {
    expect(await refusal(name(MEMBER, MEMBER, text))).toMatchObject({ code: '23514' });
  });
});

describe('templates', () => {
  it('are six at first, and all of the staff change them', async () => {
    expect(await database.signedIn(MEMBER, 'select id from public.reply_templates')).toHaveLength(6);
    await database.signedIn(
      MEMBER,
      `insert into public.reply_templates (title, body) values ('Parking', 'Behind us.')`,
    );
    await database.signedIn(
      OWNER,
      `update public.reply_templates set body = 'In front.' where title = 'Parking'`,
    );
    const [row] = await database.owner(`select * from public.reply_templates where title = 'Parking'`);
    expect(row).toMatchObject({ body: 'In front.', updated_by: OWNER });
    await database.signedIn(MEMBER, `delete from public.reply_templates where title = 'Parking'`);
    expect(await database.signedIn(STRANGER, 'select id from public.reply_templates')).toEqual([]);
    const statement = `insert into public.reply_templates (title, body) values ('x', 'x')`;
    expect(await refusal(database.signedIn(STRANGER, statement))).toMatchObject({ code: '42501' });
  });
});
