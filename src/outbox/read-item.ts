import { isWanted, STEPS, VERSION, type Item, type Kind, type Step, type StepState } from './item.ts';
import type { Records } from './storage.ts';

/** A record as read from disk: usable, or kept untouched because this build can't read it. */
export type ReadItem = { ok: true; item: Item } | { ok: false; id: string };

/** What a payload needs for its delivery, as long as its row is not stored. */
const REQUIRED: Record<Kind, readonly string[]> = {
  inquiry: ['email', 'message'],
  subscription: ['email'],
  unsubscribe: [],
  'qr-visit': ['qrCode', 'destination', 'scannedAt'],
};
/** The last moment that a Date can hold, in milliseconds. */
const LATEST_DATE = 8.64e15;

/**
 * Reads a stored record of this or an older build, whatever it is; never throws. Older versions are migrated here,
 * one branch per version. What was submitted must be intact, or else the record is reported and stays where it is.
 * The delivery state need not be: where it is damaged delivery starts again, and the server ignores what it has.
 */
export function readItem(key: unknown, raw: unknown): ReadItem {
  const unreadable = { ok: false, id: String(key) } as const;
  if (!isObject(raw)) return unreadable;
  const { version = VERSION, id, kind, payload, createdAt = 0 } = raw;
  if (version !== VERSION || typeof key !== 'string' || id !== key) return unreadable;
  if (!isKind(kind) || !isObject(payload) || payload['id'] !== key) return unreadable;
  if (!isDate(createdAt)) return unreadable;
  const stored = isObject(raw['steps']) ? raw['steps'] : {};
  const steps = Object.fromEntries(
    STEPS[kind].map((step): [Step, StepState] => {
      const state = Object.hasOwn(stored, step) ? stored[step] : undefined;
      return [step, state === 'done' || state === 'refused' ? state : 'pending'];
    }),
  );
  if (!Object.values(payload).every(isPlain)) return unreadable;
  if (steps['store'] !== 'done' && !REQUIRED[kind].every((field) => typeof payload[field] === 'string'))
    return unreadable;
  const { attempts, attemptedAt, nextAttemptAt, earliestAttemptAt, order, state, reason, answer } = raw;
  const item: Item = {
    version: VERSION,
    id: key,
    kind,
    payload: payload as unknown as Item['payload'],
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
  // Nothing is left to try: only its writer can do something about it.
  if (!STEPS[kind].some((step) => isWanted({ ...item, state: 'waiting' }, step, undefined)))
    item.state = 'failed';
  return { ok: true, item };
}

/** All readable items, the oldest first. */
export function readItems(records: Records): Item[] {
  const items = [...records].flatMap(([key, raw]) => {
    const read = readItem(key, raw);
    return read.ok ? [read.item] : [];
  });
  return items.sort((a, b) => a.createdAt - b.createdAt);
}

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isKind = (value: unknown): value is Kind => typeof value === 'string' && Object.hasOwn(STEPS, value);
const isDate = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= LATEST_DATE;
const isPlain = (value: unknown) => value === null || !/object|function|symbol|bigint/.test(typeof value);
const countOf = (value: unknown): number => (isDate(value) && value > 0 ? value : 0);
