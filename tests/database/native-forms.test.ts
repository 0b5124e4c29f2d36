import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeDependencies, SITE } from '../../supabase/functions/_shared/fakes.ts';
import { createHandler as createInquiryHandler } from '../../supabase/functions/send-inquiry-email/handler.ts';
import { createHandler as createSubscribeHandler } from '../../supabase/functions/subscribe/handler.ts';
import { insideOneWindow } from './counting-window.ts';
import { useDatabase } from './harness.ts';
import { throughSql } from './through-sql.ts';

/** Forms of browsers without script, on a real database. */
beforeEach(() => insideOneWindow());

const database = useDatabase();
beforeEach(async () => {
  for (const table of [
    'public.inquiries',
    'private.email_jobs',
    'private.form_posts',
    'private.flood_counters',
  ])
    await database.owner(`delete from ${table}`);
});

const { deps, mails, settled } = fakeDependencies({ database: throughSql(database) });
const handlers = { inquiry: createInquiryHandler(deps), subscribe: createSubscribeHandler(deps) };
afterEach(settled);
type Values = Readonly<Record<string, string>>;

async function post(values: Values, visitor = '203.0.113.5', to: keyof typeof handlers = 'inquiry') {
  const response = await handlers[to](
    new Request(`${SITE}/api/${to}`, {
      method: 'POST',
      headers: { Origin: SITE, 'CF-Connecting-IP': visitor },
      body: new URLSearchParams(values),
    }),
  );
  return { status: response.status, page: await response.text() };
}
const written = (fields: Values = {}) => ({
  fullName: 'Dana',
  email: 'dana@example.com',
  message: 'Do you have time on Friday?',
  formSource: 'main_form',
  ...fields,
});
const messages = async () =>
  (await database.owner<{ message: string }>('select message from public.inquiries order by message')).map(
    ({ message }) => message,
  );
const passed = (interval: string) =>
  database.owner('update private.form_posts set posted_at = posted_at - $1::text::interval', [interval]);
const idOf = (page: string) => /name="id" value="([^"]+)"/.exec(page)![1]!;

describe('the same form, sent twice', () => {
  it('at once or minutes later is one row and one mail', async () => {
    mails.length = 0;
    const replies = await Promise.all(Array.from({ length: 5 }, () => post(written())));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await passed('9 minutes');
    expect((await post(written())).status).toBe(200);
    await settled();
    expect(await messages()).toHaveLength(1);
    expect(mails.filter(({ messageId }) => messageId.startsWith('<inquiry-'))).toHaveLength(1);
  });

  it('after ten minutes is another message', async () => {
    await post(written());
    await passed('11 minutes');
    await post(written());
    expect(await messages()).toHaveLength(2);
  });

  it('by two visitors, or with other content, is two rows', async () => {
    await post(written(), '203.0.113.5');
    await post(written(), '203.0.113.6');
    await post(written({ message: 'And on Saturday?' }));
    expect(await messages()).toHaveLength(3);
  });

  it('from a corrected page is one row, however late', async () => {
    const { status, page } = await post(written({ email: 'dana@' }));
    expect(status).toBe(400);
    const id = idOf(page);
    await post(written({ id }));
    await passed('20 hours');
    await post(written({ id }));
    expect(await database.owner('select id from public.inquiries')).toEqual([{ id }]);
  });

  it('with other content after going back is another row: nothing that was written is lost', async () => {
    const id = idOf((await post(written({ email: 'dana@' }))).page);
    await post(written({ id }));
    await post(written({ id, message: 'And on Saturday?' }));
    expect(await messages()).toEqual(['And on Saturday?', 'Do you have time on Friday?']);
  });

  it('signs up once', async () => {
    const email = `${randomUUID()}@example.com`;
    const replies = await Promise.all([
      post({ email, source: 'articles' }, '203.0.113.5', 'subscribe'),
      post({ email, source: 'articles' }, '203.0.113.5', 'subscribe'),
    ]);
    for (const { status, page } of replies) {
      expect(status).toBe(200);
      expect(page).toContain('You’re on our list');
    }
    await settled();
    expect(
      await database.owner(
        `select s.source from public.email_subscribers s join private.subscribe_requests r on r.subscriber_id = s.id
         where s.email = $1`,
        [email],
      ),
    ).toEqual([{ source: 'articles' }]);
    expect(mails.filter(({ to }) => to === email)).toHaveLength(1);
  });
});

it('forms of one network are limited, and the page keeps the text', async () => {
  await database.owner(
    `insert into private.flood_counters (kind, who, window_start, hits)
     select 'inquiry', 'address:' || private.keyed_hash('address:203.0.113.5'),
       to_timestamp(floor(extract(epoch from now()) / 600) * 600), 100`,
  );
  const { status, page } = await post(written());
  expect(status).toBe(429);
  expect(page).toContain('Do you have time on Friday?');
});

it('what tells a repetition is a keyed hash, forgotten after a day', async () => {
  await post(written());
  const rows = await database.owner<{ content_hash: string }>('select content_hash from private.form_posts');
  expect(rows).toEqual([{ content_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  await passed('25 hours');
  await post(written({ message: 'Another' }));
  expect(await database.owner('select 1 from private.form_posts')).toHaveLength(1);
});
