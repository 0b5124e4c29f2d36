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

/** By hand: a schema library would be several times the size of the code that sends. */
function parseConfig(json: unknown): Config | undefined {
  const { supabaseUrl, publishableKey } = (json ?? {}) as Record<keyof Config, unknown>;
  const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';
  const isConfig = isTextOrNull(supabaseUrl) && isTextOrNull(publishableKey);
  return isConfig ? ({ supabaseUrl, publishableKey } as Config) : undefined;
}
