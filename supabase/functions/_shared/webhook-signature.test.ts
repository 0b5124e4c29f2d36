import { expect, it } from 'vitest';
import { isSignedWebhook, webhookSignature } from './webhook-signature.ts';

/** The example of the Standard Webhooks libraries. */
const EXAMPLE = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: '1614265330',
  body: '{"test": 2432232314}',
  secret: 'v1,whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
};
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
const NOW = new Date(1_614_265_330_000);
const OTHER = `v1,whsec_${Buffer.alloc(24, 1).toString('base64')}`;

const check = (
  change: Record<string, string> = {},
  { body = EXAMPLE.body, secret = EXAMPLE.secret, now = NOW } = {},
) =>
  isSignedWebhook(
    new Headers({
      'webhook-id': EXAMPLE.id,
      'webhook-timestamp': EXAMPLE.timestamp,
      'webhook-signature': SIGNATURE,
      ...change,
    }),
    body,
    secret,
    now,
  );

it('signs as the standard does', async () => {
  expect(await webhookSignature(EXAMPLE)).toBe(SIGNATURE);
});

it('accepts a signed request, with one of several signatures and one of several secrets', async () => {
  expect(await check()).toBe(true);
  expect(await check({ 'webhook-signature': `v1,AAAA ${SIGNATURE}` })).toBe(true);
  expect(await check({}, { secret: `${OTHER}|${EXAMPLE.secret}` })).toBe(true);
});

it('refuses another body, id, time, signature or secret', async () => {
  expect(await check({}, { body: '{"test": 1}' })).toBe(false);
  expect(await check({ 'webhook-id': 'msg_other' })).toBe(false);
  expect(await check({ 'webhook-timestamp': '1614265331' })).toBe(false);
  expect(await check({ 'webhook-timestamp': 'soon' })).toBe(false);
  expect(await check({ 'webhook-signature': '' })).toBe(false);
  expect(await check({}, { secret: OTHER })).toBe(false);
});

it('refuses a request that is older than five minutes', async () => {
  expect(await check({}, { now: new Date(NOW.getTime() + 299_000) })).toBe(true);
  expect(await check({}, { now: new Date(NOW.getTime() + 301_000) })).toBe(false);
});
