import { useQuery } from '@tanstack/react-query';
import { useShallow } from 'zustand/react/shallow';
import type { Files } from '../../../supabase/check/target.ts';
import { settingProblems } from '../../../supabase/functions/_shared/site-settings.ts';
import { changeSite, currentChanges, discardChange, useChanges } from '../changes/changes-store.ts';
import { offerUndo } from '../changes/undo.ts';
import { linkedPages } from '../../site/pages.ts';
import { staffQuery } from '../api/inquiries.ts';
import { isoDay } from '../inbox/times.ts';
import { useNow } from '../inbox/use-now.ts';
import facts from '../parts/facts.module.css';
import table from '../parts/table.module.css';
import { RefusedSetting } from './refused-setting.tsx';
import { SettingHistory } from './setting-history.tsx';
import { SETTING_TITLES } from './setting-titles.ts';
import { readValue, type SettingView } from './setting-view.ts';
import { builtQuery, type SiteChange } from './site-changes.ts';
import { mayFollow, refusedOf, versionAt, versionsOf, type Refused } from './versions.ts';
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

  /** Saves a value that is right, and offers to undo it: a change of its own, because this one may be on its way. */
  function save(next: typeof value, done: string) {
    const problems = settingProblems(setting, next, { today, pages });
    if (problems.length > 0) return problems;
    const before = fresh(value);
    const replaces = mayFollow(versions);
    const made = changeSite(setting, { value: next, before, startsAt: null, replaces });
    offerUndo({
      text: done,
      undo: () =>
        void made.then((id) =>
          changeSite(setting, { value: before, before: next, startsAt: null, replaces: [id, ...replaces] }),
        ),
    });
    return [];
  }

  function saveAnyway({ change }: Refused) {
    const theirs = fresh(value);
    const [before, mine] = [change.before, change.value].map((one) => fresh(readValue(view, one))) as [
      typeof value,
      typeof value,
    ];
    const problems = save(view.rebase?.(before, mine, theirs) ?? mine, 'Your change is saved.');
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
        <Editor value={fresh(value)} today={today} save={save} />
      ) : (
        <ul className={styles['entries']}>
          {shown.length === 0 ? <li>Nothing.</li> : shown.map((line) => <li key={line}>{line}</li>)}
        </ul>
      )}
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
        onRestore={isOwner ? (one) => void save(fresh(one), 'The earlier state is back.') : undefined}
      />
    </section>
  );
}
