import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { business } from './content.ts';
import { fakeDatabase, fakeDependencies } from './fakes.ts';
import { createPushTransport, sendPushes, type PushResult } from './push.ts';
import type { PushJob } from './rpc.ts';

const vapid = webPush.generateVAPIDKeys();
const JOB: PushJob = {
  endpoint: 'https://push.example.com/phone',
  ...aBrowser().keys,
  kind: 'inquiry',
  inquiryId: '6f1b2c3d-1111-4222-8333-444455556666',
  attempt: 1,
};

/** A browser's keys, and what it does with a message (RFC 8291, section 3.4; RFC 8188). */
function aBrowser() {
  const ecdh = createECDH('prime256v1');
  const own = ecdh.generateKeys();
  const auth = randomBytes(16);
  const decrypt = (body: Uint8Array): unknown => {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body[20]!);
    const sealed = body.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  };
  return { keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') }, decrypt };
}

/** Whether the authorization of a request is signed with our key (RFC 8292). @returns its claims */
function claimsOf(authorization: string): Record<string, unknown> {
  const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization)!;
  expect(key).toBe(vapid.publicKey);
  const [head, claims, signature] = token!.split('.') as [string, string, string];
  const raw = Buffer.from(vapid.publicKey, 'base64url');
  const point = (from: number) => raw.subarray(from, from + 32).toString('base64url');
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: point(1), y: point(33) },
    format: 'jwk',
  });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' as const };
  expect(
    verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url')),
  ).toBe(true);
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}

/** A transport whose push service gives this answer. */
function transport(answer: () => Response | Promise<Response>, isLocal = false) {
  const requests: { url: string; init: RequestInit }[] = [];
  const send = createPushTransport(vapid, isLocal, async (url, init) => {
    requests.push({ url: String(url), init: init! });
    return answer();
  });
  return { send, requests };
}

describe('a push', () => {
  it('can be read with the browser’s own key only, and says what is new and where', async () => {
    const browser = aBrowser();
    const { send, requests } = transport(() => new Response(null, { status: 201 }));
    expect(await send({ ...JOB, ...browser.keys })).toBe('sent');
    const [{ url, init }] = requests as [(typeof requests)[number]];
    expect(url).toBe(JOB.endpoint);
    const body = init.body as Uint8Array;
    expect(browser.decrypt(body)).toEqual({ kind: 'inquiry', inquiryId: JOB.inquiryId });
    expect(() => aBrowser().decrypt(body)).toThrow();
    expect(Buffer.from(body).toString('latin1')).not.toContain('inquiry');
  });

  it('is signed for its push service, urgent, and replaces an older one of its kind', async () => {
    const { send, requests } = transport(() => new Response(null, { status: 201 }));
    await send(JOB);
    const headers = new Headers(requests[0]!.init.headers);
    const claims = claimsOf(headers.get('authorization')!);
    expect(claims).toMatchObject({ aud: 'https://push.example.com', sub: `mailto:${business.email}` });
    expect(claims['exp']).toBeLessThanOrEqual(Date.now() / 1000 + 24 * 3600);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'high',
      topic: 'inquiry',
    });
    expect(requests[0]!.init).toMatchObject({ method: 'POST', redirect: 'error' });
  });

  it.each<[number, PushResult]>([
    [200, 'sent'],
    [201, 'sent'],
    [202, 'sent'],
    [404, 'gone'],
    [410, 'gone'],
    [400, { failed: 'push_400' }],
    [403, { failed: 'push_403' }],
    [413, { failed: 'push_413' }],
    [429, { failed: 'push_429' }],
    [500, { failed: 'push_500' }],
    [503, { failed: 'push_503' }],
  ])('that is answered with %s is %j', async (status, result) => {
    expect(await transport(() => new Response(null, { status })).send(JOB)).toEqual(result);
  });

  it('that nobody answers comes later', async () => {
    const { send } = transport(() => Promise.reject(new TypeError('no route')));
    expect(await send(JOB)).toEqual({ failed: 'push_typeerror' });
  });

  it('with keys that are no keys comes later, until its day is over', async () => {
    const { send, requests } = transport(() => new Response());
    expect(await send({ ...JOB, p256dh: 'x' })).toMatchObject({ failed: expect.any(String) as string });
    expect(requests).toEqual([]);
  });

  it.each([
    'http://push.example.com/x',
    'https://127.0.0.1/x',
    'https://10.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://database/x',
    'https://push.localhost/x',
    'https://metadata.google.internal/x',
    'https://push.example.com:22/x',
    'https://2130706433/x',
    'ftp://push.example.com/x',
    'push',
  ])('goes to no address inside of a network: %s', async (endpoint) => {
    const { send, requests } = transport(() => new Response());
    expect(await send({ ...JOB, endpoint })).toBe('gone');
    expect(requests).toEqual([]);
  });

  it('may go to a push service on this computer if the site is on it', async () => {
    const { send, requests } = transport(() => new Response(null, { status: 201 }), true);
    expect(await send({ ...JOB, endpoint: 'http://127.0.0.1:9/x' })).toBe('sent');
    expect(requests).toHaveLength(1);
  });
});

describe('what is due', () => {
  const run = async (results: Record<string, PushResult>) => {
    const jobs = Object.keys(results).map((name) => ({ ...JOB, endpoint: name, attempt: 2 }));
    const { database, named } = fakeDatabase({ claim_push_jobs: jobs, finish_push_job: null });
    const { deps, logged } = fakeDependencies({
      database,
      change: { push: async ({ endpoint }) => results[endpoint]! },
    });
    await sendPushes(deps);
    return { finished: named('finish_push_job').map(({ args }) => args), logged };
  };

  it('is sent, and finished unless it failed', async () => {
    const { finished, logged } = await run({ a: 'sent', b: 'gone', c: { failed: 'push_503' } });
    const rest = { kind: 'inquiry', attempt: 2 };
    expect(finished).toEqual([
      { endpoint: 'a', gone: false, ...rest },
      { endpoint: 'b', gone: true, ...rest },
    ]);
    expect(logged).toEqual([{ code: 'push_failed', attempt: 2, cause: 'push_503' }]);
  });

  it('stays where no key is configured', async () => {
    const { database, calls } = fakeDatabase({});
    await sendPushes(fakeDependencies({ database }).deps);
    expect(calls).toEqual([]);
  });
});
