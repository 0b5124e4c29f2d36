import { App, isLoopbackAddress, setExperimental } from '@supabase/lite';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { blameRequest } from './at-fault.ts';
import { type Database, openEmbedded, openServer } from './database.ts';
import type { Keys } from './keys.ts';
import { migrate } from './migrate.ts';
import { withoutPersonalData } from './quiet-console.ts';
import { tellHeaders, withHeaders } from './request-headers.ts';
import { storageInFolder } from './storage-files.ts';

/** The Supabase API of the embedded stack: REST and storage, without a port of its own. */
export interface Backend {
  /** Answers a request for `/rest/v1/...` or `/storage/v1/...`. */
  fetch(request: Request, peerAddress: string | null): Promise<Response>;
  /** Migrations applied by this start. */
  applied: string[];
  database: Database;
  /** Whether a request through the API reaches the database and comes back. */
  check(): Promise<boolean>;
  close(): Promise<void>;
}

export interface BackendOptions {
  dataDir: string;
  databaseUrl: string | undefined;
  migrations: string;
  keys: Keys;
  log: (line: string) => void;
}

/**
 * Opens the database, brings its schema up to date and puts the API in front of it.
 * @throws StartRefused when the server can't be reached or a migration fails
 */
export async function openBackend({
  dataDir,
  databaseUrl,
  migrations,
  keys,
  log,
}: BackendOptions): Promise<Backend> {
  const database = databaseUrl ? await openServer(databaseUrl) : await openEmbedded(path.join(dataDir, 'db'));
  try {
    const app = createApp(database, keys, path.join(dataDir, 'storage'));
    await withoutPersonalData(log, () => app.ensureSystemSchema());
    const applied = await migrate(database, migrations);
    await narrowGrants(database);
    tellHeaders(database.connection);
    const url = 'http://127.0.0.1/rest/v1/inquiries?select=id&limit=1';
    const check = async () => {
      const request = new Request(url, { headers: { apikey: keys.secret } });
      const answer = await app.fetch(request, { peerAddress: null });
      await answer.body?.cancel();
      return answer.ok;
    };
    return {
      database,
      applied,
      check,
      async fetch(request, peerAddress) {
        const ask = async () => app.fetch(request, { peerAddress });
        // The address of this computer names no visitor: tests, and the functions, which name theirs otherwise.
        const isVisitor = peerAddress !== null && !isLoopbackAddress(peerAddress);
        const work = isVisitor ? () => withHeaders(request.headers, ask) : ask;
        const errors: unknown[] = [];
        const answer = await withoutPersonalData(log, work, (error) => errors.push(error));
        return blameRequest(answer, errors, check);
      },
      close: () => database.close(),
    };
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
}

function createApp(database: Database, keys: Keys, storageFolder: string): App {
  // Lite calls its storage an experiment and keeps it behind this switch.
  setExperimental('storage', true);
  const app = new App({
    connection: database.connection,
    auth: {
      enabled: false,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
      // Without one, lite trusts tokens signed with a secret that is printed in its manual: a token for service_role
      // could be made by anyone.
      jwt_secret: createHash('sha256').update(`jwt:${keys.secret}`).digest('base64url'),
    },
    storage: { enabled: true, file_size_limit: '50MiB' },
    studio: { enabled: false },
    // Admin mode would serve requests without a key as service_role.
    options: { server: { admin: false } },
  });
  app._storageAdapter = storageInFolder(storageFolder);
  return app;
}

/**
 * Lite grants everything on all tables to anon once per connection, before its first request. That moment is brought
 * forward, and the migrations' own narrow grants are put back before anybody can ask.
 */
async function narrowGrants(database: Database): Promise<void> {
  await database.connection.withContext(
    { auth: { uid: null, role: 'anon', jwt: null } },
    async () => undefined,
  );
  const [found] = await database.query<{ present: boolean }>(
    `select to_regprocedure('private.apply_grants()') is not null as present`,
  );
  if (found?.present) await database.query('select private.apply_grants()');
}
