import { isHeaderSafeAddress } from '../_shared/addresses.ts';
import type { MailDependencies } from '../_shared/mail-dependencies.ts';
import { signInMail } from '../_shared/mails/sign-in-mail.ts';
import { readJson, replyLater, replyToFailure, replyWith, serveFunction } from '../_shared/respond.ts';
import { untilNextStep } from '../_shared/steady-reply.ts';

/** Seconds between the attempts to mail a code that a mail server has postponed. A code is worth something for ten minutes. */
const MAIL_PAUSES_S = [5, 15, 30, 60];

/** What the browser asks for. */
interface Wanted {
  readonly email: string;
  readonly code: string | null;
  readonly device: string | null;
}

/**
 * Signing in to the staff desk. `{"email"}` asks for a code, `{"email", "code"}` exchanges it for a session of Auth; both
 * may name the `device` secret of an earlier session. Asking has the same answer at the same time for every address,
 * because the work follows it. Limits and codes are in the database.
 */
export function createHandler(deps: MailDependencies): (request: Request) => Promise<Response> {
  return serveFunction(deps, { methods: ['POST'] }, async (request, visitor) => {
    const body = await readJson(request, '');
    if (!body.ok) return body.reply;
    const wanted = readRequest(body.value);
    if (wanted === null) return replyWith(400, { id: null, success: false, code: 'invalid' });
    if (deps.database === null) return replyLater(null, 'unavailable', 300);
    const startedAt = deps.now();
    const { email, code, device } = wanted;
    const kind = code === null ? 'code' : 'attempt';
    const counted = await deps.database.rpc('count_sign_in', { kind, address: email, device }, visitor);
    if (!counted.ok) return replyToFailure(null, counted);
    if (code !== null) return enterCode(deps, email, code);
    deps.background(mailCode(deps, email, device));
    await untilNextStep(startedAt, deps);
    return replyWith(200, { id: null, success: true });
  });
}

/** Null if it is neither of the two requests. A code may be pasted with spaces, dashes and the period of its sentence. */
function readRequest(value: Readonly<Record<string, unknown>>): Wanted | null {
  const email = typeof value['email'] === 'string' ? value['email'].trim() : '';
  const device = typeof value['device'] === 'string' ? value['device'] : null;
  if (!isHeaderSafeAddress(email) || (device?.length ?? 0) > 100) return null;
  if (value['code'] === undefined) return { email, code: null, device };
  const code = String(value['code']).replace(/\D/g, '');
  return code.length === 8 ? { email, code, device } : null;
}

async function enterCode(deps: MailDependencies, address: string, code: string): Promise<Response> {
  // The domain is ours, so that Auth finds nothing to object to. Nobody gets mail there.
  const new_account = `desk-${crypto.randomUUID()}@${deps.settings.mailFrom.split('@')[1]}`;
  const redeemed = await deps.database!.rpc('redeem_sign_in_code', { address, code, new_account });
  if (!redeemed.ok) return replyLater(null, 'unavailable', 10);
  if (redeemed.value === null) return replyWith(400, { id: null, success: false, code: 'wrong_code' });
  const { email, account, device } = redeemed.value;
  const session = await deps.issueSession(account, { address: email });
  if (session === null) {
    deps.log('session_failed');
    return replyLater(null, 'unavailable', 10);
  }
  return replyWith(200, { id: null, success: true, session, device });
}

async function mailCode(deps: MailDependencies, email: string, device: string | null): Promise<void> {
  try {
    const made = await deps.database?.rpc('create_sign_in_code', {
      address: email,
      device,
    });
    if (!made?.ok) return deps.log('sign_in_code_failed', { cause: made?.reason ?? 'no_database' });
    if (made.value === null) return;
    const mail = signInMail({ ...made.value, id: crypto.randomUUID() }, deps.settings);
    for (const pause of [...MAIL_PAUSES_S, null]) {
      const sent = await deps.mail(mail);
      if (sent.ok) return;
      deps.log('mail_failed', { kind: 'sign_in', cause: sent.code });
      if (pause === null || sent.permanent || sent.unknown) return;
      await deps.wait(pause * 1000);
    }
  } catch (error) {
    deps.log('bug', { name: error instanceof Error ? error.name : 'unknown' });
  }
}
