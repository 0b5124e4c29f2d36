import { createTransport } from 'nodemailer';
import { formatAddress } from './addresses.ts';
import type { MailSettings } from './environment.ts';

/** A mail to exactly one mailbox. Every field is already safe for a header (see `addresses.ts`). */
export interface Mail {
  /** `<local@domain>`, the same for every attempt, so that a mail that left twice is seen as one. */
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly replyTo: { readonly name: string; readonly address: string } | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** `permanent`: this mail will be refused however often it is tried. `code` is for the log and holds no address. */
export type MailResult =
  { readonly ok: true } | { readonly ok: false; readonly code: string; readonly permanent: boolean };

/** Sends one mail, or gives up after 100 s. Never throws. */
export type MailTransport = (mail: Mail) => Promise<MailResult>;

/**
 * In milliseconds. Patient, because giving up on a server that has the mail but has not yet said so means sending it
 * twice; a visitor who asks again meanwhile is told that it is in progress.
 */
const PATIENCE = { connecting: 5_000, greeting: 10_000, silence: 30_000, altogether: 100_000 };

/** The transport that the configuration asks for; without any, every mail fails and its job waits. */
export function createMailTransport(settings: MailSettings | null): MailTransport {
  if (settings === null) return async () => ({ ok: false, code: 'mail_not_configured', permanent: false });
  return settings.kind === 'smtp' ? smtpTransport(settings.url) : httpTransport(settings);
}

function smtpTransport(url: string): MailTransport {
  const transporter = createTransport({
    url,
    connectionTimeout: PATIENCE.connecting,
    greetingTimeout: PATIENCE.greeting,
    socketTimeout: PATIENCE.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const deadline = new Promise<MailResult>((resolve) => {
      timer = setTimeout(
        () => resolve({ ok: false, code: 'smtp_deadline', permanent: false }),
        PATIENCE.altogether,
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

/** Exported for its test. A 5xx to RCPT or DATA is about this mail; a refused login or a lost line is not. */
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
          // The provider answers a repetition with the first result instead of sending again.
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
        signal: AbortSignal.timeout(PATIENCE.silence),
      });
      const body = await response.text();
      if (response.ok) return { ok: true };
      // The same key with another content: an earlier attempt with this key was accepted.
      if (response.status === 409 && body.includes('invalid_idempotent_request')) return { ok: true };
      const { status } = response;
      return { ok: false, code: `mail_http_${status}`, permanent: status === 400 || status === 422 };
    } catch (error) {
      const code = error instanceof Error ? `mail_http_${error.name.toLowerCase()}` : 'mail_http_error';
      return { ok: false, code, permanent: false };
    }
  };
}
