import { sameText } from './service-key.ts';

/** How far the sender's clock may be off: the Standard Webhooks libraries allow the same. */
const TOLERANCE_SECONDS = 300;

/**
 * Whether a request is signed as Standard Webhooks says (https://www.standardwebhooks.com): HMAC-SHA256 of id,
 * timestamp and body. `secret` is `v1,whsec_<base64>`, or several of them separated by `|` while one is replaced.
 */
export async function isSignedWebhook(
  headers: Headers,
  body: string,
  secret: string,
  now: Date,
): Promise<boolean> {
  const id = headers.get('webhook-id') ?? '';
  const timestamp = headers.get('webhook-timestamp') ?? '';
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (id === '' || !/^\d{1,12}$/.test(timestamp) || age > TOLERANCE_SECONDS) return false;
  const given = (headers.get('webhook-signature') ?? '').split(' ').slice(0, 10);
  const expected = await Promise.all(
    secret.split('|').map((one) => webhookSignature({ id, timestamp, body, secret: one })),
  );
  const matches = await Promise.all(given.flatMap((one) => expected.map((other) => sameText(one, other))));
  return matches.includes(true);
}

/** The value of the header `webhook-signature`. */
export async function webhookSignature(webhook: {
  id: string;
  timestamp: string;
  body: string;
  secret: string;
}): Promise<string> {
  const { id, timestamp, body, secret } = webhook;
  const bytes = Uint8Array.from(atob(secret.replace(/^v1,whsec_/, '')), (character) =>
    character.charCodeAt(0),
  );
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signed = await crypto.subtle.sign(
    'HMAC',
    key,
    new TextEncoder().encode(`${id}.${timestamp}.${body}`),
  );
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signed)))}`;
}
