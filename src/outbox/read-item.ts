import { STEPS, VERSION, type Item, type Kind } from './item.ts';

/** A record as read from disk: usable, or kept untouched because this build can't read it. */
export type ReadItem = { ok: true; item: Item } | { ok: false; id: string };

/**
 * Reads a stored record of this or an older build. Older versions are brought up to date here, one branch per
 * version; an unreadable or newer record is reported and stays where it is (outbox.md, rule 2).
 */
export function readItem(key: string, raw: unknown): ReadItem {
  if (typeof raw !== 'object' || raw === null) return { ok: false, id: key };
  const record = raw as Partial<Item>;
  const isKnown =
    (record.version ?? VERSION) === VERSION &&
    record.id === key &&
    typeof record.kind === 'string' &&
    record.kind in STEPS &&
    typeof record.payload === 'object' &&
    record.payload !== null;
  if (!isKnown) return { ok: false, id: key };
  const kind = record.kind as Kind;
  return {
    ok: true,
    item: {
      version: VERSION,
      id: key,
      kind,
      payload: record.payload!,
      createdAt: record.createdAt ?? 0,
      steps: record.steps ?? Object.fromEntries(STEPS[kind].map((step) => [step, 'pending'])),
      attempts: record.attempts ?? 0,
      nextAttemptAt: record.nextAttemptAt ?? 0,
      state: record.state === 'failed' ? 'failed' : 'waiting',
      reason: record.reason,
      answer: record.answer,
    },
  };
}
