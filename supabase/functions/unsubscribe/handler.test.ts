import { describe, expect, it } from 'vitest';
import {
  type Answers,
  fakeDatabase,
  fakeDependencies,
  ID,
  post,
  read,
  SITE,
  unreachable,
} from '../_shared/fakes.ts';
import { createHandler } from './handler.ts';

const QUERY = '?email=dana%2Blist%40example.com&token=secret';

function withDatabase(answers: Answers = {}) {
  const fake = fakeDatabase({ unsubscribe: 'unsubscribed', ...answers });
  const fakes = fakeDependencies({ database: fake.database });
  return { ...fake, ...fakes, handle: createHandler(fakes.deps) };
}

const form = (query: string, body: string, type = 'application/x-www-form-urlencoded') =>
  new Request(`${SITE}/functions/v1/unsubscribe${query}`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  });

describe('the page’s request', () => {
  it('with a token leaves the list', async () => {
    const { handle, calls } = withDatabase();
    const body = { id: ID, email: ' dana@example.com ', token: 'secret' };
    expect(await read(await handle(post('unsubscribe', body)))).toEqual({
      status: 200,
      body: { id: ID, success: true },
    });
    expect(calls).toMatchObject([
      { name: 'unsubscribe', args: { email: 'dana@example.com', token: 'secret', request_id: ID } },
    ]);
  });

  it.each([{ token: null }, {}])('by hand gets the same reply, known or not: %j', async (fields) => {
    const { handle, calls, mails } = withDatabase();
    const reply = await read(
      await handle(post('unsubscribe', { id: ID, email: 'dana@example.com', ...fields })),
    );
    expect(reply).toEqual({ status: 200, body: { id: ID, success: true } });
    expect(calls[0]?.args).toMatchObject({ token: null });
    expect(mails).toEqual([]);
  });

  it('by hand takes the same time, however long the database took', async () => {
    const answeredAfter: number[] = [];
    for (const took of [2, 30, 350]) {
      let time = Date.parse('2026-11-21T19:40:00Z');
      const startedAt = time;
      const fake = fakeDatabase({ unsubscribe: () => ((time += took), 'unsubscribed') });
      const change = {
        now: () => new Date(time),
        wait: async (milliseconds: number) => void (time += milliseconds),
      };
      const { deps } = fakeDependencies({ database: fake.database, change });
      await createHandler(deps)(post('unsubscribe', { id: ID, email: 'dana@example.com', token: null }));
      answeredAfter.push(time - startedAt);
    }
    expect(answeredAfter).toEqual([400, 400, 400]);
  });

  it('with the token alone leaves the list', async () => {
    const { handle, calls } = withDatabase();
    for (const fields of [{ email: null }, {}])
      expect((await handle(post('unsubscribe', { id: ID, token: 'secret', ...fields }))).status).toBe(200);
    expect(calls.map(({ args }) => args)).toMatchObject([
      { email: null, token: 'secret' },
      { email: null, token: 'secret' },
    ]);
  });

  it.each([{}, { email: null }, { token: '' }, { email: null, token: null }])(
    'with neither address nor token is refused: %j',
    async (fields) => {
      const { handle, calls } = withDatabase();
      expect((await handle(post('unsubscribe', { id: ID, ...fields }))).status).toBe(400);
      expect(calls).toEqual([]);
    },
  );

  it('with a wrong token fails with the sentence for that', async () => {
    const { handle } = withDatabase({ unsubscribe: 'wrong_token' });
    const body = { id: ID, email: 'dana@example.com', token: 'guess' };
    expect(await read(await handle(post('unsubscribe', body)))).toEqual({
      status: 400,
      body: {
        id: ID,
        success: false,
        code: 'wrong_token',
        error: 'Failed to unsubscribe. Please try again.',
      },
    });
  });

  it('without an id gets a reply without one', async () => {
    const { handle } = withDatabase();
    const reply = await read(await handle(post('unsubscribe', { email: 'dana@example.com', token: null })));
    expect(reply).toEqual({ status: 200, body: { id: null, success: true } });
  });

  it.each([{ email: 'none' }, { email: '' }, { token: 5 }, { token: 'x'.repeat(201) }, { id: 'x' }])(
    'that breaks the schema is refused: %j',
    async (fields) => {
      const { handle, calls } = withDatabase();
      const body = { id: ID, email: 'dana@example.com', token: null, ...fields };
      expect(await read(await handle(post('unsubscribe', body)))).toMatchObject({
        status: 400,
        body: { code: 'invalid' },
      });
      expect(calls).toEqual([]);
    },
  );

  it('may be retried if the database is unreachable or missing', async () => {
    const body = { id: ID, email: 'dana@example.com', token: null };
    const away = await withDatabase({ unsubscribe: unreachable }).handle(post('unsubscribe', body));
    expect(await read(away)).toMatchObject({ status: 503, body: { id: ID, code: 'unavailable' } });
    const none = await createHandler(fakeDependencies().deps)(post('unsubscribe', body));
    expect(none.status).toBe(503);
  });
});

