import { serviceHeaders } from './database.ts';
import type { Dependencies } from './dependencies.ts';
import type { DatabaseSettings } from './environment.ts';

/** The bucket in `supabase/config.toml`. */
const BUCKET = 'attachments';
/** For a file of 10 MB. */
const UPLOAD_TIMEOUT_MS = 30_000;
const DELETE_TIMEOUT_MS = 8_000;

/** Files of mails in the storage service. Neither function throws. Each returns whether the service did it. */
export interface Attachments {
  /** Stores a file, also again. */
  readonly store: (path: string, content: Uint8Array) => Promise<boolean>;
  /** Deletes files, also such as do not exist. */
  readonly remove: (paths: readonly string[]) => Promise<boolean>;
}

export function createAttachments(
  settings: DatabaseSettings | null,
  send: typeof fetch = fetch,
): Attachments {
  const ask = async (path: string, request: RequestInit & { type: string; timeoutMs: number }) => {
    if (settings === null) return false;
    const { type, timeoutMs, ...init } = request;
    try {
      const response = await send(`${settings.url}/storage/v1/object/${BUCKET}${path}`, {
        ...init,
        headers: { 'Content-Type': type, 'x-upsert': 'true', ...serviceHeaders(settings.serviceKey) },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  };
  return {
    store: (path, content) =>
      ask(`/${path}`, {
        method: 'POST',
        // Whatever it is, a browser saves it and runs nothing.
        type: 'application/octet-stream',
        body: content as BodyInit,
        timeoutMs: UPLOAD_TIMEOUT_MS,
      }),
    remove: (paths) =>
      ask('', {
        method: 'DELETE',
        type: 'application/json',
        body: JSON.stringify({ prefixes: paths }),
        timeoutMs: DELETE_TIMEOUT_MS,
      }),
  };
}

/** Deletes files whose message is gone. What fails comes back later (`claim_unneeded_files`). Never throws. */
export async function removeFiles({ database, attachments, log }: Dependencies): Promise<void> {
  const claimed = await database?.rpc('claim_unneeded_files', {});
  if (!claimed?.ok || claimed.value.length === 0) return;
  if (!(await attachments.remove(claimed.value)))
    return log('files_not_removed', { count: claimed.value.length });
  await database?.rpc('finish_unneeded_files', { paths: claimed.value });
}
