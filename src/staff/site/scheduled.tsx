import { businessDay } from '../inbox/times.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import { SettingDiff } from './setting-diff.tsx';
import { readValue, type SettingView } from './setting-view.ts';
import { scheduledAfter, versionAt, type Version } from './versions.ts';
import styles from './site-page.module.css';

interface ScheduledProps {
  view: SettingView;
  versions: readonly Version[];
  now: number;
  /** Missing for who may not change it. */
  onWithdraw: ((version: Version) => void) | undefined;
}

/** What begins later, the earliest first. What was withdrawn is the state before it again, so it is left out. */
export function Scheduled({ view, versions, now, onWithdraw }: ScheduledProps) {
  const entries = scheduledAfter(versions, now)
    .map((version) => ({
      version,
      before: readValue(view, versionAt(versions, version.startsAt - 1)?.value),
      after: readValue(view, version.value),
    }))
    .filter(({ before, after }) => view.lines(before).join('\n') !== view.lines(after).join('\n'));
  if (entries.length === 0) return null;
  return (
    <ul className={styles['scheduled']} aria-label="Begins later">
      {entries.map(({ version, before, after }) => {
        const day = businessDay(version.startsAt);
        return (
          <li key={version.id}>
            <p>From {day} on</p>
            <SettingDiff view={view} before={before} after={after} />
            {onWithdraw && (
              <DeskButton look="text" data-action="withdraw" onClick={() => onWithdraw(version)}>
                Take back<span className="visually-hidden"> what begins on {day}</span>
              </DeskButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
