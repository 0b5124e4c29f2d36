import { abortAfter } from './abort-after.ts';

/** Where the backend is: the content of `/config.json`, so that a deployment can change it without a new build. */
export interface Config {
  /** Empty for this origin, null where no backend is configured. */
  supabaseUrl: string | null;
  publishableKey: string | null;
}

/**
 * Reads `/config.json`.
 * @returns undefined when it can't be read or is not ours, as behind a captive portal
 */
export async function readConfig(timeoutMs: number): Promise<Config | undefined> {
  try {
    const response = await fetch('/config.json', {
      cache: 'no-store',
      redirect: 'error',
      signal: abortAfter(timeoutMs),
    });
    return response.ok ? parseConfig(await response.json()) : undefined;
  } catch {
    // No connection, or no JSON.
    return undefined;
  }
}

/**
 * Asks the backend for what a page can do without.
 * @param body sent with POST, as JSON
 * @returns the answer, and the address it came from; undefined without a connection or a backend, and for an error
 */
export async function askBackend(
  path: string,
  { body, timeoutMs }: { body?: unknown; timeoutMs: number },
): Promise<{ answer: unknown; url: string } | undefined> {
  const { supabaseUrl, publishableKey } = (await readConfig(timeoutMs)) ?? {};
  if (typeof supabaseUrl !== 'string' || !publishableKey) return undefined;
  try {
    const response = await fetch(supabaseUrl + path, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      cache: 'no-store',
      redirect: 'error',
      signal: abortAfter(timeoutMs),
    });
    return response.ok ? { answer: await response.json(), url: response.url } : undefined;
  } catch {
    // No connection, or no JSON.
    return undefined;
  }
}

/** By hand: a schema library would be several times the size of the code that sends. */
function parseConfig(json: unknown): Config | undefined {
  const { supabaseUrl, publishableKey } = (json ?? {}) as Record<keyof Config, unknown>;
  const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';
  const isConfig = isTextOrNull(supabaseUrl) && isTextOrNull(publishableKey);
  return isConfig ? ({ supabaseUrl, publishableKey } as Config) : undefined;
}
