import type { Connection } from '@supabase/lite';
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * PostgREST passes the headers of each request to the database in the setting `request.headers`, where the flood limits
 * read the visitor's address. Lite does so for `rpc` only. This adds it for tables: `forwardHeaders` prepares a
 * connection once, `withHeaders` runs `work` with the headers of its request.
 */
const current = new AsyncLocalStorage<string>();

export function withHeaders<T>(headers: Headers, work: () => Promise<T>): Promise<T> {
  return current.run(JSON.stringify(Object.fromEntries(headers)), work);
}

export function forwardHeaders(connection: Connection): void {
  const plain = connection.withContext.bind(connection);
  connection.withContext = (vars, work, options) =>
    plain(
      vars,
      async (db) => {
        const headers = current.getStore();
        // The transaction of the request is open. The setting ends with it.
        if (headers !== undefined && vars !== undefined) {
          await db
            .selectNoFrom((eb) =>
              eb.fn('set_config', [eb.val('request.headers'), eb.val(headers), eb.val(true)]).as('headers'),
            )
            .execute();
        }
        return work(db);
      },
      options,
    );
}
