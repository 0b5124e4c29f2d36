import { shouldTry, VERSION, type Item, type ItemOf, type Kinds, type Step, type StepState } from './item.ts';
import type { Records } from './storage.ts';

/** A record as read from disk. Records that this build can't read stay untouched. */
export type ReadItem<P> = { ok: true; item: ItemOf<P> } | { ok: false; id: string };

/** The latest time that a Date can represent. */
const LATEST_DATE_MS = 8.64e15;

/**
 * Reads a record of this or an older build. Accepts any value and never throws. Migrations of older versions belong here,
 * one branch per version. If what was submitted is damaged, the record is reported as unreadable. If only its delivery
 * state is damaged, delivery starts over, and the server ignores what it already has.
 */
export function readItem<P>(kinds: Kinds<P>, key: unknown, raw: unknown): ReadItem<P> {
  const unreadable = { ok: false, id: String(key) } as const;
  if (!isObject(raw)) return unreadable;
  const { version = VERSION, id, kind, payload, createdAt = 0 } = raw;
  if (version !== VERSION || typeof key !== 'string' || id !== key) return unreadable;
  if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) return unreadable;
  const rules = kinds[kind as keyof typeof kinds];
  if (!isObject(payload) || payload['id'] !== key) return unreadable;
  if (!isDate(createdAt)) return unreadable;
  const stored = isObject(raw['steps']) ? raw['steps'] : {};
  const steps = Object.fromEntries(
    rules.steps.map((step): [Step, StepState] => {
      const state = Object.hasOwn(stored, step) ? stored[step] : undefined;
      return [step, state === 'done' || state === 'refused' ? state : 'pending'];
    }),
  );
  if (!Object.values(payload).every(isPlain)) return unreadable;
  if (steps['store'] !== 'done' && !rules.validate(payload)) return unreadable;
  const { attempts, attemptedAt, nextAttemptAt, earliestAttemptAt, order, state, reason, answer } = raw;
  const item: Item = {
    version: VERSION,
    id: key,
    kind,
    payload: { ...payload, id: key },
    createdAt,
    order: isDate(order) ? order : createdAt,
    steps,
    attempts: countOf(attempts),
    attemptedAt: countOf(attemptedAt),
    nextAttemptAt: countOf(nextAttemptAt),
    earliestAttemptAt: countOf(earliestAttemptAt),
    state: state === 'failed' ? 'failed' : 'waiting',
    // Earlier builds wrote '' where the network had failed.
    reason: typeof reason === 'string' ? reason || 'network' : undefined,
    answer: typeof answer === 'string' ? answer : undefined,
  };
  // No step is left to try, so only the visitor can do something about it.
  if (!rules.steps.some((step) => shouldTry(kinds, { ...item, state: 'waiting' }, step, undefined)))
    item.state = 'failed';
  // `validate` has checked the payload of this kind.
  return { ok: true, item: item as ItemOf<P> };
}

/** All readable items, the oldest first. */
export function readItems<P>(kinds: Kinds<P>, records: Records): ItemOf<P>[] {
  const items = [...records].flatMap(([key, raw]) => {
    const read = readItem(kinds, key, raw);
    return read.ok ? [read.item] : [];
  });
  return items.sort((a, b) => a.createdAt - b.createdAt);
}

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isDate = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= LATEST_DATE_MS;
const isPlain = (value: unknown) => value === null || !/object|function|symbol|bigint/.test(typeof value);
const countOf = (value: unknown): number => (isDate(value) && value > 0 ? value : 0);
