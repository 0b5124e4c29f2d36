import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { Kysely, PostgresDialect } from 'kysely';
import { AsyncLocalStorage } from 'node:async_hooks';
import { type CustomTypesConfig, Pool, types } from 'pg';

/** The name under which this process is connected, as long as it runs. */
export const CONNECTION_NAME = 'local-stack';
/** As a hosted project limits the roles that log in. `roles.sql` has the limits of the API's roles. */
const LIMITS = {
  statement_timeout: 120_000,
  lock_timeout: 8_000,
  idle_in_transaction_session_timeout: 60_000,
};
const POOL_SIZE = 16;

/** As PostgREST shows values: numbers as numbers, times as the text that PostgreSQL writes. */
const { builtins } = types;
const asNumber = (text: string) => (String(Number(text)) === text ? Number(text) : text);
/** PostgreSQL's type numbers for lists of names. Lite reads such lists, and the driver alone would leave them as text. */
const [NAME_ARRAY, TEXT_ARRAY] = [1003, 1009] as const;
const PARSERS = new Map<number, (text: string) => unknown>([
  [builtins.INT8, asNumber],
  [builtins.NUMERIC, asNumber],
  [NAME_ARRAY, types.getTypeParser(TEXT_ARRAY as number, 'text')],
  ...[
    builtins.DATE,
    builtins.TIME,
    builtins.TIMETZ,
    builtins.TIMESTAMP,
    builtins.TIMESTAMPTZ,
    builtins.INTERVAL,
  ].map((type) => [type, (text: string) => text] as const),
]);
const TYPES: CustomTypesConfig = {
  getTypeParser: (type, format) => PARSERS.get(type) ?? types.getTypeParser(type, format as 'text'),
};

/** Opens a pool of connections to the server. The pool replaces a broken connection at its next use. */
export function createPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: CONNECTION_NAME,
    max: POOL_SIZE,
    // One connection stays open, by which another start sees that this server has an owner.
    min: 1,
    connectionTimeoutMillis: 10_000,
    options: '-c TimeZone=UTC',
    types: TYPES,
    ...LIMITS,
  });
  // The users of a connection learn by themselves that it has ended. Without this listener, the process would end too.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

const requestHeaders = new AsyncLocalStorage<string>();

/**
 * PostgREST passes the headers of each request to the database in the setting `request.headers`, where the flood limits
 * read the visitor's address. Lite does so for `rpc` only. Within `work`, a connection of this file does it for tables.
 */
export function withHeaders<T>(headers: Headers, work: () => Promise<T>): Promise<T> {
  return requestHeaders.run(JSON.stringify(Object.fromEntries(headers)), work);
}

/**
 * The connection of `@supabase/lite`, changed where lite differs from PostgREST: rights, time limits and headers of
 * requests. `tests/database/lite.test.ts` tells when a change can go.
 *
 * Lite's own driver, postgres.js, ends the process if the server closes a connection at a bad moment
 * (https://github.com/porsager/postgres/issues/1154), so the connection gets a pool of node-postgres.
 */
export function createLiteConnection(url: string, pool: Pool): PostgresConnection {
  const connection = createPostgresConnection({ url });
  connection.kysely = new Kysely({ dialect: new PostgresDialect({ pool }) });
  // Lite would grant everything on all tables to `anon`. The migrations say who may do what.
  Object.assign(connection, { ensureRlsContext: async () => true });
  const plain = connection.withContext.bind(connection);
  connection.withContext = (vars, work, options) =>
    plain(
      vars,
      async (db) => {
        // The transaction of the request is open, and its role is set. The settings end with it.
        if (vars !== undefined) {
          const headers = requestHeaders.getStore();
          await db
            .selectNoFrom((eb) => [
              eb.fn('local_stack.prepare_request', []).as('prepared'),
              ...(headers === undefined
                ? []
                : [
                    eb
                      .fn('set_config', [eb.val('request.headers'), eb.val(headers), eb.val(true)])
                      .as('headers'),
                  ]),
            ])
            .execute();
        }
        return work(db);
      },
      options,
    );
  return connection;
}
