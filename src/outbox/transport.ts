/**
 * Speaks with the backend through supabase-js. A chunk of its own, loaded when there is something to send.
 */
import { createClient, FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';
import { inquiryRow, qrVisitRow } from '../../supabase/functions/_shared/rows.ts';
import { classifyFunction, classifyInsert, classifySubscribe, type RestReply } from './classify.ts';
import { mayRecordVisits } from './consent.ts';
import type { Transport } from './flusher.ts';
import type { Item, Kind, Payloads } from './item.ts';
import type { Outcome } from './machine.ts';

/** Milliseconds a request may take, body included (outbox.md, rule 7). */
const TIMEOUT = 20_000;
const UNREACHED = { type: 'retry', reason: 'network', reached: false } as const satisfies Outcome;
const FUNCTIONS: Partial<Record<Kind, string>> = {
  inquiry: 'send-inquiry-email',
  subscription: 'send-welcome-email',
  unsubscribe: 'unsubscribe',
};

/** Where the backend is; read afresh for every round, so that a deployment can change it (contract, «Environment»). */
interface Config {
  /** Empty: this origin. Null: no backend is configured. */
  supabaseUrl: string | null;
  publishableKey: string | null;
}

/** Reads `/config.json`. @returns nothing when it could not be had or is not ours (a captive portal's page) */
async function readConfig(signal: AbortSignal): Promise<Config | undefined> {
  try {
    const response = await fetch('/config.json', {
      cache: 'no-store',
      redirect: 'error',
      signal: within(signal),
    });
    if (!response.ok) return undefined;
    const config = (await response.json()) as Partial<Config> | null;
    if (config && 'supabaseUrl' in config && 'publishableKey' in config) return config as Config;
  } catch {
    // No line, no JSON: no configuration.
  }
  return undefined;
}

/** The transport that pages and the service worker use. */
export const supabaseTransport: Transport = {
  send: async (item, step, signal) => {
    const backend = await connect(signal);
    if (!backend) return UNREACHED;
    if (step === 'notify') return callFunction(backend, item);
    const { client, seen } = backend;
    if (!client) return { type: 'unconfigured' };
    return attempt(seen, async () => {
      switch (item.kind) {
        case 'inquiry':
          return classifyInsert(
            restReply(await client.from('inquiries').insert(inquiryRow(payload(item, 'inquiry'))), seen),
          );
        case 'qr-visit':
          if (!(await mayRecordVisits())) return { type: 'withdrawn' };
          return classifyInsert(
            restReply(await client.from('qr_analytics').insert(qrVisitRow(payload(item, 'qr-visit'))), seen),
          );
        case 'subscription': {
          const { id, email, source, suspected } = payload(item, 'subscription');
          return classifySubscribe(
            restReply(await client.rpc('subscribe', { id, email, source, suspected }), seen),
          );
        }
        case 'unsubscribe':
          throw new Error('unsubscribing has no row to store');
      }
    });
  },
  sendVisits: async (items, signal) => {
    const backend = await connect(signal);
    if (!backend) return UNREACHED;
    const { client, seen } = backend;
    if (!client) return { type: 'unconfigured' };
    return attempt(seen, async () => {
      if (!(await mayRecordVisits())) return { type: 'withdrawn' };
      const rows = items.map((item) => qrVisitRow(payload(item, 'qr-visit')));
      const reply = restReply(await client.from('qr_analytics').insert(rows), seen);
      // A duplicate in a batch says nothing of the others: each is tried alone.
      return reply.status === 409 ? { type: 'refused', reason: 'duplicate_in_batch' } : classifyInsert(reply);
    });
  },
};

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

/** @returns nothing when not even the configuration could be read: there is no way out at the moment */
async function connect(signal: AbortSignal): Promise<Backend | undefined> {
  const config = await readConfig(signal);
  if (!config) return undefined;
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

/** Without a database the functions may still stand at `/api` (specification part 1 §7). */
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
function within(signal: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT);
  const stop = () => {
    clearTimeout(timer);
    controller.abort();
  };
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
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
    return typeof retryAfter === 'number' ? retryAfter * 1000 : undefined;
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
