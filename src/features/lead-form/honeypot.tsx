import { TRAP_FIELD } from '../../../supabase/functions/_shared/limits.ts';
import styles from './honeypot.module.css';

/** A hidden field that only bots fill in. A filled field marks the submission as suspected; it is still accepted. */
export function Honeypot({ id, label }: { id: string; label: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={`${id}-${TRAP_FIELD}`}>{label}</label>
      <input id={`${id}-${TRAP_FIELD}`} name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
