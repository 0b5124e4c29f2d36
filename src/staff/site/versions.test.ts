import { describe, expect, it } from 'vitest';
import type { Change, SiteEdit } from '../changes/change.ts';
import type { SiteChange } from './site-changes.ts';
import {
  mayFollow,
  rebased,
  refusedOf,
  scheduledAfter,
  stepsFor,
  versionAt,
  versionBefore,
  versionsOf,
  type Version,
} from './versions.ts';

const at = (day: number) => `2026-12-${String(day).padStart(2, '0')}T08:00:00.000Z`;
const NOW = Date.parse(at(10));
const saved = (id: string, day: number, startsAt = day): SiteChange => ({
  id,
  setting: 'specialHours',
  value: id,
  starts_at: at(startsAt),
  actor: 'owner@example.com',
  made_at: at(day),
  created_at: at(day),
});
const waiting = (id: string, day: number, more: Partial<SiteEdit> = {}, isFailed = false): Change => ({
  type: 'setting',
  isFailed,
  reason: isFailed ? 'stale' : undefined,
  setting: {
    id,
    setting: 'specialHours',
    value: id,
    before: null,
    startsAt: null,
    replaces: [],
    madeAt: at(day),
    ...more,
  },
});
/** The server sends the latest first. */
const versions = (changes: SiteChange[], own: Change[] = []) =>
  versionsOf('specialHours', changes.toReversed(), own);

describe('a setting', () => {
  it('is what was saved last, until something that was scheduled begins', () => {
    const all = versions([saved('a', 1), saved('friday', 2, 12), saved('b', 3)]);
    expect(versionAt(all, NOW)?.value).toBe('b');
    expect(scheduledAfter(all, NOW).map(({ value }) => value)).toEqual(['friday']);
    expect(versionAt(all, Date.parse(at(13)))?.value).toBe('friday');
    expect(versionAt([], NOW)).toBeUndefined();
  });

  it('is at once what this device has changed, even if its clock is ahead, but not what was refused', () => {
    const all = versions([saved('a', 1)], [waiting('mine', 20), waiting('no', 9, {}, true)]);
    expect(versionAt(all, NOW)?.value).toBe('mine');
    expect(scheduledAfter(all, NOW)).toEqual([]);
    expect(refusedOf('specialHours', [waiting('no', 9, {}, true)])).toMatchObject([{ reason: 'stale' }]);
  });

  it('is what the server has just saved, also for a device that does not know the time', () => {
    expect(versionAt(versions([saved('a', 1), saved('b', 20)]), NOW)?.value).toBe('b');
  });

  it('has a change that arrived meanwhile only once', () => {
    expect(versions([saved('a', 1), saved('mine', 9)], [waiting('mine', 9)])).toHaveLength(2);
  });

  it('of which one start was changed twice begins with the later change', () => {
    const all = versions([saved('a', 1), saved('friday', 2, 12), saved('undone', 3, 12)]);
    expect(scheduledAfter(all, NOW).map(({ value }) => value)).toEqual(['undone']);
  });

  it('was, before a scheduled change, what it would otherwise be when that begins', () => {
    const all = versions([saved('a', 1), saved('friday', 2, 12), saved('b', 3), saved('monday', 4, 15)]);
    expect(all.map((version) => versionBefore(all, version)?.value)).toEqual([undefined, 'a', 'a', 'friday']);
  });

  it('may be changed after the latest change of the server, and after those on their way', () => {
    expect(mayFollow(versions([saved('a', 1), saved('b', 2)], [waiting('mine', 9)]))).toEqual(['mine', 'b']);
    expect(mayFollow([])).toEqual([]);
  });
});

describe('a change', () => {
  const all = versions([saved('a', 1), saved('friday', 2, 12), saved('monday', 3, 15)]);
  const read = (version: Version | undefined) => String(version?.value ?? 'own');
  const add = (value: string) => `${value}+`;

  it('made now is made of everything that begins later, too', () => {
    expect(stepsFor(all, NOW, null, read, add)).toEqual([
      { startsAt: null, before: 'a', value: 'a+' },
      { startsAt: Date.parse(at(12)), before: 'friday', value: 'friday+' },
      { startsAt: Date.parse(at(15)), before: 'monday', value: 'monday+' },
    ]);
    expect(stepsFor([], NOW, null, read, add)).toEqual([{ startsAt: null, before: 'own', value: 'own+' }]);
  });

  it('that begins later is made of what holds then, and of nothing before', () => {
    const [thirteenth, fifteenth] = [13, 15].map((day) => Date.parse(at(day)));
    expect(stepsFor(all, NOW, thirteenth!, read, add)).toEqual([
      { startsAt: thirteenth, before: 'friday', value: 'friday+' },
      { startsAt: fifteenth, before: 'monday', value: 'monday+' },
    ]);
  });

  it('that changes nothing of a state leaves it alone', () => {
    const only = (value: string) => (value === 'friday' ? 'other' : value);
    expect(stepsFor(all, NOW, null, read, only)).toEqual([
      { startsAt: Date.parse(at(12)), before: 'friday', value: 'other' },
    ]);
  });
});

it('two people who change different entries of a list lose nothing', () => {
  const keyOf = ({ date }: { date: string }) => date;
  const [eve, day, year] = [
    { date: '24', note: 'Eve' },
    { date: '25', note: 'Day' },
    { date: '31', note: 'Year' },
  ] as const;
  expect(rebased([eve], [eve, day], [eve, year], keyOf)).toEqual([eve, year, day]);
  expect(rebased([eve, day], [day], [eve, day, year], keyOf), 'removed').toEqual([day, year]);
  const changed = { ...eve, note: 'Mine' };
  expect(rebased([eve], [changed], [{ ...eve, note: 'Hers' }], keyOf), 'both changed').toEqual([changed]);
  expect(rebased([eve], [changed], [], keyOf), 'removed meanwhile').toEqual([changed]);
});
