/** The network of the model test: loses, delays, and corrupts requests and replies. */
import {
  classifyBatch,
  classifyFunction,
  classifyInsert,
  classifySubscribe,
  type RestReply,
} from './classify.ts';
import type { Transport } from './flusher.ts';
import type { Item } from './item.ts';
import type { Outcome } from './machine.ts';
import type { Scheduler } from './model-scheduler.ts';
import type { Reply, Server } from './model-server.ts';

/** What may happen to a request. */
const FATES = [
  'ok',
  'ok',
  'ok',
  'request_lost',
  'reply_lost',
  'portal',
  'busy',
  'broken',
  'forbidden',
  'unknown_code',
  'hanging',
] as const;
type Fate = (typeof FATES)[number];
const STATUS: Record<string, number> = {
  busy: 429,
  broken: 500,
  forbidden: 401,
  portal: 200,
  unknown_code: 400,
};
const RETRY_AFTER_MS = [30_000, 600_000, 86_400_000];

export class Network {
  readonly #scheduler: Scheduler;
  readonly #server: Server;

  constructor(scheduler: Scheduler, server: Server) {
    this.#scheduler = scheduler;
    this.#server = server;
  }

  transport(context: number): Transport {
    return {
      send: async (items, step, signal) => {
        const [item] = items as readonly [Item];
        const isBatch = items.length > 1;
        const { fate, reply } = await this.#request(context, signal, () =>
          isBatch ? this.#server.storeVisits(items) : this.#server.serve(item, step),
        );
        if (isBatch) return classifyBatch(fate === 'ok' ? (reply as RestReply) : this.#failure(fate));
        return step === 'notify'
          ? this.#functionOutcome(item, { fate, reply })
          : this.#rowOutcome(item, { fate, reply });
      },
    };
  }

  /** Sends a request. `work` is what the server does if it arrives. */
  async #request(
    context: number,
    signal: AbortSignal,
    work: () => RestReply | Reply,
  ): Promise<{ fate: Fate; reply: RestReply | Reply | undefined }> {
    const scheduler = this.#scheduler;
    const fate = scheduler.isHealthy ? 'ok' : scheduler.pick(FATES);
    let reply: RestReply | Reply | undefined;
    const arrives = fate === 'ok' || fate === 'reply_lost' || fate === 'hanging';
    await new Promise<void>((open) => {
      // Aborted on its way: it may have arrived by then.
      const cut = () => {
        if (arrives && scheduler.random() < 0.5) work();
      };
      const gate = { context, open, cut };
      scheduler.add(gate);
      signal.addEventListener('abort', () => {
        if (!scheduler.isPending(gate)) return;
        scheduler.remove(gate);
        cut();
      });
    });
    if (arrives) reply = work();
    await (fate === 'hanging' ? new Promise(() => {}) : scheduler.wait(context));
    return { fate: signal.aborted ? 'request_lost' : fate, reply };
  }

  #failure = (fate: Fate): RestReply => ({
    status: STATUS[fate] ?? 0,
    // supabase-js reports an empty code when the network fails.
    code: fate === 'unknown_code' ? 'XX999' : '',
    ...(fate === 'busy' && { retryAfter: this.#scheduler.pick(RETRY_AFTER_MS) }),
  });

  #rowOutcome({ kind }: Item, { fate, reply }: { fate: Fate; reply: unknown }): Outcome {
    const classify = kind === 'subscription' ? classifySubscribe : classifyInsert;
    return classify(fate === 'ok' ? (reply as RestReply) : this.#failure(fate));
  }

  #functionOutcome({ id }: Item, { fate, reply }: { fate: Fate; reply: unknown }): Outcome {
    const failure = this.#failure(fate);
    const { status, body } =
      fate === 'ok'
        ? (reply as Reply)
        : {
            status: failure.status,
            body: fate === 'unknown_code' ? { id, success: false, code: 'new' } : '<html>',
          };
    return classifyFunction(id, status, body, failure.retryAfter);
  }
}
