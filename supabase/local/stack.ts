import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { business } from '../../src/content/business.ts';
import { openBackend } from './backend.ts';
import { buildIfStale } from './build-if-stale.ts';
import { type Database, openDatabase } from './database.ts';
import { openDataFolder } from './data-folder.ts';
import { parseSettings } from './env.ts';
import { uploadFilms } from './films.ts';
import { writeFunctionContent } from './function-content.ts';
import { startFunctions } from './functions.ts';
import { type Parts, createGateway } from './gateway.ts';
import { awaitChecks, failingChecks, hasRoom } from './health.ts';
import { type Keys, loadKeys } from './keys.ts';
import { startMailSink } from './mail-sink.ts';
import { refuseOlderData } from './older-data.ts';
import { startPostgres } from './postgres-server.ts';
import { listen } from './server.ts';
import { type Site, type SiteOptions, openSite } from './site.ts';
import { deliverMail } from './deliver-mail.ts';
import { startSweep, sweepMail } from './sweep.ts';

export interface StackOptions {
  /** Environment variables, see `docs/operator.md`. `process.env` by default. */
  env?: NodeJS.ProcessEnv;
  /** Serves no site, for the dev server, which serves the site itself. */
  apiOnly?: boolean;
  /** The built site; `dist` by default. If given, nothing is built. */
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
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Where mail goes: `smtpUrl`, or the built-in sink. */
  mailServer: string;
  /** Folder of the `.eml` files. */
  mailDir: string;
  keys: Keys;
  /** Runs a statement on the database without the API; for tests that count. */
  query: Database['query'];
  /** Finishes current requests (at most 5 s), stops the functions, closes the database, unlocks the data folder. */
  stop(): Promise<void>;
}

const STOP_TIMEOUT_MS = 5_000;
const CHECK_TIMEOUT_MS = 30_000;
const SWEEP_MS = 10_000;
const DAILY_WORK_MS = 60_000;
const COMPRESSION_CACHE = path.join('node_modules', '.cache', 'site-compressed');
export const PROJECT_ROOT = path.resolve(import.meta.dirname, '..', '..');

/**
 * Starts the whole product at one origin and returns when `/healthz` answers 200. Runs in this process, with Deno
 * and PostgreSQL as its only children, so tests can call it as well as the command line. Logs one line per phase.
 * @throws StartupError with a sentence that says what to do; everything that was started has been stopped
 */
