import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { business } from '../../src/content/business.ts';
import { type Backend, openBackend } from './backend.ts';
import { buildIfStale } from './build-if-stale.ts';
import { openDataFolder } from './data-folder.ts';
import { parseSettings } from './env.ts';
import { uploadFilms } from './films.ts';
import { startFunctions } from './functions.ts';
import { type Parts, createGateway } from './gateway.ts';
import { awaitAnswers, silentParts } from './health.ts';
import { type Keys, loadKeys } from './keys.ts';
import { lockFolder } from './lock.ts';
import { startMailSink } from './mail-sink.ts';
import { listen } from './server.ts';
import { openSite } from './site.ts';
import { startSweep, sweepMail } from './sweep.ts';

export interface StackOptions {
  /** Environment variables, see the README. `process.env` by default. */
  env?: NodeJS.ProcessEnv;
  /** No site: for the dev server, which has its own. */
  apiOnly?: boolean;
  /** The built site; `dist` by default. Given one, nothing is built. */
  dist?: string;
  /** Milliseconds between two sweeps of the mail jobs. */
  sweepEveryMs?: number;
  log?: (line: string) => void;
}

/** The running stack. */
export interface Stack {
  /** For example `http://127.0.0.1:4173`. */
  origin: string;
  port: number;
  dataDir: string;
  /** Folder of the `.eml` files. */
  mailDir: string;
  keys: Keys;
  /** Runs a statement on the database, past the API; for tests that count. */
  query: Backend['database']['query'];
  /** Finishes requests under way (at most 5 s), ends the functions, closes the database, frees the data folder. */
  stop(): Promise<void>;
}

const GRACE_MS = 5_000;
/** A server that was just told to stop may still be finishing. */
const LOCK_PATIENCE_MS = 2_000;
const PATIENCE_MS = 30_000;
const SWEEP_MS = 10_000;
const DAILY_WORK_MS = 60_000;
const COMPRESSED = path.join('node_modules', '.cache', 'site-compressed');
export const PROJECT_ROOT = path.resolve(import.meta.dirname, '..', '..');

/**
 * Starts the whole product at one origin and returns when `/healthz` says 200. Runs in this process (with one child,
 * Deno), so a test can call it as well as the command line.
 * @throws StartRefused with a sentence for the person at the keyboard; everything begun has been undone then
 */
export async function startLocal(options: StackOptions = {}): Promise<Stack> {
  const { env = process.env, log = () => {} } = options;
  const settings = parseSettings(env, {
    projectRoot: PROJECT_ROOT,
    staffEmail: business.staffEmail,
    mailFrom: business.mailFrom,
  });
  /** What has been begun, undone in reverse order. */
  const undo: (() => Promise<unknown>)[] = [];
  const undoAll = async () => {
    for (let step = undo.pop(); step !== undefined; step = undo.pop()) {
      await step().catch((error: unknown) => log(`While stopping: ${String(error)}`));
    }
  };
  try {
    await openDataFolder(settings.dataDir);
    const lock = await lockFolder(settings.dataDir, LOCK_PATIENCE_MS);
    undo.push(() => lock.release());
    const mailDir = path.join(settings.dataDir, 'mail');
    const parts: Parts = { mailFolder: mailDir, log, healthy: () => Promise.resolve(false) };
    const gateway = createGateway(parts);
    const listener = await listen(settings.host, settings.port, gateway);
    const closeListener = once(() => listener.close(GRACE_MS));
    undo.push(closeListener);
    // The functions reach the database through a door of their own, which is still open while the last visitors'
    // requests finish, whatever HOST is.
    const inner = await listen('127.0.0.1', 0, gateway);
    undo.push(() => inner.close(0));

    const siteUrl = settings.siteUrl ?? listener.origin;
    const keys = await loadKeys(settings.dataDir);
    const dist = options.dist ?? path.join(PROJECT_ROOT, 'dist');
    const wantsSite = !options.apiOnly;
    const built =
      wantsSite && options.dist === undefined && (await buildIfStale(PROJECT_ROOT, dist, env, log));
    const sink = settings.smtpUrl === undefined ? await startMailSink(mailDir) : null;
    if (sink !== null) undo.push(() => sink.close());

    const opening = openBackend({
      dataDir: settings.dataDir,
      databaseUrl: settings.databaseUrl,
      migrations: path.join(PROJECT_ROOT, 'supabase', 'migrations'),
      keys,
      log,
    });
    const starting = startFunctions({
      projectRoot: PROJECT_ROOT,
      log,
      env: {
        SUPABASE_URL: inner.origin,
        SUPABASE_SERVICE_ROLE_KEY: keys.secret,
        SMTP_URL: settings.smtpUrl ?? sink!.url,
        MAIL_FROM: settings.mailFrom,
        STAFF_EMAIL: settings.staffEmail,
        SITE_URL: siteUrl,
        ...settings.mailHttp,
      },
    });
    // Both have ended, well or badly, before anything is undone.
    await Promise.allSettled([opening, starting]);
    const unlessItFailed = () => null;
    undo.push(async () => (await opening.catch(unlessItFailed))?.close());
    undo.push(async () => (await starting.catch(unlessItFailed))?.stop());
    const [backend, functions] = await Promise.all([opening, starting]);
    for (const file of backend.applied) log(`Applied ${file}`);
    await uploadFilms(backend, {
      from: path.join(PROJECT_ROOT, 'src', 'media', 'films'),
      stored: path.join(settings.dataDir, 'storage'),
      secretKey: keys.secret,
    });

    if (wantsSite) {
      parts.site = await openSite({ dist, siteUrl, cacheFolder: path.join(PROJECT_ROOT, COMPRESSED) });
      if (built) await parts.site.warm();
    }
    Object.assign(parts, { backend, functions, publishableKey: keys.publishable, secretKey: keys.secret });
    const checks = {
      database: backend.check,
      functions: functions.check,
      ...(sink && { mailbox: sink.check }),
    };
    await awaitAnswers(checks, PATIENCE_MS);
    parts.healthy = async () => (await silentParts(checks)).length === 0;
    // The embedded database has no other server, so whoever held a lease was killed. Its mails need not wait.
    if (settings.databaseUrl === undefined) {
      await backend.database.query('select private.release_email_leases()');
    }
    // What pg_cron does on Supabase: see `supabase/migrations/*_daily_work.sql` and `*_schedules.sql`.
    const daily = startSweep(async () => {
      await backend.database.query('select private.daily_work()');
    }, options.sweepEveryMs ?? DAILY_WORK_MS);
    const sweep = startSweep(async () => {
      const [due] = await backend.database.query<{ any: boolean }>(
        'select private.has_due_email_jobs() as any',
      );
      if (due?.any) await sweepMail(functions.url(), keys.secret);
    }, options.sweepEveryMs ?? SWEEP_MS);
    return {
      origin: listener.origin,
      port: listener.port,
      dataDir: settings.dataDir,
      mailDir,
      keys,
      query: (sql, parameters) => backend.database.query(sql, parameters),
      stop: once(async () => {
        parts.healthy = () => Promise.resolve(false);
        await Promise.all([
          closeListener(),
          Promise.race([Promise.all([daily.stop(), sweep.stop()]), sleep(GRACE_MS)]),
        ]);
        await undoAll();
      }),
    };
  } catch (error) {
    await undoAll();
    throw error;
  }
}

/** The same promise for every call. */
function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => (running ??= work());
}
