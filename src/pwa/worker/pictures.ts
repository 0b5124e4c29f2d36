/** Finds a picture in the cache. Each is precached in one size, while pages ask for the size that fits the screen. */
import { pathsIn, PICTURES, precacheList } from './cache-names.ts';

const SIZE = /^(\/pictures\/.+-[0-9a-f]{6})-\d+\.(?:avif|webp|jpg)$/;

/** What the addresses of all sizes and formats of a picture have in common. */
export const pictureKey = (path: string): string => SIZE.exec(path)?.[1] ?? path;

/** Keys of the pictures in a cache. */
export const picturesIn = async (cache: Cache | string): Promise<Set<string>> =>
  new Set([...(await pathsIn(cache))].map(pictureKey));

/** The cached size of the picture at `path`, whichever it is. Pages of an earlier build find their pictures too. */
export async function cachedPicture(path: string): Promise<Response | undefined> {
  const match = (url: string) => caches.match(url, { cacheName: PICTURES });
  const exact = await match(path);
  if (exact) return exact;
  const key = pictureKey(path);
  const isSamePicture = (other: string) => pictureKey(other) === key;
  const listed = precacheList().pictures.find(({ url }) => isSamePicture(url))?.url;
  if (listed) return (await match(listed)) ?? match(listed.replace(/\.avif$/, '.webp'));
  const earlier = [...(await pathsIn(PICTURES))].find(isSamePicture);
  return earlier === undefined ? undefined : match(earlier);
}

/** One gray pixel. */
const AVIF =
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAABwAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgQAMAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAkbWRhdBIACggYAAaICGg0IDIOH/eHhRXAACwAAJA1jZA=';

/** The picture format to precache: one that this browser can decode. */
export async function decodableFormat(): Promise<'avif' | 'webp'> {
  try {
    const bytes = Uint8Array.from(atob(AVIF), (letter) => letter.charCodeAt(0));
    (await createImageBitmap(new Blob([bytes], { type: 'image/avif' }))).close();
    return 'avif';
  } catch {
    return 'webp';
  }
}
