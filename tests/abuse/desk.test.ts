import { createHmac, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { member, rest, row, signIn, stack, stored, useStack } from './harness.ts';

useStack();

/** The staff desk through the REST API of the running stack, by people with and without a place on the list. */
let email: string;
let token: string;
beforeAll(async () => {
  email = await member();
  token = await signIn(email);
});

async function ask(
  path: string,
  { method = 'POST', body, as = token }: { method?: string; body?: unknown; as?: string } = {},
) {
  const response = await fetch(`${stack.origin}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: stack.keys.publishable,
      authorization: `Bearer ${as}`,
      'content-type': 'application/json',
      prefer: 'return=minimal',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : null) as never };
}

const sent = async (fields: Record<string, unknown> = {}) => {
  const inquiry = row(fields);
  expect((await rest('inquiries', inquiry)).status).toBe(201);
  return inquiry.id;
};
const event = (inquiry_id: string, action: string, detail: unknown = {}) => ({
  id: randomUUID(),
  inquiry_id,
  action,
  detail,
  made_at: new Date().toISOString(),
});

describe('somebody on the list', () => {
  it('sees an inquiry, answers it, and gets 409 for a repetition', async () => {
    const id = await sent();
    const list = await ask('rpc/desk_inquiries', { body: { status: 'new', after: null, page_size: 1 } });
    expect(list).toMatchObject({ status: 200, body: [{ id, status: 'new', note_count: 0 }] });
    const answered = event(id, 'answered');
    expect((await ask('inquiry_events', { body: answered })).status).toBe(201);
    expect(await ask('inquiry_events', { body: answered })).toMatchObject({
      status: 409,
      body: { code: '23505' },
    });
    expect(await stored(id)).toMatchObject([{ status: 'answered' }]);
    const whole = await ask('rpc/desk_inquiry', { body: { inquiry_id: id } });
    expect(whole.body).toMatchObject({
      inquiry: { id, status: 'answered' },
      events: [{ actor: email, action: 'answered', detail: { applied: true, from: 'new', to: 'answered' } }],
    });
  });

  it('goes through the pages with the last row of the page before', async () => {
    const older = await sent();
    const newer = await sent();
    const page = async (after: unknown) =>
      (await ask('rpc/desk_inquiries', { body: { status: 'all', after, page_size: 1 } })).body as {
        id: string;
        created_at: string;
      }[];
    const [first] = await page(null);
    const [second] = await page({ created_at: first!.created_at, id: first!.id });
    expect([first!.id, second!.id]).toEqual([newer, older]);
  });

  it('assigns with the detail that a device sends', async () => {
    const id = await sent();
    expect((await ask('inquiry_events', { body: event(id, 'assigned', { assignee: email }) })).status).toBe(
      201,
    );
    expect(await stored(id)).toMatchObject([{ assignee: email }]);
    expect((await ask('inquiry_events', { body: event(id, 'assigned', { assignee: null }) })).status).toBe(
      201,
    );
    expect(await stored(id)).toMatchObject([{ assignee: null }]);
  });

  it('adds a note once', async () => {
    const inquiry_id = await sent();
    const note = { id: randomUUID(), inquiry_id, body: 'Call back.', made_at: new Date().toISOString() };
    expect((await ask('inquiry_notes', { body: note })).status).toBe(201);
    expect(await ask('inquiry_notes', { body: note })).toMatchObject({
      status: 409,
      body: { code: '23505' },
    });
    const noted = await stack.query('select author, body from public.inquiry_notes where inquiry_id = $1', [
      inquiry_id,
    ]);
    expect(noted).toEqual([{ author: email, body: 'Call back.' }]);
  });

  it.each([
    ['a note that is too long', 'inquiry_notes', { body: 'x'.repeat(4001) }, 400, '23514'],
    ['a blank note', 'inquiry_notes', { body: ' ' }, 400, '23514'],
    ['an unknown action', 'inquiry_events', { action: 'burned' }, 400, '22023'],
    ['the log of somebody else', 'inquiry_events', { action: 'staff_added' }, 400, '22023'],
    ['an id that is none', 'inquiry_events', { id: 'x', action: 'closed' }, 400, '22P02'],
    ['another actor', 'inquiry_events', { action: 'closed', actor: 'x@y.zz' }, 403, '42501'],
  ])('is refused for good with %s', async (_, table, fields, status, code) => {
    const inquiry_id = await sent();
    const refused = await ask(table, { body: { id: randomUUID(), inquiry_id, ...fields } });
    expect(refused).toMatchObject({ status, body: { code } });
    expect(await stored(inquiry_id)).toMatchObject([{ status: 'new' }]);
  });

  it('gets 404 for an inquiry that is gone', async () => {
    const gone = { status: 404, body: { code: 'inquiry_gone' } };
    expect(await ask('inquiry_events', { body: event(randomUUID(), 'closed') })).toMatchObject(gone);
    const note = { id: randomUUID(), inquiry_id: randomUUID(), body: 'Hello' };
    expect(await ask('inquiry_notes', { body: note })).toMatchObject(gone);
  });

  it('changes the status directly, and never what the visitor wrote', async () => {
    const id = await sent();
    const patch = (body: object) => ask(`inquiries?id=eq.${id}`, { method: 'PATCH', body });
    expect((await patch({ status: 'closed' })).status).toBe(204);
    expect((await patch({ message: 'Changed' })).status).toBe(403);
    expect((await patch({ status: 'burned' })).status).toBe(400);
    expect(await stored(id)).toMatchObject([{ status: 'closed', message: 'Hello' }]);
    await ask(`inquiries?id=eq.${id}`, { method: 'DELETE' });
    await ask(`inquiry_events?inquiry_id=eq.${id}`, { method: 'DELETE' });
    await ask(`inquiry_events?inquiry_id=eq.${id}`, { method: 'PATCH', body: { actor: 'nobody' } });
    expect(await stored(id)).toHaveLength(1);
    expect(await stack.query('select actor from public.inquiry_events where inquiry_id = $1', [id])).toEqual([
      { actor: email },
    ]);
  });

  it('may not do what owners do', async () => {
    for (const [name, body] of [
      ['desk_export_subscribers', {}],
      ['desk_site_check', {}],
      ['desk_export_person', { address: 'a@b.co' }],
      ['desk_erase_person', { address: 'a@b.co' }],
    ] as const)
      expect(await ask(`rpc/${name}`, { body })).toMatchObject({
        status: 403,
        body: { code: '42501', message: 'owners_only' },
      });
    const added = await ask('staff', { body: { email: 'friend@example.com', role: 'owner' } });
    expect(added.status).toBe(403);
    await ask(`staff?email=eq.${email}`, { method: 'PATCH', body: { role: 'owner' } });
    expect(await ask('rpc/desk_me', { body: {} })).toMatchObject({ body: { role: 'staff' } });
  });

  it('finds text with characters that mean something to SQL and to the API', async () => {
    const id = await sent({ message: `100% "sure", (maybe); it's a_b\\c & more` });
    for (const search of ['100% "sure', '(maybe);', `it's a_b\\c &`])
      expect(await ask('rpc/desk_inquiries', { body: { search } })).toMatchObject({ body: [{ id }] });
    for (const search of [`' or 1=1 --`, '%sure%', 'a.b'])
      expect((await ask('rpc/desk_inquiries', { body: { search } })).body).toEqual([]);
  });
});

