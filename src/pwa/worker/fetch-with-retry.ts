import { retry } from '../retry.ts';

/** The server has no such file. */
export class MissingFile extends Error {}

/** Pauses of 0.25, 0.5, ... 8 s on average. */
const RETRIES = 6;
/** The largest file takes a third of this on a 2G connection. */
const TIMEOUT_MS = 60_000;

/** Expected content types by file name extension. A captive portal answers every request with an HTML page and 200. */
const TYPES: Record<string, RegExp> = {
  js: /javascript/,
  css: /css/,
  txt: /text\/plain/,
  woff2: /font|octet-stream/,
  svg: /svg/,
  png: /png/,
  avif: /avif|octet-stream/,
  webp: /webp/,
  webmanifest: /manifest|json|octet-stream/,
};

/**
 * Fetches a file completely, retrying with backoff.
 * @throws MissingFile when the server has no such file, or else the last error
 */
export const fetchWithRetry = (url: string, cache: RequestCache = 'default'): Promise<Response> =>
  retry(
    (attempt) => fetchWhole(url, attempt === 0 ? cache : 'reload'),
    (attempt, error) => {
      // The browser's cache may have answered the first request with an outdated 404.
      const isFinal = error instanceof MissingFile && attempt > 0;
      return isFinal || attempt === RETRIES ? undefined : 250 * 2 ** attempt * (0.5 + Math.random());
    },
  );

async function fetchWhole(url: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(url, { cache, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === 404 || response.status === 410) throw new MissingFile(url);
  const type = response.headers.get('content-type') ?? '';
  const expected = TYPES[url.slice(url.lastIndexOf('.') + 1)];
  if (response.status !== 200 || !expected?.test(type)) throw new Error(`${url}: ${response.status} ${type}`);
  // Reads the body to its end, because a truncated file must not be cached.
  await response.clone().arrayBuffer();
  return response;
}

/** Repeats a request past the browser's cache after a 404, which may be cached from the middle of a deployment. */
export async function fetchCurrent(request: Request): Promise<Response> {
  const response = await fetch(request);
  return response.status === 404 ? fetch(request, { cache: 'reload' }) : response;
}

/**
 * Calls `work` for every entry, at most `limit` at a time.
 * @throws the first error. No further call begins after it
 */
export async function forEachConcurrently<T>(
  entries: readonly T[],
  limit: number,
  work: (entry: T) => Promise<void>,
): Promise<void> {
  const queue = [...entries];
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      try {
        await work(next);
      } catch (error) {
        queue.length = 0;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
