import webPush from 'web-push';
import { business } from './content.ts';
import type { Settings } from './environment.ts';
import type { MailDependencies } from './mail-dependencies.ts';
import type { PushJob, PushMessage } from './rpc.ts';

/** How long a push service keeps a message for a device that is off. */
const TTL_SECONDS = 24 * 60 * 60;
const TIMEOUT_MS = 10_000;

/** `gone`: the browser wants no more messages. */
export type PushResult = 'sent' | 'gone' | { readonly failed: string };

/** Hands a message to the push service of one browser. Never throws. */
export type PushTransport = (job: PushJob) => Promise<PushResult>;

/**
 * Encrypts a message for a browser (RFC 8291), signs it (RFC 8292) and posts it to the browser's push service (RFC 8030).
 * @param isLocal whether the site is on this computer, so that a push service may be, too
 */
export function createPushTransport(
  vapid: NonNullable<Settings['vapid']>,
  isLocal: boolean,
  send: typeof fetch = fetch,
): PushTransport {
  return async ({ endpoint, p256dh, auth, kind, inquiryId }) => {
    if (!isPushAddress(endpoint, isLocal)) return 'gone';
    try {
      const message: PushMessage = { kind, inquiryId };
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        {
          vapidDetails: { subject: `mailto:${business.email}`, ...vapid },
          TTL: TTL_SECONDS,
          urgency: 'high',
          // A device that was off gets the latest of a kind.
          topic: kind,
        },
      );
      const response = await send(endpoint, {
        method,
        headers: headers as Record<string, string>,
        body: new Uint8Array(body!),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (response.ok) return 'sent';
      return response.status === 404 || response.status === 410
        ? 'gone'
        : { failed: `push_${response.status}` };
    } catch (error) {
      return { failed: error instanceof Error ? `push_${error.name.toLowerCase()}` : 'push_error' };
    }
  };
}

/** Over https, to its usual port, and to a public name, so not to an address inside of a network. */
function isPushAddress(endpoint: string, isLocal: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port } = new URL(endpoint);
  const isPublic = /\.[a-z]{2,}$/i.test(hostname) && !/\.(?:localhost|local|internal|lan)$/i.test(hostname);
  return isLocal || (protocol === 'https:' && port === '' && isPublic);
}

/** Sends what is due. What fails comes back later (`claim_push_jobs`). Never throws. */
export async function sendPushes({ database, push, log }: MailDependencies): Promise<void> {
  if (database === null || push === null) return;
  const claimed = await database.rpc('claim_push_jobs', {});
  if (!claimed.ok) return log('push_claim_failed', { cause: claimed.reason });
  await Promise.all(
    claimed.value.map(async (job) => {
      const result = await push(job);
      if (typeof result === 'object')
        return log('push_failed', { attempt: job.attempt, cause: result.failed });
      const { endpoint, kind, attempt } = job;
      await database.rpc('finish_push_job', { endpoint, kind, attempt, gone: result === 'gone' });
    }),
  );
}
