/**
 * Notes and replies that somebody has begun to write, one of each per inquiry and person. They are on the device from the first letter on, so
 * that neither another inquiry nor a reload takes them away.
 */
import { clear, values } from 'idb-keyval';
import { create } from 'zustand';
import { openStore } from '../../outbox/open-store.ts';
import { commit } from '../../outbox/transactions.ts';
import { noteOf } from './note-text.ts';
import { currentPerson } from '../session/session-store.ts';

const store = openStore('staff-drafts', 'entries');

export interface Draft {
  inquiryId: string;
  /** The address of who writes it. */
  author: string;
  text: string;
  /** Missing for a note. */
  kind?: 'reply';
  /** When it was changed last, in milliseconds since the epoch. */
  at: number;
}

/** All drafts on this device. */
export const useDrafts = create<{ drafts: Draft[] }>(() => ({ drafts: [] }));

const keyOf = ({ author, inquiryId, kind }: Pick<Draft, 'author' | 'inquiryId' | 'kind'>) =>
  `${author} ${inquiryId}${kind ? ` ${kind}` : ''}`;

function isDraft(value: unknown): value is Draft {
  const { inquiryId, author, text, at } = (value ?? {}) as Partial<Record<keyof Draft, unknown>>;
  return [inquiryId, author, text].every((part) => typeof part === 'string') && typeof at === 'number';
}

/** Reads what an earlier page has stored. Whatever is damaged is left out. */
export async function loadDrafts(): Promise<void> {
  const stored: unknown[] = await values<unknown>(store).catch(() => []);
  useDrafts.setState({ drafts: stored.filter(isDraft) });
}

/** Changes the stored drafts and commits at once, because a reload may follow immediately. */
const write = (change: (objects: IDBObjectStore) => void): Promise<void> =>
  store('readwrite', (objects) => {
    change(objects);
    commit(objects.transaction);
    // If the disk fails, the draft exists in this page only.
  }).catch(() => {});

/** Stores what the signed-in person writes about an inquiry. An empty text deletes the draft. */
export function saveDraft(inquiryId: string, text: string, kind?: 'reply'): void {
  const author = currentPerson();
  if (author === undefined) return;
  const draft: Draft = { inquiryId, author, text, at: Date.now(), ...(kind && { kind }) };
  const others = useDrafts.getState().drafts.filter((other) => keyOf(other) !== keyOf(draft));
  useDrafts.setState({ drafts: text === '' ? others : [...others, draft] });
  void write((objects) => (text === '' ? objects.delete(keyOf(draft)) : objects.put(draft, keyOf(draft))));
}

/** Deletes some drafts. */
export async function deleteDrafts(isUnwanted: (draft: Draft) => boolean): Promise<void> {
  const { drafts } = useDrafts.getState();
  const unwanted = drafts.filter(isUnwanted);
  if (unwanted.length === 0) return;
  const left = drafts.filter((draft) => !unwanted.includes(draft));
  useDrafts.setState({ drafts: left });
  if (left.length === 0) return clear(store).catch(() => {});
  await write((objects) => unwanted.forEach((draft) => objects.delete(keyOf(draft))));
}

const hasText = ({ text }: Draft) => noteOf(text) !== '';

/** The drafts of the person who is signed in. */
export const ownDrafts = (drafts: readonly Draft[]): Draft[] =>
  drafts.filter((draft) => draft.author === currentPerson() && hasText(draft));

/** The drafts of people who are not signed in. */
export const hiddenDrafts = (drafts: readonly Draft[]): Draft[] =>
  drafts.filter((draft) => draft.author !== currentPerson() && hasText(draft));

/** What the signed-in person has begun to write about an inquiry. */
export const draftOf = (drafts: readonly Draft[], inquiryId: string, kind?: 'reply'): string =>
  drafts.find(
    (draft) => draft.inquiryId === inquiryId && draft.kind === kind && draft.author === currentPerson(),
  )?.text ?? '';

export const useDraft = (inquiryId: string, kind?: 'reply'): string =>
  useDrafts(({ drafts }) => draftOf(drafts, inquiryId, kind));

/** Whether anything about an inquiry is unfinished. */
export const useHasDraft = (inquiryId: string): boolean =>
  useDrafts(({ drafts }) => ownDrafts(drafts).some((draft) => draft.inquiryId === inquiryId));
