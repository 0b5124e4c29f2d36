import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { desk, MEMBER, OWNER, STRANGER } from './desk.ts';
import { refusal, useDatabase } from './harness.ts';

const CLOSED = [{ date: '2026-12-24', note: 'Christmas Eve' }];
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('the settings of the site', () => {
  const database = useDatabase((opened) => desk(opened).addStaff());

  /** A change, as the function saves it. Returns its id and what came of it. */
  const save = async (change: Record<string, unknown>, actor = OWNER) => {
    const id = (change['id'] as string | undefined) ?? randomUUID();
    const whole = { value: CLOSED, startsAt: null, madeAt: inDays(0), replaces: [], ...change, id };
    const outcome = await database.call<string>(
      'service_role',
      'select public.save_site_setting($1::text::jsonb, $2)',
      [JSON.stringify(whole), actor],
    );
    return { id, outcome };
  };
  const published = (setting: string) =>
    database.as<{ value: unknown; later: { starts_at: string; value: unknown }[]; updated_at: Date }>(
      'anon',
      'select value, later, updated_at from public.site_settings where key = $1',
      [setting],
    );
  /** The value for mails, as if it were `days` later. */
  const valueIn = async (setting: string, days: number) => {
    const [row] = await database.owner<{ value: unknown }>(
      `select private.setting_at(s, now() + make_interval(days => $2)) as value from public.site_settings s where key = $1`,
      [setting, days],
    );
    return row?.value;
  };
  const history = (setting: string, email = MEMBER) =>
    database.signedIn<Record<string, unknown>>(
      email,
      'select id, value, actor, replaces from public.site_changes where setting = $1 order by position',
      [setting],
    );

  it('show visitors the latest value, and the staff every change with its author', async () => {
    const first = await save({ setting: 'a' });
    const second = await save({ setting: 'a', value: [], replaces: [first.id] });
    expect([first.outcome, second.outcome]).toEqual(['saved', 'saved']);
    expect(await published('a')).toMatchObject([{ value: [] }]);
    expect(await history('a')).toEqual([
      { id: first.id, value: CLOSED, actor: OWNER, replaces: null },
      { id: second.id, value: [], actor: OWNER, replaces: first.id },
    ]);
    expect(await history('a', STRANGER)).toEqual([]);
  });

  it('store a repetition once, whatever has happened since', async () => {
    const first = await save({ setting: 'b' });
    await save({ setting: 'b', value: [], replaces: [first.id] });
    expect((await save({ setting: 'b', id: first.id })).outcome).toBe('saved');
    expect(await published('b')).toMatchObject([{ value: [] }]);
    expect(await history('b')).toHaveLength(2);
  });

  it('refuse a change that does not follow the latest one, also of two at the same moment', async () => {
    const first = await save({ setting: 'c' });
    const both = await Promise.all(
      [1, 2].map((value) => save({ setting: 'c', value, replaces: [first.id] })),
    );
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['saved', 'stale']);
    expect((await save({ setting: 'c' })).outcome).toBe('stale');
    expect(await history('c')).toHaveLength(2);
    const { id } = both.find(({ outcome }) => outcome === 'saved')!;
    // A change that follows one that may have been lost on its way names what it may follow otherwise.
    expect((await save({ setting: 'c', replaces: [randomUUID(), id] })).outcome).toBe('saved');
  });

  it('show a scheduled value beside the present one until it begins, and again what an undo puts in its place', async () => {
    const start = inDays(3);
    const now = await save({ setting: 'd', value: 'now' });
    const later = await save({ setting: 'd', value: 'later', startsAt: start, replaces: [now.id] });
    const [first] = await published('d');
    expect(first).toMatchObject({ value: 'now', later: [{ value: 'later' }] });
    expect(Date.parse(first!.later[0]!.starts_at)).toBe(Date.parse(start));
    expect([await valueIn('d', 2), await valueIn('d', 4)]).toEqual(['now', 'later']);
    const other = await save({ setting: 'd', value: 'still now', replaces: [later.id] });
    expect(await published('d')).toMatchObject([{ value: 'still now', later: [{ value: 'later' }] }]);
    await save({ setting: 'd', value: 'still now', startsAt: start, replaces: [other.id] });
    expect(await published('d')).toMatchObject([{ value: 'still now', later: [{ value: 'still now' }] }]);
  });

  it('take the value that has begun meanwhile when another is scheduled', async () => {
    const one = await save({ setting: 'k', value: 'one', startsAt: inDays(1) });
    expect(await published('k')).toMatchObject([{ value: null }]);
    await database.owner(
      `update public.site_settings set later = jsonb_set(later, '{0,starts_at}', to_jsonb(now() - interval '1 hour')) where key = 'k'`,
    );
    await save({ setting: 'k', value: 'two', startsAt: inDays(2), replaces: [one.id] });
    expect(await published('k')).toMatchObject([{ value: 'one', later: [{ value: 'two' }] }]);
  });

  it('are due for a build once, when a scheduled value begins', async () => {
    const claim = () => database.call<boolean>('service_role', 'select public.claim_due_build()');
    const hasJobs = () => database.owner<{ any: boolean }>('select private.has_due_jobs() as any');
    while (await claim());
    await save({ setting: 'l', value: 'later', startsAt: inDays(1) });
    expect(await claim()).toBe(false);
    await database.owner(
      `update public.site_settings set later = jsonb_set(later, '{0,starts_at}', to_jsonb(now())) where key = 'l'`,
    );
    expect(await hasJobs()).toEqual([{ any: true }]);
    expect([await claim(), await claim()]).toEqual([true, false]);
  });

  it('begin at once if their start is past', async () => {
    await save({ setting: 'e', value: 7, startsAt: inDays(-9) });
    expect(await published('e')).toMatchObject([{ value: 7, later: [] }]);
  });

  it.each([
    ['a value of more than 30,000 bytes', { value: 'x'.repeat(30_000) }, '23514'],
    ['no value', { value: undefined }, '23502'],
    ['a name that is none', { setting: 'a; drop' }, '23514'],
    ['a start in three years', { startsAt: inDays(1100) }, '22023'],
    ['a time that is none', { madeAt: 'soon' }, '22007'],
  ])('refuse %s', async (_, change, code) => {
    expect((await refusal(save({ setting: 'f', ...change }))).code).toBe(code);
    expect(await published('f')).toEqual([]);
  });

  it('refuse whoever is no owner by now', async () => {
    for (const actor of [MEMBER, STRANGER])
      expect((await refusal(save({ setting: 'g' }, actor))).code).toBe('42501');
  });

  it('can be written by no role but through the function, and the history by none at all', async () => {
    await save({ setting: 'h' });
    for (const statement of [
      `insert into public.site_settings (key) values ('x')`,
      `update public.site_settings set value = '1'`,
      `delete from public.site_settings`,
      `update public.site_changes set actor = 'x'`,
      `delete from public.site_changes`,
      `insert into public.site_changes (id, setting, starts_at, actor, made_at) values (gen_random_uuid(), 'h', now(), 'x', now())`,
      `select public.save_site_setting('{}', '${OWNER}')`,
    ]) {
      expect((await refusal(database.as('anon', statement))).code, statement).toBe('42501');
      expect((await refusal(database.signedIn(OWNER, statement))).code, statement).toBe('42501');
    }
    for (const table of ['site_settings', 'site_changes'])
      expect((await refusal(database.as('service_role', `delete from public.${table}`))).code).toBe('42501');
    expect((await refusal(database.as('anon', 'select * from public.site_changes'))).code).toBe('42501');
  });

  it('forget who changed what after two years, except for the latest change', async () => {
    const first = await save({ setting: 'i' });
    const second = await save({ setting: 'i', replaces: [first.id] });
    await database.owner(
      `update public.site_changes set created_at = now() - interval '25 months' where setting = 'i'`,
    );
    await save({ setting: 'j' });
    expect((await history('i')).map(({ id }) => id)).toEqual([second.id]);
  });
});
