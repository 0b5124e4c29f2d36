import { createTransport } from 'nodemailer';
import { formatAddress } from './addresses.ts';
import type { MailSettings } from './environment.ts';

/** A mail to exactly one mailbox. Every field is safe for a header (see `addresses.ts`). */
export interface Mail {
  /** `<local@domain>`, the same for every attempt, so that mailboxes show a repeated mail as one. */
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly replyTo: { readonly name: string; readonly address: string } | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** `permanent`: retrying is useless. `code` is for the log and holds no address. */
export type MailResult =
  { readonly ok: true } | { readonly ok: false; readonly code: string; readonly permanent: boolean };

/** Sends one mail, or gives up after 100 s. Never throws. */
export type MailTransport = (mail: Mail) => Promise<MailResult>;

/**
 * Long, because giving up on a server that has the mail but has not replied yet means sending it twice. A visitor who
 * asks again meanwhile gets `in_progress`.
 */
const TIMEOUTS_MS = { connect: 5_000, greeting: 10_000, idle: 30_000, total: 100_000 };

/** The configured transport. Without one every mail fails, and its job waits. */
export function createMailTransport(settings: MailSettings | null): MailTransport {
  if (settings === null) return async () => ({ ok: false, code: 'mail_not_configured', permanent: false });
  return settings.kind === 'smtp' ? smtpTransport(settings.url) : httpTransport(settings);
}

function smtpTransport(url: string): MailTransport {
  const transporter = createTransport({
    url,
    connectionTimeout: TIMEOUTS_MS.connect,
    greetingTimeout: TIMEOUTS_MS.greeting,
    socketTimeout: TIMEOUTS_MS.idle,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const deadline = new Promise<MailResult>((resolve) => {
      timer = setTimeout(
        () => resolve({ ok: false, code: 'smtp_deadline', permanent: false }),
        TIMEOUTS_MS.total,
      );
    });
    const sending = transporter
      .sendMail({
        messageId: mail.messageId,
        from: mail.from,
        to: { name: '', address: mail.to },
        ...(mail.replyTo && { replyTo: mail.replyTo }),
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        headers: { ...mail.headers },
        // Explicit, so that no header could ever add a recipient.
        envelope: { from: mail.from.address, to: [mail.to] },
      })
      .then((): MailResult => ({ ok: true }), smtpFailure);
    return Promise.race([sending, deadline]).finally(() => clearTimeout(timer));
  };
}

/** A 5xx to RCPT or DATA is about this mail; a refused login or a lost connection is not. Exported for its test. */
export function smtpFailure(error: unknown): MailResult {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const answered = typeof responseCode === 'number' ? responseCode : null;
  const about = code === 'EENVELOPE' || code === 'EMESSAGE';
  return {
    ok: false,
    code: ['smtp', typeof code === 'string' ? code.toLowerCase() : 'error', answered]
      .filter(Boolean)
      .join('_'),
    permanent: about && answered !== null && answered >= 500,
  };
}

/** A provider with Resend's JSON (https://resend.com/docs/api-reference/emails/send-email). */
export function httpTransport(
  { url, key }: { url: string; key: string },
  send: typeof fetch = fetch,
): MailTransport {
  return async (mail) => {
    try {
      const response = await send(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${key}`,
          // The provider answers a repetition with the first result and does not send again.
          'Idempotency-Key': mail.messageId.replace(/[<>]/g, ''),
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
        signal: AbortSignal.timeout(TIMEOUTS_MS.idle),
      });
      const body = await response.text();
      if (response.ok) return { ok: true };
      // The same key with other content: an earlier attempt with this key was accepted.
      if (response.status === 409 && body.includes('invalid_idempotent_request')) return { ok: true };
      const { status } = response;
      return { ok: false, code: `mail_http_${status}`, permanent: status === 400 || status === 422 };
    } catch (error) {
      const code = error instanceof Error ? `mail_http_${error.name.toLowerCase()}` : 'mail_http_error';
      return { ok: false, code, permanent: false };
    }
  };
}
