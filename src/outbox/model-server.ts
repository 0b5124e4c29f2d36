/** The backend of the model test: what the database and the edge functions do with requests that arrive. */
import type { Unsubscribe, Subscription } from '../../supabase/functions/_shared/contract.ts';
import type { RestReply } from './classify.ts';
import type { Item, Step } from './item.ts';

/** A reply of an edge function. */
export interface Reply {
  status: number;
  body: unknown;
}

/** Tokens in links identify their subscriber. */
export const tokenOf = (address: string) => `token of ${address}`;
export const addressOfToken = (token: string) => token.replace('token of ', '');

export class Server {
  /** Ids whose data the server refuses for good. */
  readonly poisoned = new Set<string>();
  readonly rows = new Set<string>();
  readonly mails = new Set<string>();
  /** Ids of finished sign-ups and unsubscribe requests. */
  readonly listRequests = new Set<string>();
  /** Addresses on the mailing list. */
  readonly subscribers = new Set<string>();
  readonly violations: string[] = [];

  store(item: Item): RestReply {
    const { id, kind, payload } = item;
    if (this.poisoned.has(id)) return { status: 400, code: '23514' };
    if (kind === 'subscription') return { status: 200, data: this.#subscribe(payload as Subscription) };
    if (this.rows.has(id)) return { status: 409, code: '23505' };
    if (kind === 'inquiry' && !('message' in payload))
      this.violations.push(`${id} was inserted without its text`);
    this.rows.add(id);
    return { status: 201 };
  }

  #subscribe({ id, email }: Subscription): string {
    if (email === undefined) this.violations.push(`${id} has no address`);
    if (this.listRequests.has(id)) return 'subscribed';
    this.listRequests.add(id);
    const address = email.trim().toLowerCase();
    const answer = this.subscribers.has(address) ? 'already_subscribed' : 'subscribed';
    this.subscribers.add(address);
    return answer;
  }

  storeVisits(items: readonly Item[]): RestReply {
    if (items.some(({ id }) => this.poisoned.has(id))) return { status: 400, code: '23514' };
    if (items.some(({ id }) => this.rows.has(id))) return { status: 409, code: '23505' };
    for (const { id } of items) this.rows.add(id);
    return { status: 201 };
  }

  call(item: Item): Reply {
    const { id, kind, payload } = item;
    if (this.poisoned.has(id)) return { status: 400, body: { id, success: false, code: 'invalid' } };
    if (kind === 'unsubscribe') return this.#unsubscribe(payload as Unsubscribe);
    if (kind === 'subscription') {
      if (!this.listRequests.has(id)) this.violations.push(`${id} was welcomed before it was signed up`);
    } else {
      const hasText = 'message' in payload;
      if (!hasText && !this.rows.has(id))
        this.violations.push(`${id} was sent without its text before its row was stored`);
      this.rows.add(id);
    }
    // One mail per id, no matter how often it is requested.
    this.mails.add(id);
    return { status: 200, body: { id, success: true, stored: kind === 'inquiry' } };
  }

  #unsubscribe({ id, email, token }: Unsubscribe): Reply {
    const address = token === null ? (email ?? '').trim().toLowerCase() : addressOfToken(token);
    if (token === 'wrong') return { status: 400, body: { id, success: false, code: 'wrong_token' } };
    this.listRequests.add(id);
    this.subscribers.delete(address);
    return { status: 200, body: { id, success: true } };
  }

  serve(item: Item, step: Step): RestReply | Reply {
    return step === 'store' ? this.store(item) : this.call(item);
  }
}
