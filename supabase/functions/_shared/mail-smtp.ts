import { createTransport } from 'nodemailer';
import { type Mail, type MailResult, type MailTransport, plainMail } from './mail.ts';
import { refusesRecipient } from './refused-recipient.ts';

/**
 * How long a mail server may take. `send`: until it has the whole mail. `reply`: for its answer to that, as RFC 5321
 * section 4.5.3.2.6 demands. Whoever gives up earlier sends the mail again and again to a server that has it.
 */
const LIMITS_MS = { send: 120_000, reply: 600_000 };

/** Calls `work` after a time, unless the returned function is called before. */
type After = (milliseconds: number, work: () => void) => () => void;

const afterwards: After = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

/** Mails over SMTP. A server that refuses the content gets it once more without optional headers. */
export function smtpTransport(url: string, after = afterwards): MailTransport {
  return async (mail, handOver = async () => true) => {
    const sending = await sendOnce(url, mail, handOver, after);
    const hasExtras = mail.replyTo !== null || Object.keys(mail.headers).length > 0;
    if (!hasExtras || sending.ok || !sending.refusesContent) return sending;
    return sendOnce(url, plainMail(mail), handOver, after);
  };
}

/** `refusesContent`: the server refused what is in the mail, with a 5xx. */
type Sending = MailResult & { readonly refusesContent?: boolean };

async function sendOnce(
  url: string,
  mail: Mail,
  handOver: () => Promise<boolean>,
  after: After,
): Promise<Sending> {
  const abort = new AbortController();
  let stop = after(LIMITS_MS.send, () => abort.abort());
  /** Whether the server has the whole mail, so that only its answer is missing. */
  let isSent = false;
  const transporter = createTransport({
    url,
    // Longer than `LIMITS_MS`, which ends a connection first.
    connectionTimeout: 2 * LIMITS_MS.reply,
    greetingTimeout: 2 * LIMITS_MS.reply,
    socketTimeout: 2 * LIMITS_MS.reply,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transporter.use('stream', ({ message }, done) => {
    message.processFunc((content) => {
      // nodemailer pipes the content when the server has asked for it. The hand-over is recorded before that.
      const pipe = content.pipe.bind(content);
      content.pipe = (server) => {
        handOver().then(
          (mayGo) => (mayGo ? pipe(server) : abort.abort()),
          () => abort.abort(),
        );
        return server;
      };
      content.once('end', () => {
        isSent = true;
        stop();
        stop = after(LIMITS_MS.reply, () => abort.abort());
      });
      return content;
    });
    done();
  });
  try {
    await transporter.sendMail({
      from: mail.from,
      to: { name: '', address: mail.to },
      ...(mail.replyTo && { replyTo: mail.replyTo }),
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      textEncoding: textEncodingOf(mail),
      headers: Object.fromEntries(
        Object.entries({ 'Message-ID': mail.messageId, ...mail.headers }).map(([name, value]) => [
          name,
          readable(value),
        ]),
      ),
      // Names the only recipient, so that no header can add another one.
      envelope: { from: mail.from.address, to: [mail.to] },
      signal: abort.signal,
    } as Parameters<typeof transporter.sendMail>[0]);
    return { ok: true };
  } catch (error) {
    return smtpFailure(error, isSent);
  } finally {
    stop();
  }
}

/** The encoding that makes the mail shorter. quoted-printable writes three characters for each byte that is not ASCII. */
export function textEncodingOf({ html, text }: Pick<Mail, 'html' | 'text'>): 'base64' | 'quoted-printable' {
  const all = html + text;
  const bytes = new TextEncoder().encode(all).byteLength;
  const ascii = all.replace(/[^\0-\x7f]/g, '').length;
  return (bytes - ascii) * 5 > bytes ? 'base64' : 'quoted-printable';
}

/**
 * A header in one line, folded only between the addresses of a list: nodemailer folds a long value right after the colon,
 * where some mail programs read nothing.
 */
function readable(value: string): string | { prepared: true; value: string } {
  return /^[\x20-\x7e]{1,900}$/.test(value)
    ? { prepared: true, value: value.replaceAll('>, <', '>,\r\n <') }
    : value;
}

/** What an error of nodemailer means. Exported for its test. */
export function smtpFailure(error: unknown, isSent = false): Sending {
  const { name, code, command, response, responseCode } = error as Readonly<Record<string, unknown>>;
  const status = typeof responseCode === 'number' && responseCode >= 400 ? responseCode : null;
  const reply = { command: String(command), text: typeof response === 'string' ? response : '' };
  const kind = name === 'AbortError' ? 'timeout' : typeof code === 'string' ? code.toLowerCase() : 'error';
  return {
    ok: false,
    code: ['smtp', kind, status].filter(Boolean).join('_'),
    permanent: status !== null && refusesRecipient(reply),
    // Without a refusal, a server that has the whole mail may have taken it.
    ...(isSent && status === null && { unknown: true }),
    ...(command === 'DATA' && status !== null && status >= 500 && { refusesContent: true }),
  };
}
