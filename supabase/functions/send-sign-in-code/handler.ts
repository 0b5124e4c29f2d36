import type { Dependencies } from '../_shared/dependencies.ts';
import { signInMail } from '../_shared/mails/sign-in-mail.ts';
import { readText, replyWith, serveFunction } from '../_shared/respond.ts';
import { isSignedWebhook } from '../_shared/webhook-signature.ts';

/** What Auth mails when somebody asks for a code; a new account gets the second. */
const CODE_ACTIONS = new Set(['magiclink', 'signup']);

/**
 * Auth's "send email" hook (https://supabase.com/docs/guides/auth/auth-hooks/send-email-hook): mails a sign-in code if
 * the database says so. The reply is the same and comes at the same time for every address, because the work follows
 * it. All other mails of Auth (a new password, a changed address, an invitation) are never sent: the staff desk has
 * none of these.
 */
export function createHandler(deps: Dependencies): (request: Request) => Promise<Response> {
  return serveFunction(deps, { methods: ['POST'] }, async (request) => {
    const text = await readText(request);
    if (text === null) return replyWith(413, { id: null, success: false, code: 'too_large' });
    const { hookSecret } = deps.settings;
    if (hookSecret === null || !(await isSignedWebhook(request.headers, text, hookSecret, deps.now()))) {
      return replyWith(401, { id: null, success: false, code: 'invalid' });
    }
    const order = readOrder(text);
    if (order === null) return replyWith(400, { id: null, success: false, code: 'invalid' });
    if (CODE_ACTIONS.has(order.action)) {
      deps.background(sendCode(deps, order, request.headers.get('webhook-id') ?? ''));
    }
    // Auth takes an empty object for success.
    return new Response('{}', {
      status: 200,
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
    });
  });
}

interface Order {
  readonly email: string;
  readonly code: string;
  readonly action: string;
}

/** Null if the payload is not one of Auth's. */
function readOrder(text: string): Order | null {
  try {
    const { user, email_data: data } = JSON.parse(text) as {
      user?: { email?: unknown };
      email_data?: { token?: unknown; email_action_type?: unknown };
    };
    const [email, code, action] = [user?.email, data?.token, data?.email_action_type];
    if (typeof email !== 'string' || typeof code !== 'string' || typeof action !== 'string') return null;
    return { email, code, action };
  } catch {
    return null;
  }
}

async function sendCode(deps: Dependencies, { email, code }: Order, webhookId: string): Promise<void> {
  try {
    const claim = await deps.database?.rpc<boolean>('claim_sign_in_code', { address: email });
    if (!claim?.ok) return deps.log('sign_in_claim_failed', { cause: claim?.reason ?? 'no_database' });
    if (!claim.value || !/^\d{6,10}$/.test(code)) return;
    const sent = await deps.mail(signInMail({ email, code, webhookId }, deps.settings));
    if (!sent.ok) deps.log('mail_failed', { kind: 'sign_in', cause: sent.code });
  } catch (error) {
    deps.log('bug', { name: error instanceof Error ? error.name : 'unknown' });
  }
}
