import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './site-page.module.css';

interface SettingFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  /** What is wrong with it, as a sentence. */
  problem?: string | undefined;
  isWide?: boolean;
  /** For a text of several lines on a phone. */
  isLong?: boolean;
  children?: ReactNode;
}

/** A field of a form about the site, with what is wrong with it. */
export function SettingField({ label, problem, isWide, isLong, children, ...input }: SettingFieldProps) {
  const id = useId();
  // Both take what is passed here.
  const Field = (isLong ? 'textarea' : 'input') as 'input';
  return (
    <div className={`${styles['field']} ${isWide ? styles['wide'] : ''}`}>
      <label htmlFor={id}>{label}</label>
      <Field
        id={id}
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        {...input}
      />
      {children}
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles['problem']}>
          {problem}
        </p>
      )}
    </div>
  );
}
