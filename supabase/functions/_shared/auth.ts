import { serviceHeaders } from './database.ts';

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
