import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { desk, MEMBER, OWNER } from './desk.ts';
import { outcome, useDatabase } from './harness.ts';

const database = useDatabase((opened) => desk(opened).addStaff());
const { call, inquiry } = desk(database);
const open = (email: string, id: string, isWriting = false) =>
  call<{ email: string; is_writing: boolean }[]>(email, 'public.desk_presence($1, $2)', [id, isWriting]);
const passes = (interval: string) =>
  database.owner('update public.staff_presence set seen_at = seen_at - $1::text::interval', [interval]);
const rows = () =>
  database.owner('select email, inquiry_id, is_writing from public.staff_presence order by email');

beforeEach(() => database.owner('delete from public.staff_presence'));

it('tells who else has an inquiry open, and who writes, for a minute', async () => {
  const id = await inquiry();
  expect(await open(OWNER, id)).toEqual([]);
  expect(await open(MEMBER, id)).toEqual([{ email: OWNER, is_writing: false }]);
  expect(await open(OWNER, id, true)).toEqual([{ email: MEMBER, is_writing: false }]);
  expect(await open(MEMBER, id)).toEqual([{ email: OWNER, is_writing: true }]);
  await passes('61 seconds');
  expect(await open(MEMBER, id)).toEqual([]);
});

it('knows one inquiry of a member, the one opened last', async () => {
  const [first, second] = [await inquiry(), await inquiry()];
  await open(OWNER, first, true);
  await open(OWNER, second);
  expect(await open(MEMBER, first)).toEqual([]);
  expect(await open(MEMBER, second)).toEqual([{ email: OWNER, is_writing: false }]);
  expect(await rows()).toHaveLength(2);
});

it('writes nothing that is known, so that devices that Realtime wakes do not wake each other', async () => {
  const id = await inquiry();
  const version = async () =>
    (await database.owner(`select xmin::text from public.staff_presence where email = $1`, [OWNER]))[0];
  await open(OWNER, id);
  const before = await version();
  await open(OWNER, id);
  expect(await version()).toEqual(before);
  await passes('16 seconds');
  await open(OWNER, id);
  expect(await version()).not.toEqual(before);
  const [row] = await database.owner(
    `select from public.staff_presence where seen_at > now() - interval '5 seconds'`,
  );
  expect(row).toBeDefined();
});

it('keeps nothing of an inquiry that is gone, a member who has left, or an hour ago', async () => {
  expect(await open(MEMBER, randomUUID())).toEqual([]);
  const id = await inquiry();
  await open(MEMBER, id);
  await database.owner('delete from public.inquiries where id = $1', [id]);
  expect(await rows()).toEqual([]);
  await open(MEMBER, await inquiry());
  await passes('1 hour');
  await database.owner('select private.daily_work()');
  expect(await rows()).toEqual([]);
});

it('is written by the function alone', async () => {
  const id = await inquiry();
  const forged = `insert into public.staff_presence (email, inquiry_id, is_writing) values ($1, $2, true)`;
  expect(await outcome(database.signedIn(MEMBER, forged, [OWNER, id]))).toBe('42501');
  expect(await outcome(database.signedIn(MEMBER, 'delete from public.staff_presence'))).toBe('42501');
});
