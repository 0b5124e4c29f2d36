import path from 'node:path';
import { mailboxKey } from './gateway.ts';

export interface ReadyFacts {
  origin: string;
  keys: { secret: string };
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
}

/**
 * What a start prints at its end: where everything is and how to stop it. The first line is `Ready: <origin>`, which
 * programs wait for. Never shows DATABASE_URL or SMTP_URL, which may hold a password.
 */
export function readyPanel({ origin, keys, dataDir, databaseUrl, smtpUrl }: ReadyFacts): string {
  const relative = path.relative(process.cwd(), dataDir);
  const folder = relative === '' || relative.startsWith('..') ? dataDir : relative;
  return [
    `Ready: ${origin}`,
    `  Mailbox   ${smtpUrl === undefined ? `${origin}/__mail?key=${mailboxKey(keys.secret)}` : 'none here: mails leave through SMTP_URL'}`,
    `  Data      ${folder}${databaseUrl === undefined ? '' : ', and the database of DATABASE_URL'}`,
    '  Stop      Ctrl-C',
  ].join('\n');
}
