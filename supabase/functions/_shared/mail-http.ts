import { formatAddress } from './addresses.ts';
import { type Mail, type MailTransport, plainMail } from './mail.ts';

const TIMEOUT_MS = 30_000;

/**
 * Mails through a provider with Resend's JSON (https://resend.com/docs/api-reference/emails/send-email). The provider
 * answers a repetition with the first result and does not send again, so a lost reply leaves nothing unknown.
 */
export function httpTransport(
  { url, key }: { url: string; key: string },
  send: typeof fetch = fetch,
): MailTransport {
  const post = (mail: Mail, idempotencyKey: string) =>
    send(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${key}`,
        'Idempotency-Key': idempotencyKey,
      },
      body: JSON.stringify({
        from: formatAddress(mail.from),
        to: [mail.to],
        ...(mail.replyTo && { reply_to: formatAddress(mail.replyTo) }),
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        headers: { ...mail.headers, 'Message-ID': mail.messageId },
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  return async (mail, handOver = async () => true) => {
    try {
      if (!(await handOver())) return { ok: false, code: 'hand_over_off', permanent: false };
      const idempotencyKey = mail.messageId.replace(/[<>]/g, '');
      let response = await post(mail, idempotencyKey);
      let body = await response.text();
      if (isMalformed(response.status) && ABOUT_HEADERS.test(body)) {
        response = await post(plainMail(mail), `${idempotencyKey}-plain`);
        body = await response.text();
      }
      if (response.ok) return { ok: true };
      // The same key with other content: an earlier attempt with this key was accepted.
      if (response.status === 409 && body.includes('invalid_idempotent_request')) return { ok: true };
      const { status } = response;
      const permanent = isMalformed(status) && ABOUT_RECIPIENT.test(body);
      return { ok: false, code: `mail_http_${status}`, permanent };
    } catch (error) {
      const code = error instanceof Error ? `mail_http_${error.name.toLowerCase()}` : 'mail_http_error';
      return { ok: false, code, permanent: false };
    }
  };
}

const isMalformed = (status: number) => status === 400 || status === 422;
/** The field of the request that an error names. */
const ABOUT_RECIPIENT = /`to`|invalid_to|recipient/i;
const ABOUT_HEADERS = /reply_to|reply-to|header/i;
