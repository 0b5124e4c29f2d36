import {
  shouldTry,
  STEPS,
  VERSION,
  type Item,
  type Kind,
  type Step,
  type StepState,
  type VisitorKind,
} from './item.ts';
import type { Records } from './storage.ts';

/** A record as read from disk. Records that this build can't read stay untouched. */
export type ReadItem = { ok: true; item: Item } | { ok: false; id: string };

/** Text fields that a payload needs until its row is stored. */
export const REQUIRED = {
  inquiry: ['email', 'message'],
  subscription: ['email'],
  unsubscribe: [],
  'qr-visit': ['qrCode', 'destination', 'scannedAt'],
} satisfies Record<VisitorKind, readonly string[]> as Partial<Record<Kind, readonly string[]>> as Record<
  Kind,
  readonly string[]
>;
/** The latest time that a Date can represent. */
const LATEST_DATE_MS = 8.64e15;

/**
 * Reads a record of this or an older build. Accepts any value and never throws. Migrations of older versions belong here,
 * one branch per version. If what was submitted is damaged, the record is reported as unreadable. If only its delivery
 * state is damaged, delivery starts over, and the server ignores what it already has.
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
  // No step is left to try, so only the visitor can do something about it.
  if (!STEPS[kind].some((step) => shouldTry({ ...item, state: 'waiting' }, step, undefined)))
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
  typeof value === 'number' && Math.abs(value) <= LATEST_DATE_MS;
const isPlain = (value: unknown) => value === null || !/object|function|symbol|bigint/.test(typeof value);
const countOf = (value: unknown): number => (isDate(value) && value > 0 ? value : 0);
