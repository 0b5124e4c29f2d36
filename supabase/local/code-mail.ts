import { createHash, randomUUID } from 'node:crypto';
import { webhookSignature } from '../functions/_shared/webhook-signature.ts';

/** Hands the sign-in code for an address on, and returns at once. */
export type SendCode = (email: string, code: string) => void;

/** The secret between Auth and the function that mails its codes. It changes with the secret key. */
export function hookSecret(secretKey: string): string {
  return `v1,whsec_${createHash('sha256').update(`send-email-hook:${secretKey}`).digest('base64')}`;
}

/**
 * Calls the function `send-sign-in-code` as the "send email" hook of a hosted project does. The function decides whether
 * the code is mailed.
 *
 * @param functionsUrl where the functions run; null while they restart
 */
export function createSendCode(
  functionsUrl: () => string | null,
  secretKey: string,
  log: (line: string) => void,
): SendCode {
  const call = async (email: string, code: string) => {
    const id = `msg_${randomUUID()}`;
    const timestamp = String(Math.floor(Date.now() / 1000));
    const body = JSON.stringify({
      user: { email },
      email_data: { token: code, email_action_type: 'magiclink' },
    });
    const signature = await webhookSignature({ id, timestamp, body, secret: hookSecret(secretKey) });
    const response = await fetch(`${functionsUrl()}/send-sign-in-code`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signature,
      },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`status ${response.status}`);
  };
  return (email, code) => {
    call(email, code).catch((error: Error) => log(`[auth] a code was not handed on: ${error.message}`));
  };
}
