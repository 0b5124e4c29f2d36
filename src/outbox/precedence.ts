/**
 * The order of sign-ups and unsubscribe requests. Those of one address contradict each other, and the server obeys the
 * last one it receives. So the last request is sent first, and its acknowledgment settles the earlier ones. They stay
 * until then, because the one before counts if the server refuses the last.
 *
 * An unsubscribe link may hold a token and no address. Such a request may concern any address: it waits for earlier
 * sign-ups, later sign-ups wait for it, and it supersedes nothing.
 *
 * A sign-up whose row is stored no longer has its address and takes no part. Only its welcome mail is pending, which the
 * server cancels when the person unsubscribes.
 */
import type { Item, Kinds } from './item.ts';

/** The normalized address of a request, null if only its token identifies the person, undefined for other kinds. */
export function addressOf(kinds: Kinds, { kind, steps, payload }: Item): string | null | undefined {
  const request = kinds[kind]!.mailingList;
  if (!request) return undefined;
  const { email } = payload as { email?: unknown };
  const address = typeof email === 'string' ? email.trim().toLowerCase() : '';
  if (request === 'leave') return address || null;
  return (steps.store !== 'done' && address) || undefined;
}

/** Earlier requests for the same address. */
export function supersededBy(kinds: Kinds, item: Item, items: readonly Item[]): Item[] {
  const address = addressOf(kinds, item);
  if (!address) return [];
  return items.filter((other) => isLater(item, other) && addressOf(kinds, other) === address);
}

/** Whether a waiting item must not be sent yet, because another one has to be sent first. */
export function isBlocked(kinds: Kinds, item: Item, items: readonly Item[]): boolean {
  const address = addressOf(kinds, item);
  if (address === undefined) return false;
  const waiting = items.filter(({ state }) => state === 'waiting');
  const isSignUp = ({ kind }: Item) => kinds[kind]!.mailingList === 'join';
  if (address !== null) {
    const isEarlierToken = (other: Item) => addressOf(kinds, other) === null && isLater(item, other);
    return isSuperseded(kinds, item, waiting) || (isSignUp(item) && waiting.some(isEarlierToken));
  }
  const signUps = waiting.filter((other) => isSignUp(other) && addressOf(kinds, other));
  return signUps.some((other) => {
    // An earlier sign-up may be superseded by a later one that waits for this request. Waiting would be a deadlock.
    const supersedesIt = (last: Item) =>
      isLater(last, item) && addressOf(kinds, last) === addressOf(kinds, other);
    return isLater(item, other) && !signUps.some(supersedesIt);
  });
}

/** Whether a later request for the same address waits. */
export function isSuperseded(kinds: Kinds, item: Item, items: readonly Item[]): boolean {
  const address = addressOf(kinds, item);
  const supersedes = (other: Item) =>
    other.state === 'waiting' && isLater(other, item) && addressOf(kinds, other) === address;
  return Boolean(address) && items.some(supersedes);
}

const isLater = (a: Item, b: Item) => a.order > b.order || (a.order === b.order && a.id > b.id);
