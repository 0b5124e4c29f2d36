/** The bucket of `supabase/migrations/*_films.sql`. */
const BUCKET = 'films';
/** Seconds that an address is good for: as long as somebody may leave the page open with the film running. */
const EXPIRES_IN = 3600;

/**
 * Asks the storage service for an address of a film that expires. The publishable key is enough: the anonymous role
 * may read this one bucket.
 * @param name of the film; upright screens get the file for them
 * @returns nothing where there is no backend, no line, or no such film: the picture stays
 */
export async function filmAddress(name: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const config = (await (await fetch('/config.json', { cache: 'no-store', signal })).json()) as {
      supabaseUrl: string | null;
      publishableKey: string | null;
    };
    if (config.supabaseUrl === null || !config.publishableKey) return undefined;
    const storage = `${config.supabaseUrl || location.origin}/storage/v1`;
    const answer = await fetch(`${storage}/object/sign/${BUCKET}/${fileName(name)}`, {
      method: 'POST',
      headers: { apikey: config.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ expiresIn: EXPIRES_IN }),
      signal,
    });
    if (!answer.ok) return undefined;
    const { signedURL } = (await answer.json()) as { signedURL?: string | null };
    return signedURL ? `${storage}${signedURL}` : undefined;
  } catch {
    return undefined;
  }
}

/** VP9 where it is understood, which looks better at the same size; H.264 everywhere else. */
function fileName(name: string): string {
  const shape = matchMedia('(max-width: 767.98px)').matches ? 'portrait' : 'landscape';
  const isVp9 = document.createElement('video').canPlayType('video/webm; codecs="vp9"') === 'probably';
  return `${name}-${shape}.${isVp9 ? 'webm' : 'mp4'}`;
}
