/** Reads a mail as it came from the network. Pure. */
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { cleanLine, cleanText } from '../_shared/clean-text.ts';

/** What is filed of a mail (see the database function `file_mail`). */
export interface IncomingMail {
  readonly token: string;
  readonly id: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly kind: 'answer' | 'automatic' | 'bounce';
  readonly files: readonly { name: string; bytes: number; path?: string }[];
  readonly at: string;
}

/** What to file, and the content of those of its files that have a path, by path. */
export interface ReadMail {
  readonly mail: IncomingMail;
  readonly contents: ReadonlyMap<string, Uint8Array>;
}

const MAX_TEXT = 20_000;
const MAX_FILES = 20;
/** Of all files of a mail together. */
const MAX_KEPT_BYTES = 10 * 1024 * 1024;
/** A smaller picture inside of the text is a spacer or counts who reads. */
const MIN_INLINE_BYTES = 2048;

/**
 * Reads a mail to an inquiry's address.
 * @param own.inboundAddress the address without a token, such as `reply@in.example.com`
 * @param own.mailFrom the sender of the business's own mails
 * @returns null if the mail names no inquiry
 * @throws if it is no mail
 */
export async function readMail(
  raw: Uint8Array,
  { inboundAddress, mailFrom }: { inboundAddress: string; mailFrom: string },
  now: Date,
): Promise<ReadMail | null> {
  const mail = await PostalMime.parse(raw);
  const token = tokenOf(mail, inboundAddress);
  if (token === null) return null;
  const id = await idOf(mail, raw);
  const kind = kindOf(mail, mailFrom);
  const contents = new Map<string, Uint8Array>();
  // Nobody needs the files of a machine.
  const folder = kind === 'answer' ? (await hashOf(bytesOf(`${token} ${id}`))).slice(0, 32) : null;
  let kept = 0;
  const files = filesOf(mail).map(({ filename, mimeType, content }, at) => {
    const bytes = bytesOf(content);
    const file = { name: shortName(filename || nameFor(mimeType)), bytes: bytes.byteLength };
    if (folder === null || kept + file.bytes > MAX_KEPT_BYTES) return file;
    kept += file.bytes;
    const path = `${folder}/${at}`;
    contents.set(path, bytes);
    return { ...file, path };
  });
  return {
    mail: {
      token,
      id,
      from: cut(cleanLine(mail.from?.address ?? ''), 254),
      subject: cut(cleanLine(mail.subject ?? ''), 300),
      text: textOf(mail),
      kind,
      files,
      at: timeOf(mail, now),
    },
    contents,
  };
}

/** What is attached, and pictures that were put into the text. */
const filesOf = (mail: Email): Attachment[] =>
  mail.attachments
    .filter(({ mimeType }) => !mimeType.startsWith('message/') && mimeType !== 'text/rfc822-headers')
    .filter(
      ({ disposition, related, content }) =>
        disposition === 'attachment' || !related || bytesOf(content).byteLength >= MIN_INLINE_BYTES,
    )
    .slice(0, MAX_FILES);

const bytesOf = (content: Attachment['content']): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);

/** At most `max` characters. Cuts no character in two, which no database would accept. */
const cut = (text: string, max: number): string => [...text].slice(0, max).join('');

/** A photo from a clipboard has no name, and without an ending no program opens it. */
const nameFor = (mimeType: string): string =>
  mimeType.startsWith('image/') ? `file.${mimeType.slice(6)}` : 'file';

/** A name of at most 80 characters that keeps its ending. */
function shortName(filename: string): string {
  const name = cleanLine(filename).replaceAll(/[/\\]/g, '_') || 'file';
  const [ending = ''] = /\.\w{1,8}$/.exec(name) ?? [];
  return [...name].length <= 80 ? name : cut(name, 80 - ending.length) + ending;
}

/** The token of the first recipient that has one. A mail provider may have moved it to a header of its own. */
function tokenOf(mail: Email, inboundAddress: string): string | null {
  const at = inboundAddress.lastIndexOf('@');
  const local = inboundAddress.slice(0, at).replace(/[.]/g, '\\.');
  const domain = inboundAddress.slice(at + 1).replace(/[.]/g, '\\.');
  const pattern = new RegExp(`(?:^|[^\\w.+-])${local}\\+([0-9a-f]{52})@${domain}(?![\\w.-])`, 'i');
  const recipients = new Set(['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to']);
  for (const { key, value } of mail.headers) {
    const found = recipients.has(key) ? pattern.exec(value)?.[1] : undefined;
    if (found !== undefined) return found.toLowerCase();
  }
  return null;
}

/** The Message-ID. A mail without one is known by its content, so that it is filed once, too. */
async function idOf(mail: Email, raw: Uint8Array): Promise<string> {
  const id = cleanLine(mail.messageId ?? '');
  if (/^<[!-~]{1,900}>$/.test(id)) return id;
  return hashOf(raw);
}

/** SHA-256 in hexadecimal. */
async function hashOf(bytes: Uint8Array): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as BufferSource));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Who wrote it: a person, a machine (RFC 3834), or a mail server that could not deliver (RFC 3464). */
function kindOf(mail: Email, mailFrom: string): IncomingMail['kind'] {
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value.toLowerCase() ?? '';
  const from = mail.from?.address?.toLowerCase() ?? '';
  const isReport = /multipart\/report/.test(header('content-type'));
  const report = mail.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (isReport || report || /^(?:mailer-daemon|postmaster)@/.test(from)) {
    const content = report ? contentOf(report.content) : (mail.text ?? '');
    // "delayed", "delivered" and "relayed" say nothing that staff must act on.
    return report && !/^action:\s*failed/im.test(content) ? 'automatic' : 'bounce';
  }
  const autoSubmitted = header('auto-submitted');
  const isAutomatic =
    (autoSubmitted !== '' && autoSubmitted !== 'no') ||
    /bulk|junk|list|auto_reply/.test(header('precedence')) ||
    header('x-autoreply') !== '' ||
    header('x-autorespond') !== '' ||
    header('return-path').replace(/\s/g, '') === '<>' ||
    header('list-id') !== '' ||
    // A mail of our own that came back, such as a reply to a visitor whose address is one of ours.
    from === mailFrom.toLowerCase();
  return isAutomatic ? 'automatic' : 'answer';
}

const contentOf = (content: Attachment['content']): string => new TextDecoder().decode(bytesOf(content));

/** The plain text or, without one, the text of the HTML, which never runs. */
function textOf({ text, html }: Email): string {
  const plain = text?.trim() ? text : textOfHtml(html ?? '');
  const clean = cleanText(plain)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const whole = [...clean];
  return whole.length <= MAX_TEXT ? clean : `${whole.slice(0, MAX_TEXT - 2).join('')} …`;
}

/** Text with its line breaks. Tags go before entities are decoded, so no text turns into a tag. */
function textOfHtml(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->|<(style|script|head|title)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<(?:br|\/p|\/div|\/tr|\/li|\/h[1-6]|\/blockquote)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi, (_, decimal, hex, name) =>
      name
        ? { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }[(name as string).toLowerCase()]!
        : character(decimal ? Number(decimal) : Number.parseInt(hex as string, 16)),
    )
    .replace(/ *\n */g, '\n');
}

const character = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** When it was written, or now if the mail says nothing sensible. */
function timeOf({ date }: Email, now: Date): string {
  const at = new Date(date ?? Number.NaN);
  return (Number.isNaN(at.getTime()) || at > now ? now : at).toISOString();
}
