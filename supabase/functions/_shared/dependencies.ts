import { createAttachments, type Attachments } from './attachments.ts';
import { createIssueSession, createWhoCalls, type IssueSession, type WhoCalls } from './auth.ts';
import { createDatabase, type Database } from './database.ts';
import { type Environment, readSettings, type Settings } from './environment.ts';
import { createSignFilm, type SignFilm } from './films.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';

/** Everything outside a handler that sends no mail, so that its test can replace it. */
export interface Dependencies {
  readonly settings: Settings;
  /** Null: not configured. */
  readonly database: Database | null;
  readonly signFilm: SignFilm;
  readonly attachments: Attachments;
  readonly issueSession: IssueSession;
  readonly whoCalls: WhoCalls;
  /** Asks the host for a new build, if it has a hook for that. Never throws. */
  readonly requestBuild: () => Promise<void>;
  readonly rateLimit: RateLimit;
  readonly now: () => Date;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Calls `work` at this interval until the returned function is called. */
  readonly every: (milliseconds: number, work: () => void) => () => void;
  /** Lets work continue after the reply. It must not throw. */
  readonly background: (work: Promise<void>) => void;
  /** Codes and counts only: never a payload, an address or a token. */
  readonly log: (code: string, fields?: Readonly<Record<string, string | number>>) => void;
}

/**
 * The dependencies of a running function.
 * @throws Error with readable sentences if the environment is malformed (see `readSettings`)
 */
export function dependenciesFromEnv(env: Environment): Dependencies {
  const settings = readSettings(env);
  return {
    settings,
    database: settings.database && createDatabase(settings.database),
    signFilm: createSignFilm(settings.database),
    attachments: createAttachments(settings.database),
    issueSession: createIssueSession(settings.database),
    whoCalls: createWhoCalls(settings.database?.url ?? null),
    requestBuild: () => requestBuild(settings.rebuildHook),
    rateLimit: createRateLimit({ allowed: 300, windowSeconds: 60 }),
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

/** The hooks of hosts take an empty POST. */
async function requestBuild(hook: string | null): Promise<void> {
  if (hook === null) return;
  const log = (cause: string) => console.error(JSON.stringify({ code: 'rebuild_failed', cause }));
  try {
    const response = await fetch(hook, { method: 'POST', signal: AbortSignal.timeout(15_000) });
    if (!response.ok) log(`http_${response.status}`);
  } catch (error) {
    log(error instanceof Error ? error.name : 'unknown');
  }
}

/** Supabase ends a worker after its reply unless it is told to wait. Elsewhere the process goes on. */
function runInBackground(work: Promise<void>): void {
  const { EdgeRuntime } = globalThis as { EdgeRuntime?: { waitUntil(work: Promise<void>): void } };
  EdgeRuntime?.waitUntil(work);
}
