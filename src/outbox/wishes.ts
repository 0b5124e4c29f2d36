/**
 * Sign-ups and unsubscribe requests of one address contradict each other: whichever reaches the server last wins, so
 * the last wish must reach it last. The last wish is sent first, and its acknowledgment settles the earlier ones. They
 * are kept until then: should the server refuse the last wish, the one before it counts.
 *
 * An unsubscribe link may carry a token and no address. Such a request could concern any address, and settles none:
 * it waits for earlier sign-ups, and later sign-ups wait for it.
 *
 * A sign-up whose row is stored has forgotten its address and takes no part. What is left of it, the welcome mail,
 * the server cancels by itself when somebody unsubscribes.
 */
import type { Item } from './item.ts';

/** The address that a wish concerns, comparable; null when its token alone says so; undefined for other kinds. */
export function addressOf({ kind, steps, payload }: Item): string | null | undefined {
  const { email } = payload as { email?: unknown };
  const address = typeof email === 'string' ? email.trim().toLowerCase() : '';
  if (kind === 'unsubscribe') return address || null;
  return kind === 'subscription' && steps.store !== 'done' && address ? address : undefined;
}

/** Items that concern the same address as `item` and were submitted before it. */
export function overriddenBy(item: Item, items: readonly Item[]): Item[] {
  const address = addressOf(item);
  if (!address) return [];
  return items.filter((other) => isLater(item, other) && addressOf(other) === address);
}

/** Whether a waiting item must not be sent yet, because another waiting one has to come before it. */
export function isBlocked(item: Item, items: readonly Item[]): boolean {
  const address = addressOf(item);
  if (address === undefined) return false;
  const waiting = items.filter(({ state }) => state === 'waiting');
  if (address !== null) {
    const isAfterToken = (other: Item) => addressOf(other) === null && isLater(item, other);
    return isOverridden(item, waiting) || (item.kind === 'subscription' && waiting.some(isAfterToken));
  }
  const signUps = waiting.filter((other) => other.kind === 'subscription' && addressOf(other));
  return signUps.some((other) => {
    // A later sign-up that waits for this request overrides the earlier one: waiting for that would be a circle.
    const isSettled = (last: Item) => isLater(last, item) && addressOf(last) === addressOf(other);
    return isLater(item, other) && !signUps.some(isSettled);
  });
}

/** Whether a later wish for the same address waits. */
export function isOverridden(item: Item, items: readonly Item[]): boolean {
  const address = addressOf(item);
  const overrides = (other: Item) =>
    other.state === 'waiting' && isLater(other, item) && addressOf(other) === address;
  return Boolean(address) && items.some(overrides);
}

const isLater = (a: Item, b: Item) => a.order > b.order || (a.order === b.order && a.id > b.id);
