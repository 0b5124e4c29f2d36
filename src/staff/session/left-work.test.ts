import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('self', globalThis);
const { staffOutbox } = await import('../changes/staff-outbox.ts');
const { deleteDrafts, saveDraft, useDrafts } = await import('../changes/drafts.ts');
const { loadEarlierAuthor } = await import('../changes/author.ts');
const { deviceStore } = await import('../device/device-store.ts');
const { useContact } = await import('../device/server-contact.ts');
const { deleteLeftWork, discardMarks, discardWork } = await import('./left-work.ts');
const { useSession } = await import('./session-store.ts');

const HOUR_MS = 3_600_000;
const AT = Date.parse('2026-01-02T10:00:00Z');
const [ADA, BO] = ['ada@example.org', 'bo@example.org'];
const signIn = (person: string | undefined) => useSession.setState({ person });
const later = (hours: number) => vi.setSystemTime(Date.now() + hours * HOUR_MS);
const bodies = async () =>
  (await staffOutbox.list()).items.map(({ payload }) => (payload as { body?: string }).body ?? 'mark').sort();
const draftTexts = () => useDrafts.getState().drafts.map(({ text }) => text);

async function addNote(body: string, author?: string): Promise<void> {
  const madeAt = new Date().toISOString();
  const payload = { id: crypto.randomUUID(), inquiryId: 'a', body, madeAt, ...(author && { author }) };
  await staffOutbox.enqueue('staff-note', payload);
}

beforeEach(async () => {
  vi.useFakeTimers({ now: AT, toFake: ['Date'] });
  useContact.setState({ contactAt: AT });
  await staffOutbox.clear();
  await deleteDrafts(() => true);
  await deviceStore.delete('left');
  signIn(ADA);
});
afterEach(() => vi.useRealTimers());

test('unsent work of a person who has left is deleted after 12 hours, and nobody else’s', async () => {
  await addNote('Ada’s', ADA);
  saveDraft('a', 'Ada’s draft');
  signIn(BO);
  await addNote('Bo’s', BO);
  await deleteLeftWork();
  later(11.9);
  await deleteLeftWork();
  expect(await bodies()).toEqual(['Ada’s', 'Bo’s']);
  expect(draftTexts()).toEqual(['Ada’s draft']);
  later(0.2);
  await deleteLeftWork();
  expect(await bodies()).toEqual(['Bo’s']);
  expect(draftTexts()).toEqual([]);
});

test('who signs in again within 12 hours has everything back, and 12 hours more the next time', async () => {
  await addNote('Ada’s', ADA);
  signIn(undefined);
  await deleteLeftWork();
  later(11);
  signIn(ADA);
  await deleteLeftWork();
  signIn(undefined);
  later(2);
  await deleteLeftWork();
  later(11);
  await deleteLeftWork();
  expect(await bodies()).toEqual(['Ada’s']);
  later(2);
  await deleteLeftWork();
  expect(await bodies()).toEqual([]);
});

test('unsent work of the person who is signed in stays, without contact or with a wrong clock', async () => {
  await addNote('Ada’s', ADA);
  for (const hours of [13, 1000, -2000]) {
    later(hours);
    await deleteLeftWork();
    expect(await bodies()).toEqual(['Ada’s']);
  }
});

test('a clock that is set back deletes nothing', async () => {
  await addNote('Ada’s', ADA);
  signIn(undefined);
  await deleteLeftWork();
  later(-48);
  await deleteLeftWork();
  expect(await bodies()).toEqual(['Ada’s']);
});

test('a draft goes after 12 hours without contact, like what was synced, and not before', async () => {
  saveDraft('a', 'Old');
  later(10);
  saveDraft('b', 'New');
  later(3);
  await deleteLeftWork();
  expect(draftTexts()).toEqual(['New']);
  useContact.setState({ contactAt: Date.now() });
  later(11.9);
  await deleteLeftWork();
  expect(draftTexts()).toEqual(['New']);
});

test.each<unknown>(['nonsense', { [ADA]: 'yesterday' }, { [ADA]: -1e300, toString: 1 }, null])(
  'damaged times, %j, stop nothing',
  async (stored) => {
    await addNote('Bo’s', BO);
    await deviceStore.set('left', stored);
    await deleteLeftWork();
    expect(await bodies()).toEqual(['Bo’s']);
  },
);

test('discarding leaves the work of others', async () => {
  await addNote('Ada’s', ADA);
  await addNote('Bo’s', BO);
  const mark = { inquiryId: 'a', action: 'opened' as const, madeAt: new Date().toISOString(), author: ADA };
  await staffOutbox.enqueue('staff-event', { id: crypto.randomUUID(), ...mark });
  await discardMarks(ADA);
  expect(await bodies()).toEqual(['Ada’s', 'Bo’s']);
  await discardWork(ADA);
  expect(await bodies()).toEqual(['Bo’s']);
});

test('a change of an earlier build belongs to who had signed in there', async () => {
  await deviceStore.set('email', BO);
  await loadEarlierAuthor();
  await addNote('Without an author');
  await discardWork(ADA);
  expect(await bodies()).toEqual(['Without an author']);
  await discardWork(BO);
  expect(await bodies()).toEqual([]);
});
