import { serviceHeaders } from '../functions/_shared/database.ts';
import type { SiteCheck } from '../functions/_shared/rpc.ts';
import { ask, type Target } from './target.ts';

/** Posts JSON with a secret key. */
export const post = (url: string, secretKey: string, body: object, headers: Record<string, string> = {}) =>
  ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...serviceHeaders(secretKey), ...headers },
    body: JSON.stringify(body),
  });

/** Asks the database with a secret key. It throws a sentence if the database does not answer. */
export const askWithKey =
  (secretKey: string): NonNullable<Target['askDatabase']> =>
  async ({ backend }, headers) => {
    const response = await post(`${backend}/rest/v1/rpc/site_check`, secretKey, {}, headers);
    if (response.ok) return (await response.json()) as SiteCheck;
    throw new Error(
      response.status === 401
        ? 'SUPABASE_SECRET_KEY is not a secret key of this project'
        : `The database answers ${response.status} to site_check(): npm run deploy`,
    );
  };
