import { serviceHeaders } from './database.ts';

/** A member of the staff, as the staff list names them. */
export interface Caller {
  readonly email: string;
  readonly role: string;
}

/** Who sends a request, by its token. `refused`: the token is not valid now, or its person is not on the staff list. */
export type WhoCalls = (request: Request) => Promise<Caller | { readonly refused: 401 | 403 } | null>;

/** Asks the database with the caller's own token, so that it alone decides. Null: it does not answer. */
export function createWhoCalls(url: string | null, send: typeof fetch = fetch): WhoCalls {
  return async (request) => {
    const [apikey, token] = ['apikey', 'authorization'].map((name) => request.headers.get(name));
    if (!apikey || !token) return { refused: 401 };
    if (url === null) return null;
    try {
      const response = await send(`${url}/rest/v1/rpc/desk_me`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', apikey, Authorization: token },
        body: '{}',
        redirect: 'error',
        signal: AbortSignal.timeout(8_000),
      });
      if (response.status === 401 || response.status === 403) return { refused: response.status };
      const me = (await response.json()) as Partial<Caller> | null;
      return response.ok && typeof me?.email === 'string' && typeof me.role === 'string'
        ? { email: me.email, role: me.role }
        : null;
    } catch {
      return null;
    }
  };
}

/** What the browser keeps: the JSON that Auth answers with. */
export type Session = Readonly<Record<string, unknown>> & { readonly access_token: string };

/** Makes a session for an account, which is created if it does not exist. Null: Auth does not answer, or refuses. */
export type IssueSession = (
  account: string,
  data: Readonly<Record<string, string>>,
) => Promise<Session | null>;

/**
 * Supabase Auth as the issuer of sessions, with the secret key: a link is generated, which mails nothing, and its code is
 * exchanged at once (https://supabase.com/docs/reference/javascript/auth-admin-generatelink).
 */
export function createIssueSession(
  project: { readonly url: string; readonly serviceKey: string } | null,
  send: typeof fetch = fetch,
): IssueSession {
  const ask = async (path: string, body: object): Promise<Record<string, unknown> | null> => {
    if (project === null) return null;
    try {
      const response = await send(`${project.url}/auth/v1/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...serviceHeaders(project.serviceKey) },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(8_000),
      });
      return response.ok ? ((await response.json()) as Record<string, unknown>) : null;
    } catch {
      return null;
    }
  };
  return async (account, data) => {
    const link = await ask('admin/generate_link', { type: 'magiclink', email: account, data });
    const token = link?.['email_otp'];
    if (typeof token !== 'string') return null;
    const session = await ask('verify', { type: 'email', email: account, token });
    return typeof session?.['access_token'] === 'string' ? (session as Session) : null;
  };
}
