import { App, isLoopbackAddress, setExperimental } from '@supabase/lite';
import { createHash } from 'node:crypto';
import { business } from '../../src/content/business.ts';
import { CodeReceiver } from './auth.ts';
import { correctStatus } from './lite-errors.ts';
import type { Database } from './database.ts';
import type { Keys } from './keys.ts';
import { applyWorkarounds, migrate } from './migrate.ts';
import { withoutPersonalData } from './quiet-console.ts';
import { withHeaders } from './lite-connection.ts';
import { storageInFolder } from './storage-files.ts';

/** The Supabase API of the local stack, REST, storage and Auth, without a port of its own. */
export interface Backend {
  /** Answers a request for `/rest/v1/...`, `/storage/v1/...` or `/auth/v1/...`. */
  fetch(request: Request, peerAddress: string | null): Promise<Response>;
  /** The codes that Auth makes. */
  codes: CodeReceiver;
  /** The migrations that this start applied. */
  applied: string[];
  database: Database;
  /** Whether a request through the API reaches the database, and a write reaches the database's disk. */
  check(): Promise<boolean>;
}

export interface BackendOptions {
  database: Database;
  /** How errors name the database, for example "The database in /data/postgres". */
  place: string;
  /** For stored files. */
  storageFolder: string;
  migrations: string;
  keys: Keys;
  log: (line: string) => void;
}

/** As in `supabase/config.toml`. */
const JWT_EXPIRY_SECONDS = 3600;
const CODE_EXPIRY_SECONDS = 600;

/**
 * Brings the schema of the database up to date and puts the API in front of it.
 * @throws StartupError if a migration fails, or the database belongs to another version
 */
export async function openBackend({
  database,
  place,
  storageFolder,
  migrations,
  keys,
  log,
}: BackendOptions): Promise<Backend> {
  const codes = new CodeReceiver();
  const app = createApp(database, keys, storageFolder, codes);
  await withoutPersonalData(log, () => app.ensureSystemSchema());
  const applied = await migrate(database, migrations, place);
  await applyWorkarounds(database);
  await database.query(
    `insert into private.business (time_zone, reply_within_hours) values ($1, $2) on conflict (is_only)
     do update set time_zone = excluded.time_zone, reply_within_hours = excluded.reply_within_hours`,
    [business.timeZone, business.replyWithinHours],
  );
  const url = 'http://127.0.0.1/rest/v1/inquiries?select=id&limit=1';
  const check = async () => {
    const request = new Request(url, { headers: { apikey: keys.secret } });
    const response = await app.fetch(request, { peerAddress: null });
    await response.body?.cancel();
    if (!response.ok) return false;
    await database.query("select private.pulse('health')");
    return true;
  };
  return {
    database,
    codes,
    applied,
    check,
    async fetch(request, peerAddress) {
      const ask = async () => app.fetch(request, { peerAddress });
      // Requests from this computer come from tests or from the functions, which name the visitor themselves.
      const isVisitor = peerAddress !== null && !isLoopbackAddress(peerAddress);
      const work = isVisitor ? () => withHeaders(request.headers, ask) : ask;
      const errors: unknown[] = [];
      const response = await withoutPersonalData(log, work, (error) => errors.push(error));
      return correctStatus(response, errors, check);
    },
  };
}

function createApp(database: Database, keys: Keys, storageFolder: string, codes: CodeReceiver): App {
  // Lite's storage is experimental and off by default.
  setExperimental('storage', true);
  const app = new App({
    connection: database.connection,
    auth: {
      enabled: true,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
      // Without a secret, lite accepts tokens signed with one from its manual, so anybody could become service_role.
      jwt_secret: createHash('sha256').update(`jwt:${keys.secret}`).digest('base64url'),
      jwt_expiry: JWT_EXPIRY_SECONDS,
      enable_refresh_token_rotation: true,
      sessions: { timebox: '720h', inactivity_timeout: '72h' },
      email: {
        otp_length: 6,
        otp_expiry: CODE_EXPIRY_SECONDS,
        // The subject is the code alone, because the mail driver gets only the finished mail and must find the code in it.
        template: { magic_link: { subject: '{{ .Token }}' } },
      },
    },
    storage: { enabled: true, file_size_limit: '50MiB' },
    studio: { enabled: false },
    // Admin mode would serve requests without a key as service_role.
    options: {
      server: { admin: false },
      drivers: { email: { send: async ({ to, subject }) => codes.receive(to, subject) } },
    },
  });
  app._storageAdapter = storageInFolder(storageFolder);
  return app;
}
