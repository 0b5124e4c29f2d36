import { type Dependencies, dependenciesFromEnv } from './dependencies.ts';
import type { Environment } from './environment.ts';
import type { MailTransport } from './mail.ts';
import { createPushTransport, type PushTransport } from './push.ts';
import { isLoopback } from './respond.ts';
import { createMailTransport } from './mail-transport.ts';

/** The same for a handler that sends mail. In a file of its own, so that the other functions load no mailer. */
export interface MailDependencies extends Dependencies {
  readonly mail: MailTransport;
  /** Null: not configured, so nobody is told while the desk is closed. */
  readonly push: PushTransport | null;
  /**
   * What this process has sent, in case the database goes away before that is recorded. Doubtful: no answer came, and the
   * mail may be sent once more.
   */
  readonly sent: Map<string, 'sending' | 'doubtful' | 'sent'>;
}

/** The dependencies of a running function that sends mail. @throws Error as `dependenciesFromEnv` does */
export function mailDependenciesFromEnv(env: Environment): MailDependencies {
  const dependencies = dependenciesFromEnv(env);
  const { mail, vapid, siteUrl } = dependencies.settings;
  return {
    ...dependencies,
    mail: createMailTransport(mail),
    push: vapid && createPushTransport(vapid, isLoopback(siteUrl)),
    sent: new Map(),
  };
}
