/** Sends what visitors have submitted to the backend. */
import type { VisitorRpc } from '../../supabase/functions/_shared/rpc.ts';
import { inquiryRow, qrVisitRow } from '../../supabase/functions/_shared/rows.ts';
import { callFunction, connectTo, query, REQUEST_TIMEOUT_MS, type Backend } from './requests.ts';
import { classifyBatch, classifyInsert, classifySubscribe } from './classify.ts';
import { readConfig, type Config } from './config.ts';
import { mayRecordVisits } from './consent.ts';
import type { Transport } from './flusher.ts';
import type { Payload, Step } from './item.ts';
import { UNREACHED, type Outcome } from './machine.ts';
import type { VisitorItem, VisitorKind, VisitorPayloads } from './visitor-kinds.ts';

/** The requests of one kind. `payloads` holds more than one only for a kind with a batch size. */
type Requests<P> = Partial<
  Record<Step, (backend: Backend, payloads: readonly P[]) => Promise<Outcome> | Outcome>
>;

const call =
  (name: string) =>
  (backend: Backend, [payload]: readonly Payload[]) =>
    callFunction(backend, name, payload!);

const REQUESTS: { [K in keyof VisitorPayloads]: Requests<VisitorPayloads[K]> } = {
  inquiry: {
    store: (backend, [inquiry]) =>
      query(backend, (database) => database.from('inquiries').insert(inquiryRow(inquiry!)), classifyInsert),
    notify: call('send-inquiry-email'),
  },
  subscription: {
    store: (backend, [subscription]) => {
      const { id, email, source, suspected } = subscription!;
      const request: VisitorRpc['subscribe']['args'] = { id, email, source, suspected };
      const name = 'subscribe' satisfies keyof VisitorRpc;
      return query(backend, (database) => database.rpc(name, request), classifySubscribe);
    },
    notify: call('send-welcome-email'),
  },
  unsubscribe: { notify: call('unsubscribe') },
  'qr-visit': {
    store: async (backend, visits) => {
      if (!(await mayRecordVisits())) return { type: 'withdrawn' };
      const classify = visits.length > 1 ? classifyBatch : classifyInsert;
      return query(
        backend,
        (database) => database.from('qr_analytics').insert(visits.map(qrVisitRow)),
        classify,
      );
    },
  },
};

const request = <K extends VisitorKind>(
  kind: K,
  step: Step,
  backend: Backend,
  payloads: readonly VisitorPayloads[K][],
) => REQUESTS[kind][step]!(backend, payloads);

/**
 * The transport of one flush. Reads the configuration once, before its first request: on a slow connection each request
 * takes seconds. If that fails, the server counts as unreached for the rest of the flush.
 */
export function createTransport(): Transport {
  let config: Promise<Config | undefined> | undefined;
  return {
    async send(items: readonly VisitorItem[], step, signal) {
      const found = await (config ??= readConfig(REQUEST_TIMEOUT_MS));
      if (!found) return UNREACHED;
      const payloads = items.map(({ payload }) => payload);
      return request(items[0]!.kind, step, connectTo(found, signal), payloads);
    },
  };
}
