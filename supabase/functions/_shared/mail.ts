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
  /** Optional headers. The mail is complete without them. */
  readonly headers: Readonly<Record<string, string>>;
  /** The same mail for a server that cannot take its optional headers, if its words differ then. */
  readonly plain?: () => Mail;
}

/**
 * `code` is for the log and holds no address. `permanent`: the server has refused this recipient for good. `unknown`: the
 * server had the whole mail, and no answer came, so it may have arrived.
 */
export type MailResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly permanent: boolean; readonly unknown?: boolean };

/**
 * Sends one mail, which may take twelve minutes. Never throws. Calls `handOver` when the server is about to get the mail,
 * and gives it the mail only if that resolves to true.
 */
export type MailTransport = (mail: Mail, handOver?: () => Promise<boolean>) => Promise<MailResult>;

/** The mail without optional headers. */
export const plainMail = (mail: Mail): Mail => ({ ...(mail.plain?.() ?? mail), replyTo: null, headers: {} });
