/**
 * Asks the function film-link for an address of a film. It lasts an hour.
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
    const backend = config.supabaseUrl || location.origin;
    const answer = await fetch(`${backend}/functions/v1/film-link`, {
      method: 'POST',
      headers: { apikey: config.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ film: fileName(name) }),
      signal,
    });
    if (!answer.ok) return undefined;
    const { signedUrl } = (await answer.json()) as { signedUrl?: string };
    return signedUrl ? `${backend}/storage/v1${signedUrl}` : undefined;
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
