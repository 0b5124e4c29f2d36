import { businessDay, businessTime } from '../inbox/times.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import { SettingDiff } from './setting-diff.tsx';
import { readValue, type SettingView } from './setting-view.ts';
import { versionBefore, type Version } from './versions.ts';
import styles from './site-page.module.css';

interface SettingHistoryProps {
  view: SettingView;
  /** The oldest first. */
  versions: readonly Version[];
  nameOf: (email: string) => string;
  /** Puts back what was before a change. Missing for who may not change it. */
  onRestore: ((version: Version) => void) | undefined;
}

/** Who changed a setting, when, and what it was before and after. */
export function SettingHistory({ view, versions, nameOf, onRestore }: SettingHistoryProps) {
  if (versions.length === 0) return null;
  return (
    <details className={styles['history']}>
      <summary>History</summary>
      <ol>
        {versions.toReversed().map((version) => (
          <li key={version.id}>
            <p>
              {businessTime(version.madeAt)}, {version.actor === undefined ? 'you' : nameOf(version.actor)}
              {version.isWaiting && ', not sent yet'}
              {!version.isImmediate && `, from ${businessDay(version.startsAt)} on`}
            </p>
            <SettingDiff
              view={view}
              before={readValue(view, versionBefore(versions, version)?.value)}
              after={readValue(view, version.value)}
            />
            {onRestore && (
              <DeskButton look="text" data-action="restore" onClick={() => onRestore(version)}>
                Go back to before this
              </DeskButton>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