describe('an owner', () => {
  it('manages the list and erases a person', async () => {
    const owner = await signIn(await member('owner'));
    const added = `${randomUUID()}@spa.example.com`;
    const as = owner;
    expect((await ask('staff', { as, body: { email: added.toUpperCase(), role: 'staff' } })).status).toBe(
      201,
    );
    expect(
      (await ask(`staff?email=eq.${added}`, { as, method: 'PATCH', body: { role: 'owner' } })).status,
    ).toBe(204);
    expect((await ask(`staff?email=eq.${added}`, { as, method: 'DELETE' })).status).toBe(204);
    const id = await sent({ email: 'forget@example.com' });
    expect(await ask('rpc/desk_erase_person', { as, body: { address: 'Forget@example.com' } })).toMatchObject(
      {
        status: 200,
        body: { inquiries: 1 },
      },
    );
    expect(await stored(id)).toEqual([]);
    expect(await ask('rpc/desk_qr_statistics', { as, body: { days: 7 } })).toMatchObject({ status: 200 });
  });
});

describe('somebody else', () => {
  const tables = [
    'staff',
    'inquiries',
    'inquiry_events',
    'inquiry_notes',
    'email_subscribers',
    'qr_analytics',
  ];
  /** A token of lite's form, signed with `secret`. */
  const forged = (secret: string, header: object = { alg: 'HS256', typ: 'JWT' }) => {
    const now = Math.floor(Date.now() / 1000);
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = {
      sub: randomUUID(),
      aud: 'authenticated',
      role: 'authenticated',
      email,
      iat: now,
      exp: now + 3600,
    };
    const signed = `${part(header)}.${part(claims)}`;
    return `${signed}.${secret && createHmac('sha256', secret).update(signed).digest('base64url')}`;
  };

  it('who was removed sees nothing at the next request', async () => {
    const leaving = await member();
    const as = await signIn(leaving);
    expect((await ask('rpc/desk_me', { as, body: {} })).status).toBe(200);
    const id = await sent();
    await stack.query('delete from public.staff where email = $1', [leaving]);
    for (const name of ['desk_me', 'desk_inquiries', 'desk_counts', 'desk_subscribers'])
      expect([401, 403]).toContain((await ask(`rpc/${name}`, { as, body: {} })).status);
    for (const table of tables) {
      const { status, body } = await ask(`${table}?select=${table === 'staff' ? 'email' : 'id'}`, {
        as,
        method: 'GET',
      });
      expect(status === 200 ? body : []).toEqual([]);
    }
    expect((await ask('inquiry_events', { as, body: event(id, 'closed') })).status).toBeGreaterThanOrEqual(
      401,
    );
    await ask(`inquiries?id=eq.${id}`, { as, method: 'PATCH', body: { status: 'closed' } });
    expect(await stored(id)).toMatchObject([{ status: 'new' }]);
  });

  it.each([
    ['no algorithm', () => forged('', { alg: 'none', typ: 'JWT' })],
    ['the secret of the manual', () => forged('super-secret-jwt-token-with-at-least-32-characters-long')],
    ['the publishable key', () => forged(stack.keys.publishable)],
    ['an empty token', () => ''],
  ])('who forges a token with %s sees nothing', async (_, forge) => {
    const as = forge();
    expect([401, 403]).toContain((await ask('rpc/desk_inquiries', { as, body: {} })).status);
    const { status, body } = await ask('inquiries?select=id', { as, method: 'GET' });
    expect(status === 200 ? body : []).toEqual([]);
  });
});
