import styles from './honeypot.module.css';

/** A field that people neither see nor reach. Filled in, it makes a submission suspected, never lost. */
export function Honeypot({ id, label }: { id: string; label: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={`${id}-company`}>{label}</label>
      <input id={`${id}-company`} name="company" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
