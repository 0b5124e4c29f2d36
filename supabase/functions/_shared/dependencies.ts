import { createDatabase, type Database } from './database.ts';
import { type Environment, readSettings, type Settings } from './environment.ts';
import { createSignFilm, type SignFilm } from './films.ts';
import { createMailTransport, type MailTransport } from './mail.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';

/** Everything a handler reaches outside itself, so that its test can hand it something else. */
export interface Dependencies {
  readonly settings: Settings;
  /** Null: not configured. */
  readonly database: Database | null;
  readonly mail: MailTransport;
  readonly signFilm: SignFilm;
  readonly rateLimit: RateLimit;
  /** What this process has sent: bridges a database that goes away before it could be told. */
  readonly sent: Map<string, 'sending' | 'sent'>;
  readonly now: () => Date;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Calls `work` every so many milliseconds until the returned function is called. */
  readonly every: (milliseconds: number, work: () => void) => () => void;
  /** Lets work go on after the reply. It must not throw. */
  readonly background: (work: Promise<void>) => void;
  /** Codes and counts only: never a payload, an address or a token. */
  readonly log: (code: string, fields?: Readonly<Record<string, string | number>>) => void;
}

/**
 * The dependencies of a running server.
 * @throws Error with readable sentences when the environment is malformed (see `readSettings`).
 */
export function dependenciesFromEnv(env: Environment): Dependencies {
  const settings = readSettings(env);
  return {
    settings,
    database: settings.database && createDatabase(settings.database),
    mail: createMailTransport(settings.mail),
    signFilm: createSignFilm(settings.database),
    rateLimit: createRateLimit({ allowed: 300, windowSeconds: 60 }),
    sent: new Map(),
    now: () => new Date(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    every: (milliseconds, work) => {
      const timer = setInterval(work, milliseconds);
      return () => clearInterval(timer);
    },
    background: runInBackground,
    log: (code, fields) => console.error(JSON.stringify({ code, ...fields })),
  };
}

/** Supabase ends a worker once it has answered, unless it is told to wait; elsewhere the process lives on. */
function runInBackground(work: Promise<void>): void {
  const { EdgeRuntime } = globalThis as { EdgeRuntime?: { waitUntil(work: Promise<void>): void } };
  EdgeRuntime?.waitUntil(work);
}
