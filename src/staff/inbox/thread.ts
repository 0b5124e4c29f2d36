/** What was said about an inquiry, in order. Pure. */
import type { InquiryDetail, Message, Note } from '../api/types.ts';
import { waitingMessages, waitingNotes, type Change } from '../changes/change.ts';

export type Entry =
  | Message
  | (Pick<Note, 'id' | 'author' | 'body' | 'made_at'> & { kind: 'note'; state: string | null });

/** Replies, answers, calls and notes, the oldest first, with those of `author` that wait on this device. */
export function threadOf(
  { messages, notes }: Pick<InquiryDetail, 'messages' | 'notes'>,
  changes: readonly Change[],
  inquiryId: string,
  author: string,
): Entry[] {
  const known: Entry[] = [
    ...messages,
    ...notes.map((note) => ({ ...note, kind: 'note' as const, state: null })),
  ];
  const waiting: Entry[] = [
    ...waitingMessages(changes, inquiryId, author),
    ...waitingNotes(changes, inquiryId, author).map((note) => ({
      ...note,
      kind: 'note' as const,
      state: 'here',
    })),
  ].filter(({ id }) => !known.some((entry) => entry.id === id));
  return [...known, ...waiting].sort(
    (a, b) => Date.parse(a.made_at) - Date.parse(b.made_at) || a.id.localeCompare(b.id),
  );
}

const CALLS: Record<string, string> = {
  reached: 'Called, reached',
  no_answer: 'Called, no answer',
  left_message: 'Called, left a message',
};
export const callText = (outcome: string): string => CALLS[outcome] ?? 'Called';

/** Where the mail of a reply is. Empty for what needs no word. */
export function mailText(state: string | null): string {
  if (state === null || state === 'sent') return '';
  if (state === 'here') return 'Not sent yet';
  if (state === 'failed') return 'Not delivered: their mail server rejected it';
  if (state === 'unknown') return 'It may not have arrived: the mail server didn’t say';
  return 'Being sent';
}
