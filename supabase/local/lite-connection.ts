import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { AsyncLocalStorage } from 'node:async_hooks';

/** The name under which this process is connected, as long as it runs. */
export const CONNECTION_NAME = 'local-stack';
/** As a hosted project limits the roles that log in. `roles.sql` has the limits of the API's roles. */
const LIMITS = { statement_timeout: 120_000, lock_timeout: 8_000, idle_in_transaction_session_timeout: 60_000 };
const POOL_SIZE = 16;

/**
 * Lite passes JSON arguments of `rpc` as text. The driver's own serializers would turn that text into a JSON string, in
 * which the function finds no field.
 */
const toJson = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const fromJson = (text: string) => JSON.parse(text) as unknown;
const JSON_TYPES = {
  json: { to: 114, from: [114], serialize: toJson, parse: fromJson },
  jsonb: { to: 3802, from: [3802], serialize: toJson, parse: fromJson },
};

const requestHeaders = new AsyncLocalStorage<string>();

/**
 * PostgREST passes the headers of each request to the database in the setting `request.headers`, where the flood limits
 * read the visitor's address. Lite does so for `rpc` only. Within `work`, a connection of this file does it for tables.
 */
export function withHeaders<T>(headers: Headers, work: () => Promise<T>): Promise<T> {
  return requestHeaders.run(JSON.stringify(Object.fromEntries(headers)), work);
}

/**
 * A connection pool for `@supabase/lite`, changed where lite differs from PostgREST: rights, time limits and headers of
 * requests. `tests/database/lite.test.ts` tells when a change can go.
 */
export function createLiteConnection(url: string): PostgresConnection {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: POOL_SIZE,
      connect_timeout: 10,
      max_lifetime: null,
      onnotice: () => {},
      types: JSON_TYPES,
      connection: { application_name: CONNECTION_NAME, ...LIMITS },
    },
  });
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
              eb.fn('local_stack.apply_role_settings', []).as('limits'),
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
