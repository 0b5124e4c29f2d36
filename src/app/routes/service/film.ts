import { NARROW } from '../../../ui/viewports.ts';

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
export async function filmAddress(name: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const config = (await (await fetch('/config.json', { cache: 'no-store', signal })).json()) as {
      supabaseUrl: string | null;
      publishableKey: string | null;
    };
    if (config.supabaseUrl === null || !config.publishableKey) return undefined;
    const backend = config.supabaseUrl || location.origin;
    const response = await fetch(`${backend}/functions/v1/film-link`, {
      method: 'POST',
      headers: { apikey: config.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ film: fileName(name) }),
      signal,
    });
    if (!response.ok) return undefined;
    const { signedUrl } = (await response.json()) as { signedUrl?: string };
    return signedUrl ? `${backend}/storage/v1${signedUrl}` : undefined;
  } catch {
    return undefined;
  }
}

/** VP9 where the browser plays it, because it looks better at the same size. Otherwise H.264. */
function fileName(name: string): string {
  const shape = matchMedia(NARROW).matches ? 'portrait' : 'landscape';
  const isVp9 = document.createElement('video').canPlayType('video/webm; codecs="vp9"') === 'probably';
  return `${name}-${shape}.${isVp9 ? 'webm' : 'mp4'}`;
}
