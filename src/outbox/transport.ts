/** Sends the steps of items to the backend. */
import type { VisitorRpc } from '../../supabase/functions/_shared/rpc.ts';
import { inquiryRow, qrVisitRow } from '../../supabase/functions/_shared/rows.ts';
import { callFunction, connectTo, query, REQUEST_TIMEOUT_MS, type Backend } from './backend.ts';
import { classifyBatch, classifyInsert, classifySubscribe } from './classify.ts';
import { readConfig, type Config } from './config.ts';
import { mayRecordVisits } from './consent.ts';
import type { Transport } from './flusher.ts';
import type { Item, Kind, Payloads } from './item.ts';
import { UNREACHED, type Outcome } from './machine.ts';

const FUNCTIONS: Partial<Record<Kind, string>> = {
  inquiry: 'send-inquiry-email',
  subscription: 'send-welcome-email',
  unsubscribe: 'unsubscribe',
};

/**
 * The transport of one flush. Reads the configuration once, before its first request: on a slow connection each request
 * takes seconds. If that fails, the server counts as unreached for the rest of the flush.
 */
export function createTransport(): Transport {
  let config: Promise<Config | undefined> | undefined;
  const connect = async (signal: AbortSignal) => {
    const found = await (config ??= readConfig(REQUEST_TIMEOUT_MS));
    return found && connectTo(found, signal);
  };
  return {
    send: async (item, step, signal) => {
      const backend = await connect(signal);
      if (!backend) return UNREACHED;
      return step === 'notify'
        ? callFunction(backend, FUNCTIONS[item.kind]!, item.payload)
        : storeRow(backend, item);
    },
    sendVisits: async (items, signal) => {
      const backend = await connect(signal);
      if (!backend) return UNREACHED;
      if (!(await mayRecordVisits())) return { type: 'withdrawn' };
      const rows = items.map((item) => qrVisitRow(payloadOf(item, 'qr-visit')));
      return query(backend, (client) => client.from('qr_analytics').insert(rows), classifyBatch);
    },
  };
}

async function storeRow(backend: Backend, item: Item): Promise<Outcome> {
  switch (item.kind) {
    case 'inquiry': {
      const row = inquiryRow(payloadOf(item, 'inquiry'));
      return query(backend, (client) => client.from('inquiries').insert(row), classifyInsert);
    }
    case 'qr-visit': {
      if (!(await mayRecordVisits())) return { type: 'withdrawn' };
      const row = qrVisitRow(payloadOf(item, 'qr-visit'));
      return query(backend, (client) => client.from('qr_analytics').insert(row), classifyInsert);
    }
    case 'subscription': {
      const { id, email, source, suspected } = payloadOf(item, 'subscription');
      const request: VisitorRpc['subscribe']['args'] = { id, email, source, suspected };
      const name = 'subscribe' satisfies keyof VisitorRpc;
      return query(backend, (client) => client.rpc(name, request), classifySubscribe);
    }
    default:
      throw new Error(`${item.kind} has no row here`);
  }
}

const payloadOf = <K extends Kind>(item: Item, _kind: K) => item.payload as Payloads[K];
