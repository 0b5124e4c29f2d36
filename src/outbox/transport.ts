/**
 * Speaks with the backend through supabase-js.
 */
import { createClient, FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';
import { inquiryRow, qrVisitRow } from '../../supabase/functions/_shared/rows.ts';
import {
  classifyBatch,
  classifyFunction,
  classifyInsert,
  classifySubscribe,
  type RestReply,
} from './classify.ts';
import { mayRecordVisits } from './consent.ts';
import type { Transport } from './flusher.ts';
import type { Item, Kind, Payloads } from './item.ts';
import { UNREACHED, type Outcome } from './machine.ts';

/** How long a request may take, body included. */
const TIMEOUT_MS = 20_000;
const FUNCTIONS: Partial<Record<Kind, string>> = {
  inquiry: 'send-inquiry-email',
  subscription: 'send-welcome-email',
  unsubscribe: 'unsubscribe',
};

/** Where the backend is. A deployment can change it without a new build. */
interface Config {
  /** Empty: this origin. Null: no backend is configured. */
  supabaseUrl: string | null;
  publishableKey: string | null;
}

/** Reads `/config.json`. @returns nothing when it could not be had or is not ours (a captive portal's page) */
async function readConfig(): Promise<Config | undefined> {
  try {
    const response = await fetch('/config.json', {
      cache: 'no-store',
      redirect: 'error',
      signal: within(),
    });
    if (!response.ok) return undefined;
    const config = (await response.json()) as Partial<Config> | null;
    if (config && 'supabaseUrl' in config && 'publishableKey' in config) return config as Config;
  } catch {
    // No connection, or no JSON.
  }
  return undefined;
}

/**
 * A transport for one flush. It reads the configuration once, on first use, for all of its requests: on a weak
 * connection each request costs seconds. If that fails the server counts as unreached for the whole flush.
 */
export function createTransport(): Transport {
  let config: Promise<Config | undefined> | undefined;
  const connect = async (signal: AbortSignal) => {
    const backend = await (config ??= readConfig());
    return backend && connectTo(backend, signal);
  };
  return {
    send: async (item, step, signal) => {
      const backend = await connect(signal);
      if (!backend) return UNREACHED;
      return step === 'notify' ? callFunction(backend, item) : storeRow(backend, item);
    },
    sendVisits: async (items, signal) => {
      const backend = await connect(signal);
      if (!backend) return UNREACHED;
      if (!(await mayRecordVisits())) return { type: 'withdrawn' };
      const rows = items.map((item) => qrVisitRow(payload(item, 'qr-visit')));
      return insert(backend, 'qr_analytics', rows, classifyBatch);
    },
  };
}

async function storeRow(backend: Backend, item: Item): Promise<Outcome> {
  const { client, seen } = backend;
  switch (item.kind) {
    case 'inquiry':
      return insert(backend, 'inquiries', inquiryRow(payload(item, 'inquiry')));
    case 'qr-visit':
      if (!(await mayRecordVisits())) return { type: 'withdrawn' };
      return insert(backend, 'qr_analytics', qrVisitRow(payload(item, 'qr-visit')));
    case 'subscription': {
      if (!client) return { type: 'unconfigured' };
      const { id, email, source, suspected } = payload(item, 'subscription');
      return attempt(seen, async () =>
        classifySubscribe(restReply(await client.rpc('subscribe', { id, email, source, suspected }), seen)),
      );
    }
    case 'unsubscribe':
      throw new Error('unsubscribing has no row to store');
  }
}

async function insert(
  { client, seen }: Backend,
  table: string,
  rows: object | object[],
  classify: (reply: RestReply) => Outcome = classifyInsert,
): Promise<Outcome> {
  if (!client) return { type: 'unconfigured' };
  return attempt(seen, async () => classify(restReply(await client.from(table).insert(rows), seen)));
}

const payload = <K extends Kind>(item: Item, _kind: K) => item.payload as Payloads[K];

/** What the raw reply said beside its body; supabase-js does not hand headers over. */
interface Seen {
  status: number;
  /** Milliseconds. */
  retryAfter: number | undefined;
}

interface Backend {
  /** Missing where no database is configured. */
  client: SupabaseClient | undefined;
  seen: Seen;
  send: typeof fetch;
}

/** `signal` breaks all requests off. */
function connectTo(config: Config, signal: AbortSignal): Backend {
  const seen: Seen = { status: 0, retryAfter: undefined };
  const send: typeof fetch = async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error', signal: within(signal) });
    seen.status = response.status;
    seen.retryAfter = pauseOf(response.headers.get('retry-after'));
    return response;
  };
  const client =
    config.supabaseUrl === null || !config.publishableKey
      ? undefined
      : createClient(config.supabaseUrl || self.location.origin, config.publishableKey, {
          // Nobody signs in: without this, every client would bring a session manager of its own.
          accessToken: async () => null,
          global: { fetch: send },
        });
  return { client, seen, send };
}

/** A reply that can't be read (cut off, not JSON) is no acknowledgement. */
async function attempt(seen: Seen, run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await run();
  } catch {
    return { ...UNREACHED, reached: seen.status >= 400 };
  }
}

/** Without a database the functions may still be at `/api`. */
function callFunction({ client, seen, send }: Backend, item: Item): Promise<Outcome> {
  const name = FUNCTIONS[item.kind]!;
  return attempt(seen, async () => {
    if (client) {
      const { data, error } = await client.functions.invoke<unknown>(name, { body: item.payload });
      const body = error instanceof FunctionsHttpError ? await jsonOf(error.context as Response) : data;
      return classifyFunction(item.id, seen.status, body, seen.retryAfter);
    }
    const response = await send(`/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(item.payload),
    });
    return classifyFunction(item.id, response.status, await jsonOf(response), seen.retryAfter);
  });
}

const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => null);

/** Aborts with `signal` or after the time limit. (`AbortSignal.any` is missing in Safari before 17.4.) */
function within(signal?: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  const stop = () => {
    clearTimeout(timer);
    controller.abort();
  };
  if (signal?.aborted) stop();
  else signal?.addEventListener('abort', stop, { once: true });
  return controller.signal;
}

interface Answer {
  data: unknown;
  error: { code?: string; hint?: string | null } | null;
}

/** supabase-js's answer with what only the raw reply knew. Retry-After may stand in the body's hint. */
function restReply({ data, error }: Answer, seen: Seen): RestReply {
  return {
    status: seen.status,
    code: error?.code,
    data,
    retryAfter: seen.retryAfter ?? hintedPause(error?.hint),
  };
}

/** Milliseconds out of a hint like `{"retryAfter": 30}`. */
function hintedPause(hint: string | null | undefined): number | undefined {
  try {
    const { retryAfter } = JSON.parse(hint ?? '') as { retryAfter?: unknown };
    return typeof retryAfter === 'number' && retryAfter > 0 ? retryAfter * 1000 : undefined;
  } catch {
    return undefined;
  }
}

/** Milliseconds out of a Retry-After header: seconds or a date. */
function pauseOf(header: string | null): number | undefined {
  if (!header) return undefined;
  const pause = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(pause) ? Math.max(0, pause) : undefined;
}
