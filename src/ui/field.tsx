import type { ComponentProps, ReactNode } from 'react';
import { Chevron } from './icons.tsx';
import styles from './field.module.css';

interface Shared {
  /** Unique on the page. The ids of hint and error derive from it. */
  id: string;
  label: string;
  /** Text beside the label, such as "optional". */
  note?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
}
type FieldProps = Shared &
  (
    | ({ as?: 'input' } & Omit<ComponentProps<'input'>, 'id' | 'className'>)
    | ({ as: 'textarea' } & Omit<ComponentProps<'textarea'>, 'id' | 'className'>)
    | ({ as: 'select'; children: ReactNode } & Omit<ComponentProps<'select'>, 'id' | 'className'>)
  );

/** A labeled control. Hint and error are tied to it by `aria-describedby`, unless the caller sets its own. */
export function Field({
  id,
  label,
  note,
  hint,
  error,
  className,
  as: Control = 'input',
  ...rest
}: FieldProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  // The props' types are checked where Field is used. Here they are only passed on.
  const Tag = Control as 'input';
  return (
    <div className={`${styles.field} ${className ?? ''}`}>
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
        {note && <span className={styles.note}>{` ${note}`}</span>}
      </label>
      <span className={styles.box}>
        <Tag
          id={id}
          className={styles.control}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          {...(rest as ComponentProps<'input'>)}
        />
        {Control === 'select' && <Chevron className={styles.chevron} />}
      </span>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
