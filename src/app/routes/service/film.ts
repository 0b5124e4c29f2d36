import { askBackend } from '../../../outbox/config.ts';
import { NARROW } from '../../../ui/viewports.ts';

const TIMEOUT_MS = 20_000;

/** Chromium's description of the connection (Network Information API). Other browsers have none. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether a film may be loaded: online, on a fast connection, no data saver, no reduced motion. A browser
 * that does not report its connection counts as one on a fast connection.
 */
export function mayPlay(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!navigator.onLine || connection?.saveData) return false;
  if (connection?.effectiveType && connection.effectiveType !== '4g') return false;
  return !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches;
}

/**
 * Asks the function `film-link` for a film's address, which is valid for an hour.
 * @param name of the film; upright screens get the portrait file
 * @returns undefined without a backend, without a connection, or for an unknown film: the picture stays
 */
export async function filmAddress(name: string): Promise<string | undefined> {
  const body = { film: fileName(name) };
  const reply = await askBackend('/functions/v1/film-link', { body, timeoutMs: TIMEOUT_MS });
  const { signedUrl } = (reply?.answer ?? {}) as { signedUrl?: string };
  return reply && signedUrl && new URL(`/storage/v1${signedUrl}`, reply.url).href;
}

/** VP9 where the browser plays it, because it looks better at the same size. Otherwise H.264. */
function fileName(name: string): string {
  const shape = matchMedia(NARROW).matches ? 'portrait' : 'landscape';
  const isVp9 = document.createElement('video').canPlayType('video/webm; codecs="vp9"') === 'probably';
  return `${name}-${shape}.${isVp9 ? 'webm' : 'mp4'}`;
}