export async function startLocal(options: StackOptions = {}): Promise<Stack> {
  const { env = process.env, log = () => {} } = options;
  const settings = parseSettings(env, {
    projectRoot: PROJECT_ROOT,
    staffEmail: business.staffEmail,
    mailFrom: business.mailFrom,
  });
  /** Stops what has been started, in reverse order. */
  const undo: (() => Promise<unknown>)[] = [];
  const undoAll = async () => {
    for (let step = undo.pop(); step !== undefined; step = undo.pop()) {
      await step().catch((error: unknown) => log(`While stopping: ${String(error)}`));
    }
  };
  try {
    await openDataFolder(settings.dataDir);
    const folder = path.join(settings.dataDir, 'postgres');
    if (settings.databaseUrl === undefined) refuseOlderData(settings.dataDir, folder);
    const server = settings.databaseUrl === undefined ? await startPostgres(folder, log) : null;
    if (server !== null) undo.push(() => server.stop());
    const database = await openDatabase(settings.databaseUrl ?? server!.url);
    undo.push(() => database.close());
    await database.claimFolder(settings.dataDir);
    const mailDir = path.join(settings.dataDir, 'mail');
    const parts: Parts = { mailFolder: mailDir, log, healthy: () => Promise.resolve(false) };
    const gateway = createGateway(parts);
    const listener = await listen(settings.host, settings.port, gateway);
    const closeListener = once(() => listener.close(STOP_TIMEOUT_MS));
    undo.push(closeListener);
    // The functions reach the database through a second listener. It does not depend on HOST, and it stays open while
    // the last requests finish.
    const inner = await listen('127.0.0.1', 0, gateway);
    undo.push(() => inner.close(0));

    const siteUrl = settings.siteUrl ?? listener.origin;
    parts.hosts = [new URL(siteUrl).hostname, settings.host];
    parts.siteOrigin = siteUrl;
    const keys = await loadKeys(settings.dataDir);
    const hasSink = settings.smtpUrl === undefined;
    // The sink takes the answers to its own mails.
    const inboundAddress =
      settings.inboundAddress ?? (hasSink ? `reply@${settings.mailFrom.split('@')[1]}` : undefined);
    const sink = hasSink
      ? await startMailSink(mailDir, {
          address: inboundAddress!,
          deliver: (mail) => deliverMail(parts.functions?.url() ?? null, keys.inbound, mail),
        })
      : null;
    if (sink !== null) undo.push(() => sink.close());

    const site = options.apiOnly
      ? null
      : openBuiltSite(options.dist, log, env, {
          siteUrl,
          servedFolder: path.join(settings.dataDir, 'site'),
          cacheFolder: path.join(PROJECT_ROOT, COMPRESSION_CACHE),
        });

    const opening = openBackend({
      database,
      place: server === null ? 'The database that DATABASE_URL names' : `The database in ${folder}`,
      storageFolder: path.join(settings.dataDir, 'storage'),
      migrations: path.join(PROJECT_ROOT, 'supabase', 'migrations'),
      keys,
      log,
    });
    await writeFunctionContent(PROJECT_ROOT);
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
        ...(inboundAddress && { INBOUND_ADDRESS: inboundAddress, INBOUND_SECRET: keys.inbound }),
        VAPID_PUBLIC_KEY: keys.vapid.publicKey,
        VAPID_PRIVATE_KEY: keys.vapid.privateKey,
        // The gateway writes the address of the connection (forward.ts).
        VISITOR_ADDRESS: 'x-forwarded-for:1',
        ...settings.mailHttp,
      },
    });
    // Waits until all three have succeeded or failed, because a failure undoes everything that was started.
    await Promise.allSettled([site, opening, starting]);
    undo.push(async () => (await starting.catch(() => null))?.stop());
    // The site's error is reported first: most mistakes are in the site, and its build says what to do.
    if (site !== null) parts.site = await site;
    const [backend, functions] = await Promise.all([opening, starting]);
    await database.query('select private.add_first_owner($1)', [settings.staffEmail]);
    const count = backend.applied.length;
    log(
      `Database: ${count === 0 ? 'up to date' : `${count} ${count === 1 ? 'migration' : 'migrations'} applied`}`,
    );
    log(`Functions: ${functions.names.length} running`);
    const films = await uploadFilms(backend, {
      from: path.join(PROJECT_ROOT, 'src', 'media', 'films'),
      stored: path.join(settings.dataDir, 'storage'),
      secretKey: keys.secret,
    });
    if (films.length > 0) log(`Films: ${films.length} stored`);

    Object.assign(parts, { backend, functions, publishableKey: keys.publishable, secretKey: keys.secret });
    const checks = {
      database: backend.check,
      functions: functions.check,
      ...(sink && { mailbox: sink.check }),
    };
    await awaitChecks(checks, CHECK_TIMEOUT_MS);
    const laterChecks = { ...checks, disk: () => hasRoom(settings.dataDir) };
    parts.healthy = async () => (await failingChecks(laterChecks)).length === 0;
    // No other process uses this server, so a sender that holds a lease has been killed.
    if (server !== null) {
      await database.query('select private.release_email_leases()');
    }
    // Both are done by pg_cron on Supabase: `supabase/migrations/*_schedules.sql`.
    const daily = startSweep(async () => {
      await database.query('select private.daily_work()');
    }, options.sweepEveryMs ?? DAILY_WORK_MS);
    const sweep = startSweep(async () => {
      const [due] = await database.query<{ any: boolean }>('select private.has_due_jobs() as any');
      if (due?.any) await sweepMail(functions.url(), keys.secret);
      await database.query("select private.pulse('sweep')");
    }, options.sweepEveryMs ?? SWEEP_MS);
    return {
      origin: listener.origin,
      port: listener.port,
      dataDir: settings.dataDir,
      databaseUrl: settings.databaseUrl,
      smtpUrl: settings.smtpUrl,
      mailServer: settings.smtpUrl ?? sink!.url,
      mailDir,
      keys,
      query: (sql, parameters) => database.query(sql, parameters),
      stop: once(async () => {
        parts.healthy = () => Promise.resolve(false);
        await Promise.all([
          closeListener(),
          Promise.race([Promise.all([daily.stop(), sweep.stop()]), sleep(STOP_TIMEOUT_MS)]),
        ]);
        await undoAll();
      }),
    };
  } catch (error) {
    await undoAll();
    throw error;
  }
}

/**
 * Builds the site if it is stale, and opens it. After a build its texts are compressed at once, so that the first visit
 * is as fast as the next.
 * @param given a built site to serve as it is; `dist` of the project otherwise
 */
async function openBuiltSite(
  given: string | undefined,
  log: (line: string) => void,
  env: NodeJS.ProcessEnv,
  options: Omit<SiteOptions, 'dist'>,
): Promise<Site> {
  const dist = given ?? path.join(PROJECT_ROOT, 'dist');
  const built = given === undefined && (await buildIfStale(PROJECT_ROOT, dist, env, log));
  const site = await openSite({ dist, ...options });
  if (built) log(`Compression: ${await site.compressAll()} files`);
  else if (given === undefined) log('Site: up to date');
  return site;
}

/** Returns the same promise for every call. */
function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => (running ??= work());
}
