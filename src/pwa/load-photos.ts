/** Photographs of clients that are newer than the build: from the server once, then from the device. */
import { askBackend } from '../outbox/config.ts';
import { photoId } from '../site/photo-id.ts';
import { PREVIEW } from '../site/preview-key.ts';
import { withStorage } from '../ui/web-storage.ts';
import { isReachable } from './reachable.ts';
import { photoCache } from './stored-settings.ts';

const TIMEOUT_MS = 60_000;

/**
 * Addresses for images.
 * @param wanted ids
 * @param shown ids of all photographs that are published. Others go from the device.
 * @returns undefined if one of them can't be had now
 */
export async function loadPhotos(
  wanted: readonly string[],
  shown: readonly string[],
): Promise<string[] | undefined> {
  const { keep, read, keepOnly } = photoCache;
  await keepOnly(shown);
  const addresses: string[] = [];
  for (const id of wanted) {
    const photo = previewed(id) ?? (await read(id)) ?? (await askServer(id));
    if (photo === undefined || !(await isPhoto(id, photo))) return undefined;
    if (previewed(id) === undefined) await keep(id, photo);
    addresses.push(`data:image/jpeg;base64,${photo}`);
  }
  return addresses;
}

/** What the desk has left to this tab, with the case that it shows. */
function previewed(id: string): string | undefined {
  const text = withStorage('sessionStorage', (storage) => storage.getItem(PREVIEW));
  if (!text) return undefined;
  const { photos } = JSON.parse(text) as { photos?: Record<string, string> };
  return photos?.[id];
}

async function askServer(photo: string): Promise<string | undefined> {
  // Browsers log a page's own failed requests to the console.
  if (!(await isReachable())) return undefined;
  const reply = await askBackend('/rest/v1/rpc/case_photo', { body: { photo }, timeoutMs: TIMEOUT_MS });
  return typeof reply?.answer === 'string' ? reply.answer : undefined;
}

/** Whether base64 is the file that the owner has published. */
async function isPhoto(id: string, base64: string): Promise<boolean> {
  try {
    return (await photoId(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)))) === id;
  } catch {
    return false;
  }
}
