import { useQuery } from '@tanstack/react-query';
import { useShallow } from 'zustand/react/shallow';
import type { Files } from '../../../supabase/check/target.ts';
import { settingProblems } from '../../../supabase/functions/_shared/site-settings.ts';
import { changeSite, currentChanges, discardChange, useChanges } from '../changes/changes-store.ts';
import { offerUndo } from '../changes/undo.ts';
import { linkedPages } from '../../site/pages.ts';
import { staffQuery } from '../api/inquiries.ts';
import { businessDay, isoDay } from '../inbox/times.ts';
import { useNow } from '../inbox/use-now.ts';
import facts from '../parts/facts.module.css';
import table from '../parts/table.module.css';
import { RefusedSetting } from './refused-setting.tsx';
import { Scheduled } from './scheduled.tsx';
import { SettingHistory } from './setting-history.tsx';
import { openPreview } from './open-preview.ts';
import { SETTING_TITLES } from './setting-titles.ts';
import { readValue, type SettingView } from './setting-view.ts';
import { builtQuery, type SiteChange } from './site-changes.ts';
import { useStart } from './start-field.tsx';
import {
  mayFollow,
  refusedOf,
  stepsFor,
  versionAt,
  versionBefore,
  versionsOf,
  type Refused,
  type Step,
  type Version,
} from './versions.ts';
import styles from './site-page.module.css';

/** In this build. The one that visitors have may know newer ones. */
const pages = linkedPages(__REPOSITORY_FILES__.articles);

declare const __REPOSITORY_FILES__: Files;

interface SettingSectionProps {
  view: SettingView;
  saved: readonly SiteChange[];
  /** Whether the person may change it. */
  isOwner: boolean;
}

/** One setting: what holds, the form that changes it, what was refused, and its history. */
export function SettingSection({ view, saved, isOwner }: SettingSectionProps) {
  const { setting, intro, lines, Editor } = view;
  const changes = useChanges(useShallow(currentChanges));
  const { data: staff = [] } = useQuery(staffQuery);
  const { data: built } = useQuery(builtQuery);
  const now = useNow();
  const today = isoDay(now);
  const versions = versionsOf(setting, saved, changes);
  const value = readValue(view, versionAt(versions, now)?.value);
  const fresh = (one: typeof value) => view.fresh?.(one, today) ?? one;
  const nameOf = (email: string) => staff.find((member) => member.email === email)?.name ?? email;

  const start = useStart(today);
  const valueOf = (version: Version | undefined) => fresh(readValue(view, version?.value));

  /** Makes a change that is right, and offers to undo it: by changes of their own, because these may be on their way. */
  function make(startsAt: number | null, change: (before: typeof value) => typeof value, done: string) {
    const steps = stepsFor(versions, now, startsAt, valueOf, change);
    for (const { value: next } of steps) {
      const problems = settingProblems(setting, next, { today, pages });
      if (problems.length > 0) return problems;
    }
    const send = (all: readonly Step<unknown>[], follows: readonly string[]) => {
      const replaces = [...follows];
      const known = versions.map((version) => version.value);
      for (const { startsAt: at, ...values } of all) {
        const begins = at === null ? null : new Date(at).toISOString();
        const photos = view.photos?.(values.value as typeof value, known);
        known.push(values.value);
        replaces.unshift(
          changeSite(setting, { ...values, photos, startsAt: begins, replaces: [...replaces] }),
        );
      }
      return replaces;
    };
    const follows = send(steps, mayFollow(versions));
    offerUndo({
      text: startsAt === null ? done : `From ${businessDay(startsAt)} on: ${done}`,
      undo: () =>
        void send(
          steps.map((step) => ({ ...step, before: step.value, value: step.before })),
          follows,
        ),
    });
    return [];
  }

  /** Makes somebody's change of `before` to `after`, of whatever holds when it begins. */
  const edit =
    (before: typeof value, after: typeof value) =>
    (theirs: typeof value): typeof value =>
      JSON.stringify(theirs) === JSON.stringify(before)
        ? after
        : (view.rebase?.(before, after, theirs) ?? after);

  function save(next: typeof value, done: string, when?: 'now') {
    const isNow = when === 'now';
    const problems = [...settingProblems(setting, next, { today, pages }), ...(isNow ? [] : start.check())];
    const found =
      problems.length > 0 ? problems : make(isNow ? null : start.startsAt, edit(fresh(value), next), done);
    if (found.length === 0 && !isNow) start.reset();
    return found;
  }

  /** Puts back what was before a version: from its start on, or now if it has begun. */
  function restore(version: Version) {
    const before = valueOf(versionBefore(versions, version));
    const isAhead = !version.isImmediate && version.startsAt > now;
    if (isAhead) make(version.startsAt, edit(valueOf(version), before), 'the earlier state stays.');
    else make(null, edit(fresh(value), before), 'The earlier state is back.');
  }

  function withdraw(version: Version) {
    const before = valueOf(versionAt(versions, version.startsAt - 1));
    make(version.startsAt, edit(valueOf(version), before), 'this is taken back.');
  }

  function preview(next: typeof value) {
    const problems = settingProblems(setting, next, { today, pages });
    if (problems.length === 0) openPreview(view.page!(next), setting, next, view.photos?.(next, []));
    return problems;
  }

  function saveAnyway({ change }: Refused) {
    const [before, mine] = [change.before, change.value].map((one) => fresh(readValue(view, one))) as [
      typeof value,
      typeof value,
    ];
    const wanted = change.startsAt === null ? -Infinity : Date.parse(change.startsAt);
    const problems = make(wanted > now ? wanted : null, edit(before, mine), 'Your change is saved.');
    // What can't be saved stays where its author sees it.
    if (problems.length === 0) void discardChange(change.id);
  }

  const shown = lines(fresh(value));
  const inPages = built && lines(fresh(readValue(view, built[setting] ?? view.own)));
  return (
    <section aria-labelledby={setting} className={styles['section']} data-setting={setting}>
      <h2 id={setting} className={facts['title']}>
        {SETTING_TITLES[setting]}
      </h2>
      <p className={table['muted']}>{intro}</p>
      {refusedOf(setting, changes).map((refused) => (
        <RefusedSetting
          key={refused.change.id}
          refused={refused}
          lines={(one) => lines(readValue(view, one))}
          winner={versions.findLast(({ isWaiting }) => !isWaiting)}
          nameOf={nameOf}
          onSave={isOwner ? () => saveAnyway(refused) : undefined}
          onDelete={() => void discardChange(refused.change.id)}
        />
      ))}
      {isOwner ? (
        <Editor
          value={fresh(value)}
          today={today}
          begins={start.field}
          save={save}
          preview={view.page && preview}
        />
      ) : (
        <ul className={styles['entries']}>
          {shown.length === 0 ? <li>Nothing.</li> : shown.map((line) => <li key={line}>{line}</li>)}
        </ul>
      )}
      <Scheduled view={view} versions={versions} now={now} onWithdraw={isOwner ? withdraw : undefined} />
      {inPages && versions.length > 0 && (
        <p className={styles['built']}>
          {inPages.join() === shown.join()
            ? 'Search engines find this on the pages.'
            : 'Visitors read this already. Search engines will once the site is built again.'}
        </p>
      )}
      <SettingHistory
        view={view}
        versions={versions}
        nameOf={nameOf}
        onRestore={isOwner ? restore : undefined}
      />
    </section>
  );
}
