import type { SiteCheck } from '../functions/_shared/rpc.ts';

/** What the repository has, from which a deployment is made. */
export interface Files {
  /** Slugs. */
  articles: readonly string[];
  /** File names. */
  films: readonly string[];
  /** Names. */
  functions: readonly string[];
}

/** What is checked: a published site and the backend that its `config.json` names. */
export interface Target {
  /** Origin of the site, without a slash at the end. */
  site: string;
  /** Origin of the backend. */
  backend: string;
  publishableKey: string;
  files: Files;
  /** Asks for what only the database knows; undefined: what needs it is skipped. */
  askDatabase: ((target: Target, headers?: Record<string, string>) => Promise<SiteCheck>) | undefined;
}

/** What one check found: a line for each thing to do, or what was seen, or why nothing was asked. */
export interface Outcome {
  problems: readonly string[];
  note?: string;
  skipped?: string;
}

/** One check of a deployment. */
export interface Check {
  name: string;
  /** May throw if nothing answers: that is a problem, too. */
  run: (target: Target) => Promise<Outcome>;
}

/** A slow host compresses a large file for the first time. */
const TIMEOUT_MS = 45_000;
/** More would count as a flood on some hosts. */
const AT_ONCE = 6;

const DIRECTLY = { redirect: 'manual', cache: 'no-store' } as const;

/** Asks an address, not a cache, and follows no redirect. Rejects if no answer comes. */
export async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { ...DIRECTLY, signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
  } catch (error) {
    const { code, message } = ((error as Error).cause ?? error) as { code?: unknown; message: string };
    // Node says ECONNREFUSED; the codes of browsers are numbers.
    const cause = typeof code === 'string' ? code : message;
    throw new Error(`${url} does not answer (${cause})`, { cause: error });
  }
}

/** Asks an address and discards the body. */
export async function statusOf(url: string, init: RequestInit = {}): Promise<number> {
  const response = await ask(url, init);
  await response.body?.cancel();
  return response.status;
}

/** Runs `work` for each item, a few at a time, and joins what it returns in the order of the items. */
export async function each<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<readonly R[]>,
): Promise<R[]> {
  const results: (readonly R[])[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE)
    results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(work))));
  return results.flat();
}

/** A JSON object; empty for any other body. */
export async function jsonOf(response: Response): Promise<Record<string, unknown>> {
  const value: unknown = await response.json().catch(() => null);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** The origin of an address; undefined for a text that is none. The oldest browsers have no `URL.canParse`. */
export function originOf(url: string): string | undefined {
  try {
    return new URL(url).origin;
  } catch {
    return undefined;
  }
}

/**
 * Reads where the backend is from the site itself.
 * @returns what is wrong with `config.json`, or where the backend is and its key
 */
export async function findBackend(
  site: string,
): Promise<{ problem: string } | Pick<Target, 'backend' | 'publishableKey'>> {
  const response = await ask(`${site}/config.json`);
  if (!response.ok)
    return { problem: `/config.json answers ${response.status}: publish the whole folder dist` };
  const { supabaseUrl, publishableKey } = (await jsonOf(response)) as {
    supabaseUrl?: string | null;
    publishableKey?: string | null;
  };
  if (typeof supabaseUrl !== 'string' || !publishableKey)
    return {
      problem:
        '/config.json names no backend: set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY, build and publish again',
    };
  if (supabaseUrl !== '' && originOf(supabaseUrl) !== supabaseUrl)
    return {
      problem: `/config.json names the backend ${supabaseUrl}: VITE_SUPABASE_URL must be an origin such as https://abc.supabase.co, without a path; correct it, build and publish again`,
    };
  return { backend: supabaseUrl || site, publishableKey };
}
