import { businessDay, businessTime } from '../inbox/times.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import type { Refused, Version } from './versions.ts';
import styles from './site-page.module.css';

interface RefusedSettingProps {
  refused: Refused;
  /** A value as visitors read it. */
  lines: (value: unknown) => string[];
  /** The latest change that the server has. */
  winner: Version | undefined;
  nameOf: (email: string) => string;
  /** Makes the change of what holds now. Missing for who may not change it. */
  onSave: (() => void) | undefined;
  onDelete: () => void;
}

/** A change that the server has refused. Nothing of it is lost until its author has decided. */
export function RefusedSetting({ refused, lines, winner, nameOf, onSave, onDelete }: RefusedSettingProps) {
  const { change, reason } = refused;
  const [gone, come] = [lines(change.before), lines(change.value)];
  const isStale = reason === 'stale';
  return (
    <div className={styles['refused']} role="alert" data-refused={change.id}>
      <p>
        {isStale && winner?.actor
          ? `Your change isn’t saved, because ${nameOf(winner.actor)} changed the same setting first (${businessTime(winner.madeAt)}).`
          : reason === 'owners_only'
            ? 'Your change isn’t saved, because only owners can change the site.'
            : 'Your change isn’t saved, because the server rejected it.'}{' '}
        {change.startsAt === null ? 'You wanted:' : `You wanted from ${businessDay(change.startsAt)} on:`}
      </p>
      <ul>
        {gone
          .filter((line) => !come.includes(line))
          .map((line) => (
            <li key={line}>
              Remove <del>{line}</del>
            </li>
          ))}
        {come
          .filter((line) => !gone.includes(line))
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
      <div className={styles['actions']}>
        {onSave && isStale && (
          <DeskButton look="primary" data-action="save-anyway" onClick={onSave}>
            Save mine, too
          </DeskButton>
        )}
        <DeskButton onClick={onDelete}>Delete</DeskButton>
      </div>
    </div>
  );
}
