import type { MailSettings } from './environment.ts';
import type { MailTransport } from './mail.ts';
import { httpTransport } from './mail-http.ts';
import { smtpTransport } from './mail-smtp.ts';

/** The configured transport. Without one every mail fails, and its job waits. */
export function createMailTransport(settings: MailSettings | null): MailTransport {
  if (settings === null) return async () => ({ ok: false, code: 'mail_not_configured', permanent: false });
  return settings.kind === 'smtp' ? smtpTransport(settings.url) : httpTransport(settings);
}
