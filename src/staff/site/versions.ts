/** What a setting was, is and will be. Pure functions. */
import type { Change, SiteEdit } from '../changes/change.ts';
import type { SiteChange } from './site-changes.ts';

/** One state of a setting. Times are milliseconds since the epoch. */
export interface Version {
  id: string;
  value: unknown;
  /** An address on the staff list; undefined for the person at this desk. */
  actor: string | undefined;
  startsAt: number;
  /** Whether it began when the server got it, whatever this device's clock says. */
  isImmediate: boolean;
  madeAt: number;
  /** Whether it waits on this device. */
  isWaiting: boolean;
}

/** A change that the server has refused. It stays on this device until its author has decided. */
export interface Refused {
  change: SiteEdit;
  reason: string | undefined;
}

/** The changes of one setting that are on this device. */
const ownOf = (changes: readonly Change[], setting: string) =>
  changes.flatMap((change) =>
    change.type === 'setting' && change.setting.setting === setting ? [change] : [],
  );

/** The versions of a setting, the oldest first: those of the server, then those on their way. */
export function versionsOf(
  setting: string,
  saved: readonly SiteChange[],
  changes: readonly Change[],
): Version[] {
  const arrived = saved
    .filter((change) => change.setting === setting)
    .map(({ id, value, actor, starts_at, made_at, created_at }) => ({
      id,
      value,
      actor,
      startsAt: Date.parse(starts_at),
      isImmediate: Date.parse(starts_at) <= Date.parse(created_at),
      madeAt: Date.parse(made_at),
      isWaiting: false,
    }))
    .toReversed();
  const waiting = ownOf(changes, setting)
    .filter(({ isFailed, setting: { id } }) => !isFailed && !arrived.some((version) => version.id === id))
    .map(({ setting: { id, value, startsAt, madeAt } }) => ({
      id,
      value,
      actor: undefined,
      startsAt: Date.parse(startsAt ?? madeAt),
      isImmediate: startsAt === null,
      madeAt: Date.parse(madeAt),
      isWaiting: true,
    }));
  return [...arrived, ...waiting];
}

export const refusedOf = (setting: string, changes: readonly Change[]): Refused[] =>
  ownOf(changes, setting)
    .filter(({ isFailed }) => isFailed)
    .map(({ setting: change, reason }) => ({ change, reason }));

/** The version that holds at `now`; undefined if none does, and the site's own record counts. */
export const versionAt = (versions: readonly Version[], now: number): Version | undefined =>
  versions.reduce<Version | undefined>(
    (found, version) =>
      (version.isImmediate || version.startsAt <= now) && version.startsAt >= (found?.startsAt ?? -Infinity)
        ? version
        : found,
    undefined,
  );

/** The versions that begin later, in their order. Of two that begin at the same time the later one counts. */
export const scheduledAfter = (versions: readonly Version[], now: number): Version[] =>
  versions
    .filter(
      ({ startsAt, isImmediate }, at) =>
        startsAt > now &&
        !isImmediate &&
        !versions.slice(at + 1).some((later) => later.startsAt === startsAt),
    )
    .toSorted((a, b) => a.startsAt - b.startsAt);

/** A value to save, and what it takes the place of. */
export interface Step<T> {
  /** Milliseconds since the epoch; null: now. */
  startsAt: number | null;
  before: T;
  value: T;
}

/**
 * What to save so that a change counts from a time on: the changed value, and everything that begins later changed alike.
 * Otherwise what is scheduled, which is a whole value, would put the old state back.
 * @param startsAt null: now
 * @param read the value of a version
 * @param change the change, made of whatever holds at that time
 */
export const stepsFor = <T>(
  versions: readonly Version[],
  now: number,
  startsAt: number | null,
  read: (version: Version | undefined) => T,
  change: (before: T) => T,
): Step<T>[] =>
  [startsAt, ...scheduledAfter(versions, startsAt ?? now).map((version) => version.startsAt)]
    .map((start) => {
      const before = read(versionAt(versions, start ?? now));
      return { startsAt: start, before, value: change(before) };
    })
    .filter(({ before, value }) => JSON.stringify(before) !== JSON.stringify(value));

/** The version that a version has taken the place of, or will. */
export const versionBefore = (versions: readonly Version[], version: Version): Version | undefined =>
  versionAt(versions.slice(0, versions.indexOf(version)), version.startsAt);

/** The changes that the next change may follow: the server's latest, or one that is on its way. */
export const mayFollow = (versions: readonly Version[]): string[] => [
  ...versions.filter(({ isWaiting }) => isWaiting).map(({ id }) => id),
  ...versions
    .filter(({ isWaiting }) => !isWaiting)
    .slice(-1)
    .map(({ id }) => id),
];

/**
 * The change that somebody made of `before` to `after`, made of `theirs` instead. For lists whose entries have a key; of one
 * entry that both have changed, `after` counts.
 */
export function rebased<T>(
  before: readonly T[],
  after: readonly T[],
  theirs: readonly T[],
  keyOf: (entry: T) => string,
): T[] {
  const same = (a: T | undefined, b: T | undefined) => JSON.stringify(a) === JSON.stringify(b);
  const find = (list: readonly T[], key: string) => list.find((entry) => keyOf(entry) === key);
  const changed = new Set(
    [...before, ...after].map(keyOf).filter((key) => !same(find(before, key), find(after, key))),
  );
  return [
    ...theirs.flatMap((entry) => (changed.has(keyOf(entry)) ? (find(after, keyOf(entry)) ?? []) : [entry])),
    ...after.filter((entry) => changed.has(keyOf(entry)) && !find(theirs, keyOf(entry))),
  ];
}
