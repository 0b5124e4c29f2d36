import type { SubmissionStatus } from '../../outbox/create-outbox.ts';
import type { VisitorKind, VisitorPayloads } from '../../outbox/visitor-kinds.ts';
import { submit } from '../../pwa/page-outbox.ts';

/** How long nothing may open over a form after its result is shown. */
export const RESULT_READING_MS = 20_000;

let pending = 0;
let finishedAt = -Infinity;

/** Hands a form's content to the outbox, and remembers when the visitor waits for its result or reads it. */
export async function submitForm<K extends VisitorKind>(
  kind: K,
  payload: VisitorPayloads[K],
): Promise<SubmissionStatus> {
  pending++;
  try {
    return await submit(kind, payload);
  } finally {
    pending--;
    finishedAt = performance.now();
  }
}

/** Whether a form is being sent or has just shown its result, so that nothing may open over it by itself. */
export const isBusyWithForm = (): boolean =>
  pending > 0 || performance.now() - finishedAt < RESULT_READING_MS;
