import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { useSession } from '../session/session-store.ts';
import {
  deleteDrafts,
  draftOf,
  hiddenDrafts,
  loadDrafts,
  ownDrafts,
  saveDraft,
  useDrafts,
} from './drafts.ts';

const signIn = (person: string | undefined) => useSession.setState({ person });
const drafts = () => useDrafts.getState().drafts;
/** What a new page finds on the device. */
async function reload(): Promise<void> {
  useDrafts.setState({ drafts: [] });
  await loadDrafts();
}

beforeEach(async () => {
  signIn('ada@example.org');
  await loadDrafts();
  await deleteDrafts(() => true);
});

test('each inquiry has its draft, and a reload keeps them', async () => {
  saveDraft('a', 'Frid');
  saveDraft('a', 'Friday?');
  saveDraft('b', 'Call back');
  await reload();
  expect(draftOf(drafts(), 'a')).toBe('Friday?');
  expect(draftOf(drafts(), 'b')).toBe('Call back');
  expect(draftOf(drafts(), 'c')).toBe('');
  saveDraft('a', '');
  await reload();
  expect(ownDrafts(drafts()).map(({ text }) => text)).toEqual(['Call back']);
});

test('nobody sees the drafts of somebody else, who has them again later', async () => {
  saveDraft('a', 'Hers');
  signIn('bo@example.org');
  await reload();
  expect([draftOf(drafts(), 'a'), ownDrafts(drafts())]).toEqual(['', []]);
  expect(hiddenDrafts(drafts())).toHaveLength(1);
  saveDraft('a', 'His');
  signIn('ada@example.org');
  await reload();
  expect(draftOf(drafts(), 'a')).toBe('Hers');
  await deleteDrafts(({ author }) => author === 'ada@example.org');
  await reload();
  expect(drafts()).toMatchObject([{ author: 'bo@example.org', text: 'His' }]);
});

test('without a session nothing is stored', async () => {
  signIn(undefined);
  saveDraft('a', 'Lost?');
  await reload();
  expect(drafts()).toEqual([]);
});