describe('one-click unsubscribe of a mail program (RFC 8058)', () => {
  it.each([
    ['urlencoded', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    [
      'multipart',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
  ])('leaves the list, %s', async (_, body, type) => {
    const { handle, calls } = withDatabase();
    expect(await read(await handle(form(QUERY, body, type)))).toEqual({
      status: 200,
      body: { id: null, success: true },
    });
    expect(calls[0]?.args).toMatchObject({ email: 'dana+list@example.com', token: 'secret' });
  });

  it('needs the token only', async () => {
    const { handle, calls } = withDatabase();
    expect((await handle(form('?token=secret', 'List-Unsubscribe=One-Click'))).status).toBe(200);
    expect(calls[0]?.args).toMatchObject({ email: null, token: 'secret' });
  });

  it('with a wrong token fails', async () => {
    const { handle } = withDatabase({ unsubscribe: 'wrong_token' });
    expect((await handle(form(QUERY, 'List-Unsubscribe=One-Click'))).status).toBe(400);
  });

  it.each([
    ['an empty body', ''],
    ['another body', 'other=1'],
  ])('acts with %s, because the token is the proof', async (_, body) => {
    const { handle, calls } = withDatabase();
    expect((await handle(form(QUERY, body))).status).toBe(200);
    expect((await handle(form(QUERY, body, 'text/plain'))).status).toBe(200);
    const bare = new Request(`${SITE}/functions/v1/unsubscribe${QUERY}`, { method: 'POST' });
    expect((await handle(bare)).status).toBe(200);
    expect(calls).toHaveLength(3);
  });

  it.each(['https://mail.example.com', 'null'])(
    'acts whatever the origin, and lets no page read the reply: %s',
    async (origin) => {
      const { handle, calls } = withDatabase();
      const request = form(QUERY, 'List-Unsubscribe=One-Click');
      request.headers.set('Origin', origin);
      const response = await handle(request);
      expect(response.status).toBe(200);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect(calls).toHaveLength(1);
    },
  );

  it('without a token is refused from another origin', async () => {
    const { handle, calls } = withDatabase();
    const request = form('', 'email=dana%40example.com');
    request.headers.set('Origin', 'https://mail.example.com');
    expect((await handle(request)).status).toBe(403);
    expect(calls).toEqual([]);
  });
});

describe('the form without script', () => {
  it('leaves the list, and says so on a page', async () => {
    const { handle, calls } = withDatabase({ form_submission_id: ID });
    const response = await handle(form('', 'email=+dana%40example.com'));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Unsubscribed Successfully');
    expect(calls.find(({ name }) => name === 'unsubscribe')?.args).toMatchObject({
      email: 'dana@example.com',
      token: null,
    });
  });

  it('shows what to correct', async () => {
    const { handle, calls } = withDatabase();
    const response = await handle(form('', 'email=dana%40'));
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(text).toContain('value="dana@"');
    expect(text).toContain('Please enter a valid email address');
    expect(calls).toEqual([]);
  });
});

describe('opening the link', () => {
  it('redirects to the page and changes nothing, because scanners follow links', async () => {
    const { handle, calls } = withDatabase();
    const response = await handle(
      new Request(`${SITE}/functions/v1/unsubscribe${QUERY}&next=https://evil.example`),
    );
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${SITE}/unsubscribe${QUERY}`);
    expect(calls).toEqual([]);
  });
});
