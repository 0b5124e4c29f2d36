import { describe, expect, it } from 'vitest';
import { fakeDatabase, fakeDependencies, post, read, unreachable } from '../_shared/fakes.ts';
import { createHandler } from './handler.ts';

const counted = { day: '2026-11-20', inquiryCount: 1, scanCount: 2, scans: [{ code: 'bag', visits: 2 }] };
const key = { Authorization: 'Bearer sb_secret_test' };

function withDatabase(answer: unknown = counted, more: Parameters<typeof fakeDependencies>[0] = {}) {
  const fake = fakeDatabase({ digest_of: answer });
  const fakes = fakeDependencies({ database: fake.database, ...more });
  const handle = createHandler(fakes.deps);
  const send = (body: unknown = {}, headers: Record<string, string> = key) =>
    handle(post('send-daily-digest', body, headers));
  return { ...fake, ...fakes, send };
}

describe('the digest by hand', () => {
  it('is about yesterday in the time zone of the business, and goes to the staff', async () => {
    const { send, mails, named } = withDatabase();
    expect(await read(await send())).toMatchObject({ status: 200, body: { success: true, emailSent: true } });
    // 2026-11-21T19:40Z is still the 21st in California.
    expect(named('digest_of')).toMatchObject([{ args: { day: '2026-11-20' } }]);
    expect(mails).toMatchObject([
      { to: 'staff@spa.example.com', subject: 'Friday, November 20: 1 open inquiry, 0 sign-ups, 2 scans' },
    ]);
    expect(mails[0]?.html).toContain('Shopping bag for products');
  });

  it('is about the given day, and is a new mail each time', async () => {
    const { send, mails, named } = withDatabase();
    await send({ day: '2026-01-31' });
    await send({ day: '2026-01-31' });
    expect(named('digest_of').map(({ args }) => args['day'])).toEqual(['2026-01-31', '2026-01-31']);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
  });

  it.each([{}, { Authorization: 'Bearer sb_publishable_test' }, { Authorization: 'sb_secret_test' }])(
    'is refused without the service key: %j',
    async (headers) => {
      const { send, mails } = withDatabase();
      expect((await send({}, headers as Record<string, string>)).status).toBe(401);
      expect(mails).toEqual([]);
    },
  );

  it.each(['yesterday', '2026-13-01', '2026-1-1', 20261120, '2026-11-20; drop table'])(
    'refuses the day %j',
    async (day) => {
      const { send, calls } = withDatabase();
      expect((await send({ day })).status).toBe(400);
      expect(calls).toEqual([]);
    },
  );

  it('may be retried if database or mail server are unreachable', async () => {
    expect((await withDatabase(unreachable).send()).status).toBe(503);
    const send = async () => ({ ok: false as const, code: 'smtp_down', permanent: false });
    expect((await withDatabase(counted, { send }).send()).status).toBe(503);
  });
});
