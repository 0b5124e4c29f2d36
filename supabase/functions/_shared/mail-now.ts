import { deliverWithin } from './jobs.ts';
import type { MailDependencies } from './mail-dependencies.ts';
import { replyLater } from './respond.ts';
import type { Claim, EmailJob } from './rpc.ts';

/** What is known about a mail for which nothing is left to do now. */
type Settled = Exclude<Claim['outcome'], 'claimed' | 'busy'>;

/**
 * Sends the mail of a stored job now, for the visitor who waits for it up to `waitMs`. Returns what became of it, or the
 * reply that asks to come back.
 */
export async function mailNow(
  kind: EmailJob['kind'],
  id: string,
  deps: MailDependencies,
  waitMs: number,
): Promise<Response | Settled> {
  if (deps.database === null) return replyLater(id, 'unavailable', 300);
  const claim = await deps.database.rpc('claim_email_job', { kind, id });
  if (!claim.ok) {
    deps.log('claim_failed', { cause: claim.reason });
    return replyLater(id, 'unavailable', 10);
  }
  switch (claim.value.outcome) {
    case 'busy':
      return replyLater(id, 'in_progress', claim.value.retryAfter);
    case 'claimed': {
      const delivery = await deliverWithin(waitMs, claim.value.job, deps);
      if (delivery === 'pending') return replyLater(id, 'in_progress', 30);
      return delivery.sent ? 'sent' : replyLater(id, 'unavailable', delivery.retryAfter);
    }
    default:
      return claim.value.outcome;
  }
}
