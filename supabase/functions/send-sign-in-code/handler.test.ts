import { describe, expect, it } from 'vitest';
import { fakeDatabase, fakeDependencies, read, SITE, unreachable } from '../_shared/fakes.ts';
import { webhookSignature } from '../_shared/webhook-signature.ts';
import { createHandler } from './handler.ts';

const SECRET = `v1,whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const STAFF = 'desk@spa.example.com';

function withList(answer: unknown, env: Record<string, string> = { SEND_EMAIL_HOOK_SECRET: SECRET }) {
  const fake = fakeDatabase({ claim_sign_in_code: answer });
  const fakes = fakeDependencies({ database: fake.database, env });
  const handle = createHandler(fakes.deps);
  const send = async (payload: unknown, { secret = SECRET, headers = {} } = {}) => {
    const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
    const timestamp = String(Math.floor(fakes.deps.now().getTime() / 1000));
    const reply = await handle(
      new Request(`${SITE}/functions/v1/send-sign-in-code`, {
        method: 'POST',
        headers: {
          'webhook-id': 'msg_1',
          'webhook-timestamp': timestamp,
          'webhook-signature': await webhookSignature({ id: 'msg_1', timestamp, body, secret }),
          ...headers,
        },
        body,
      }),
    );
    await fakes.settled();
    return reply;
  };
  return { ...fake, ...fakes, send };
}
const order = (change: Record<string, unknown> = {}) => ({
  user: { email: STAFF },
  email_data: { token: '123456', email_action_type: 'magiclink', ...change },
});

describe('the hook that mails sign-in codes', () => {
  it('mails the code, in the subject and in both bodies, without a link', async () => {
    const { send, mails, named } = withList(true);
    expect(await read(await send(order()))).toEqual({ status: 200, body: {} });
    expect(named('claim_sign_in_code')).toMatchObject([{ args: { address: STAFF } }]);
    expect(mails).toMatchObject([{ to: STAFF, replyTo: null }]);
    const [mail] = mails;
    for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).toContain('123456');
    expect(mail?.html).not.toContain('<a ');
  });

  it('gives the same answer for an address that gets none', async () => {
    const { send, mails } = withList(false);
    expect(await read(await send(order()))).toEqual({ status: 200, body: {} });
    expect(mails).toEqual([]);
  });

  it('answers before it asks the database', async () => {
    const never = fakeDatabase({});
    const database = { rpc: () => new Promise<never>(() => undefined) };
    const { deps } = fakeDependencies({
      database: { ...never.database, ...database },
      env: { SEND_EMAIL_HOOK_SECRET: SECRET },
    });
    const body = JSON.stringify(order());
    const timestamp = String(Math.floor(deps.now().getTime() / 1000));
    const signature = await webhookSignature({ id: 'msg_1', timestamp, body, secret: SECRET });
    const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': timestamp, 'webhook-signature': signature };
    const reply = await createHandler(deps)(new Request(SITE, { method: 'POST', headers, body }));
    expect(reply.status).toBe(200);
  });

  it.each(['recovery', 'email_change', 'email_change_new', 'invite', 'reauthentication'])(
    'never sends the mail %s',
    async (action) => {
      const { send, mails, calls } = withList(true);
      expect((await send(order({ email_action_type: action }))).status).toBe(200);
      expect(calls).toEqual([]);
      expect(mails).toEqual([]);
    },
  );

  it('refuses a call that Auth has not signed', async () => {
    const { send, calls } = withList(true);
    const secret = `v1,whsec_${Buffer.alloc(32, 8).toString('base64')}`;
    expect((await send(order(), { secret })).status).toBe(401);
    expect((await send(order(), { headers: { 'webhook-signature': '' } })).status).toBe(401);
    expect(calls).toEqual([]);
  });

  it('refuses every call without a secret of its own', async () => {
    const { send, calls } = withList(true, {});
    expect((await send(order())).status).toBe(401);
    expect(calls).toEqual([]);
  });

  it.each(['[]', '{', 'null', '{"user":{"email":1},"email_data":{}}'])(
    'refuses the payload %s',
    async (body) => {
      const { send, mails } = withList(true);
      expect((await send(body)).status).toBe(400);
      expect(mails).toEqual([]);
    },
  );

  it('logs a lost database without an address', async () => {
    const { send, mails, logged } = withList(unreachable);
    expect((await send(order())).status).toBe(200);
    expect(mails).toEqual([]);
    expect(logged).toEqual([{ code: 'sign_in_claim_failed', cause: 'unreachable' }]);
  });
});
