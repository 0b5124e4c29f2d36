/** A mail server's answer to a command. */
interface SmtpReply {
  /** As nodemailer names it: `MAIL FROM`, `RCPT TO`, `DATA` (the content, too), `AUTH PLAIN`, `CONN`. */
  readonly command: string;
  readonly text: string;
}

/** RFC 3463: no such mailbox or domain, malformed, moved, a domain that takes no mail; a mailbox that is closed. */
const NO_SUCH_RECIPIENT = /^5\.(?:1\.(?:1|2|3|6|10)|2\.1)$/;
/** Codes that say nothing more than the three digits before them. */
const UNSPECIFIC = /^5\.(?:0\.0|1\.0|5\.0)$/;
/** What servers write when they refuse us, or the mail, instead of the recipient. */
const ABOUT_US =
  /sender|mail ?from|from address|relay|rcpthosts|allowed|spam|block|black|denied|deny|prohibit|polic|auth|spf|dkim|dmarc|reputation|rate|quota|full|limit|too many|verif|helo|ptr|reverse|\bip\b|tls|encrypt/i;

/**
 * Whether the reply refuses this recipient for good. In doubt it does not: a mail that is tried for 72 hours in vain costs
 * little, and one that is given up too early is lost.
 */
export function refusesRecipient({ command, text }: SmtpReply): boolean {
  const [, status, enhanced] = /^(5\d\d)(?:[ -]+(5\.\d{1,3}\.\d{1,3})\b)?/.exec(text) ?? [];
  if (status === undefined || (command !== 'RCPT TO' && command !== 'DATA')) return false;
  if (enhanced !== undefined && !UNSPECIFIC.test(enhanced)) return NO_SUCH_RECIPIENT.test(enhanced);
  // After DATA, only an exact code can be about the recipient.
  return command === 'RCPT TO' && ['550', '551', '553'].includes(status) && !ABOUT_US.test(text);
}
