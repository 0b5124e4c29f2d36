/** Sends requests to Supabase, or to the functions at `/api` where there is no database. */
import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { abortAfter } from './abort-after.ts';
import { classifyFunction, type RestReply } from './classify.ts';
import type { Config } from './config.ts';
import { UNREACHED, type Outcome } from './machine.ts';

/** Time limit of a request, including its body. */
export const REQUEST_TIMEOUT_MS = 20_000;

/**
 * The status and headers of the latest reply. postgrest-js hides the headers of replies, and reports nothing of a
 * reply whose body breaks off.
 */
interface ReplyHead {
  /** 0 before a reply. */
  status: number;
  /** In milliseconds. */
  retryAfter: number | undefined;
}

/**
 * The two parts of supabase-js that visitors need. supabase-js also creates clients for Auth, Realtime and Storage, whether
 * they are used or not, and those are most of its code.
 */
interface Client {
  database: PostgrestClient;
  functions: FunctionsClient;
}

/** The backend during one request, which may take several fetches. */
export interface Backend {
  /** Undefined where no database is configured. */
  client: Client | undefined;
  head: ReplyHead;
  fetch: typeof fetch;
}

/** `signal` aborts all requests. */
export function connectTo(config: Config, signal: AbortSignal): Backend {
  const head: ReplyHead = { status: 0, retryAfter: undefined };
  const send: typeof fetch = async (input, init) => {
    const response = await fetch(input, {
      ...init,
      redirect: 'error',
      signal: abortAfter(REQUEST_TIMEOUT_MS, signal),
    });
    head.status = response.status;
    head.retryAfter = parseRetryAfter(response.headers.get('retry-after'));
    return response;
  };
  return { client: clientOf(config, send), head, fetch: send };
}

function clientOf({ supabaseUrl, publishableKey }: Config, send: typeof fetch): Client | undefined {
  if (supabaseUrl === null || !publishableKey) return undefined;
  const base = (supabaseUrl || self.location.origin).replace(/\/$/, '');
  const headers = { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` };
  return {
    database: new PostgrestClient(`${base}/rest/v1`, { headers, fetch: send }),
    functions: new FunctionsClient(`${base}/functions/v1`, { headers, customFetch: send }),
  };
}

/** A request to the database. `run` classifies the reply. */
export function query(
  { client, head }: Backend,
  run: (database: PostgrestClient) => PromiseLike<Answer>,
  classify: (reply: RestReply) => Outcome,
): Promise<Outcome> | Outcome {
  if (!client) return { type: 'unconfigured' };
  return catchUnreadable(head, async () => classify(restReply(await run(client.database), head)));
}

/** Calls an edge function with a payload. */
export function callFunction(
  { client, head, fetch }: Backend,
  name: string,
  payload: { id: string },
): Promise<Outcome> {
  return catchUnreadable(head, async () => {
    if (client) {
      const { data, error } = await client.functions.invoke<unknown>(name, { body: payload });
      const body = error instanceof FunctionsHttpError ? await jsonOf(error.context as Response) : data;
      return classifyFunction(payload.id, head.status, body, head.retryAfter);
    }
    const response = await fetch(`/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    });
    return classifyFunction(payload.id, response.status, await jsonOf(response), head.retryAfter);
  });
}

/** A reply that can't be read, because it is cut off or no JSON, is no acknowledgment. */
async function catchUnreadable(head: ReplyHead, run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await run();
  } catch {
    return { ...UNREACHED, reached: head.status >= 400 };
  }
}

const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => null);

/** What postgrest-js resolves to. */
interface Answer {
  data: unknown;
  error: { code?: string; hint?: string | null } | null;
}

/** Retry-After may be in the hint of the body, because pages can't read the header across origins. */
function restReply({ data, error }: Answer, head: ReplyHead): RestReply {
  return {
    status: head.status,
    code: error?.code,
    data,
    retryAfter: head.retryAfter ?? retryAfterInHint(error?.hint),
  };
}

/** Milliseconds from a hint such as `{"retryAfter": 30}`. */
function retryAfterInHint(hint: string | null | undefined): number | undefined {
  try {
    const { retryAfter } = JSON.parse(hint ?? '') as { retryAfter?: unknown };
    return typeof retryAfter === 'number' && retryAfter > 0 ? retryAfter * 1000 : undefined;
  } catch {
    return undefined;
  }
}

/** Milliseconds from a Retry-After header, which holds seconds or a date. */
function parseRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
