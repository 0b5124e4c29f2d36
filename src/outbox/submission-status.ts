import type { Clock } from './clock.ts';
import type { Message } from './channel-messages.ts';

/** What became of a submission so far. `saved: false`: it exists only in the memory of this page. */
export type SubmissionStatus =
  | { state: 'arrived'; answer?: string | undefined }
  | { state: 'failed'; reason?: string | undefined }
  | { state: 'waiting'; saved: boolean };

/** The status of a submission after its first attempt, or after `timeoutMs` at the latest. */
export function waitForStatus(
  { id, saved }: { id: string; saved: boolean },
  timeoutMs: number,
  subscribe: (listener: (message: Message) => void) => () => void,
  clock: Clock,
): Promise<SubmissionStatus> {
  return new Promise((resolve) => {
    const finish = (status: SubmissionStatus) => {
      unsubscribe();
      cancelTimer();
      resolve(status);
    };
    const unsubscribe = subscribe((message) => {
      if (!('id' in message) || message.id !== id) return;
      if (message.type === 'arrived') finish({ state: 'arrived', answer: message.answer });
      if (message.type === 'delayed') finish({ state: 'waiting', saved });
      if (message.type === 'failed') finish({ state: 'failed', reason: message.reason });
    });
    const cancelTimer = clock.after(timeoutMs, () => finish({ state: 'waiting', saved }));
  });
}
