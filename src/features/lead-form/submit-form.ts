import type { Kind, Payloads } from '../../outbox/item.ts';
import type { SubmissionStatus } from '../../outbox/create-outbox.ts';
import { submit } from '../../stores/outbox-store.ts';

/** How long an answer belongs to its reader alone. Milliseconds. */
export const FRESH_MS = 20_000;

let underWay = 0;
let answeredAt = -Infinity;

/** Hands what a form holds to the outbox, and remembers that somebody waits for the answer and reads it. */
export async function submitForm<K extends Kind>(kind: K, payload: Payloads[K]): Promise<SubmissionStatus> {
  underWay++;
  try {
    return await submit(kind, payload);
  } finally {
    underWay--;
    answeredAt = performance.now();
  }
}

/** Whether a form is being sent, or was answered a moment ago: nothing may open over it by itself. */
export const isAnswering = (): boolean => underWay > 0 || performance.now() - answeredAt < FRESH_MS;
