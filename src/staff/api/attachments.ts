import { signedIn } from './client.ts';
import { DeskError, failureOf } from './desk-error.ts';

/** Long enough for a download to begin. */
const EXPIRES_IN_SECONDS = 60;

/** An address from which this browser can download a file that came with a mail. @throws DeskError */
export async function addressOfAttachment(path: string, name: string): Promise<string> {
  const { client } = await signedIn();
  const { data, error } = await client.storage
    .from('attachments')
    .createSignedUrl(path, EXPIRES_IN_SECONDS, { download: name });
  if (data) return data.signedUrl;
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 0;
  throw new DeskError(failureOf(status), status === 400 || status === 404 ? 'missing' : undefined);
}
