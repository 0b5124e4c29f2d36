/** Records one history of the model test and judges it. */
import type { Unsubscribe } from '../../supabase/functions/_shared/contract.ts';
import type { Item } from './item.ts';
import { addressOfToken, type Server } from './model-server.ts';
import type { Records } from './storage.ts';

interface Accepted {
  id: string;
  kind: string;
  /** Address that a sign-up or unsubscribe request concerns. */
  address: string | undefined;
}

export class History {
  /** Submissions that `enqueue` has accepted. */
  readonly accepted = new Map<string, Accepted>();
  readonly discarded = new Set<string>();
  /** Running calls of `clear`, with their context. */
  readonly clearing = new Map<object, number>();
  /** Sign-ups and unsubscribe requests in the order in which they were saved. */
  readonly #listRequests: Accepted[] = [];
  /** Submissions that only the memory of a context holds, with that context. */
  readonly #inMemory = new Map<string, number>();
  /** Submissions that were deleted from the disk. */
  readonly #gone = new Set<string>();
  readonly violations: string[] = [];
  readonly #server: Server;

  constructor(server: Server) {
    this.#server = server;
  }

  onAccepted(context: number, item: Pick<Item, 'id' | 'kind' | 'payload'>, isSaved: boolean): void {
    const { id, kind } = item;
    this.accepted.set(id, { id, kind, address: addressIn(item) });
    if (isSaved) return;
    this.#inMemory.set(id, context);
    this.#addListRequest(item);
  }

  /** A context begins to delete everything. @returns the key to remove from `clearing` at the end */
  onClear(context: number): object {
    const work = {};
    this.clearing.set(work, context);
    this.#loseMemory(context);
    return work;
  }

  onCrash(context: number): void {
    for (const [work, owner] of this.clearing) if (owner === context) this.clearing.delete(work);
    this.#loseMemory(context);
  }

  #loseMemory(context: number): void {
    for (const [id, owner] of this.#inMemory) if (owner === context) this.discarded.add(id);
  }

  /** Checks every change of the disk. */
  onWrite(before: Records, after: Records): void {
    for (const [key, record] of after) {
      const item = record as Item;
      const old = before.get(key) as Item | undefined;
      if (!old) this.#onAdded(item);
      else if (old !== item) this.#onChanged(old, item);
    }
    for (const [key, record] of before) if (!after.has(key)) this.#onDeleted(record as Item);
  }

  #onAdded(item: Item): void {
    if (this.#gone.has(item.id)) this.violations.push(`${item.id} was put back`);
    this.#addListRequest(item);
  }

  #addListRequest(item: Pick<Item, 'id' | 'kind' | 'payload'>): void {
    const { id, kind } = item;
    const address = addressIn(item);
    if (address !== undefined && !this.#listRequests.some((request) => request.id === id))
      this.#listRequests.push({ id, kind, address });
  }

  #onChanged(old: Item, item: Item): void {
    if (item.kind === 'inquiry' && 'message' in item.payload === (item.steps.store === 'done'))
      this.violations.push(`${item.id} is ${item.steps.store} but its text does not match`);
    for (const [step, state] of Object.entries(old.steps))
      if (state === 'done' && item.steps[step as 'store'] !== 'done')
        this.violations.push(`an old copy of ${item.id} was put back`);
    if (![item.attempts, item.nextAttemptAt, item.attemptedAt].every(Number.isFinite))
      this.violations.push(`${item.id} has no proper times`);
  }

  /** Nothing may leave the disk before the server has it, has refused an invisible item, or has a later request. */
  #onDeleted({ id, kind }: Item): void {
    this.#gone.add(id);
    if (this.clearing.size > 0) this.discarded.add(id);
    if (this.discarded.has(id)) return;
    const { rows, mails, listRequests, poisoned } = this.#server;
    const isDone =
      kind === 'inquiry'
        ? rows.has(id) && mails.has(id)
        : kind === 'qr-visit'
          ? rows.has(id) || poisoned.has(id)
          : listRequests.has(id) || this.#hasLaterDone(id);
    if (!isDone) this.violations.push(`${id} was deleted unacknowledged`);
  }

  /** Whether a later request for the same address is finished. Items in memory have no reliable order. */
  #hasLaterDone(id: string): boolean {
    const at = this.#listRequests.findIndex((request) => request.id === id);
    return this.#listRequests.some(
      (other, i) =>
        (i > at || this.#inMemory.has(other.id) || this.#inMemory.has(id)) &&
        other.address === this.#listRequests[at]?.address &&
        this.#server.listRequests.has(other.id),
    );
  }

  /** What is wrong at the end of the history. */
  judge(disk: Records, isSingleFlusher: boolean): string[] {
    const wrong = [...this.violations, ...this.#server.violations];
    for (const { id, kind } of this.accepted.values()) {
      if (this.discarded.has(id) || (this.#inMemory.has(id) && this.#isHopeless(id))) continue;
      const item = disk.get(id) as Item | undefined;
      if (this.#isHopeless(id)) {
        if (kind === 'qr-visit' ? item : item?.state !== 'failed' && !this.#hasLaterDone(id))
          wrong.push(`${id} can't be delivered and is ${item?.state}`);
      } else if (item) wrong.push(`${id} is still on the disk`);
      else if (kind === 'inquiry' || kind === 'qr-visit') {
        if (!this.#server.rows.has(id)) wrong.push(`${id} was lost`);
        if (kind === 'inquiry' && !this.#server.mails.has(id)) wrong.push(`no mail was sent for ${id}`);
      }
    }
    if (isSingleFlusher) wrong.push(...this.#judgeListRequests());
    return wrong;
  }

  /** Unsubscribe requests with a wrong token. */
  readonly refusedTokens = new Set<string>();
  #isHopeless = (id: string) => this.#server.poisoned.has(id) || this.refusedTokens.has(id);

  /** For each address, the last request must have won. */
  #judgeListRequests(): string[] {
    const wrong: string[] = [];
    for (const address of new Set(this.#listRequests.map((request) => request.address))) {
      const requests = this.#listRequests.filter((request) => request.address === address);
      // If one of several requests was discarded or lost with a page's memory, the right result is unknown.
      if (requests.some(({ id }) => this.discarded.has(id) || this.#inMemory.has(id))) continue;
      const last = requests.findLast(({ id }) => !this.#isHopeless(id));
      if (!last || !address) continue;
      if (this.#server.subscribers.has(address) !== (last.kind === 'subscription'))
        wrong.push(`${address} wanted ${last.kind} last (${last.id})`);
    }
    return wrong;
  }
}

/** The address that a request concerns, as the server sees it. */
function addressIn({ kind, payload }: Pick<Item, 'kind' | 'payload'>): string | undefined {
  if (kind !== 'subscription' && kind !== 'unsubscribe') return undefined;
  const { email, token } = payload as Unsubscribe;
  return email ? email.trim().toLowerCase() : token ? addressOfToken(token) : undefined;
}
