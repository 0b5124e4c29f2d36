import { businessTime } from '../inbox/times.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import { readValue, type SettingView } from './setting-view.ts';
import type { Version } from './versions.ts';
import styles from './site-page.module.css';

type Value = SettingView['own'];

interface SettingHistoryProps {
  view: SettingView;
  /** The oldest first. */
  versions: readonly Version[];
  nameOf: (email: string) => string;
  /** Called with the value that held before a change. Missing for who may not change it. */
  onRestore: ((value: Value) => void) | undefined;
}

/** Who changed a setting, when, and what it was before and after. */
export function SettingHistory({ view, versions, nameOf, onRestore }: SettingHistoryProps) {
  if (versions.length === 0) return null;
  const values = [view.own, ...versions.map(({ value }) => readValue(view, value))];
  const entries = versions.map((version, at) => {
    const [before, after] = [values[at]!, values[at + 1]!];
    const [gone, come] = [view.lines(before), view.lines(after)];
    return {
      version,
      before,
      gone: gone.filter((line) => !come.includes(line)),
      come: come.filter((line) => !gone.includes(line)),
    };
  });
  return (
    <details className={styles['history']}>
      <summary>History</summary>
      <ol>
        {entries.toReversed().map(({ version, before, gone, come }) => (
          <li key={version.id}>
            <p>
              {businessTime(version.madeAt)}, {version.actor === undefined ? 'you' : nameOf(version.actor)}
              {version.isWaiting && ', not sent yet'}
              {!version.isImmediate && `, from ${businessTime(version.startsAt)}`}
            </p>
            <ul>
              {gone.map((line) => (
                <li key={line}>
                  <del>
                    <span className="visually-hidden">No longer: </span>
                    {line}
                  </del>
                </li>
              ))}
              {come.map((line) => (
                <li key={line}>
                  <ins>
                    <span className="visually-hidden">New: </span>
                    {line}
                  </ins>
                </li>
              ))}
            </ul>
            {onRestore && (
              <DeskButton look="text" data-action="restore" onClick={() => onRestore(before)}>
                Go back to before this
              </DeskButton>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
