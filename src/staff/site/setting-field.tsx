import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './site-page.module.css';

interface SettingFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  /** What is wrong with it, as a sentence. */
  problem?: string | undefined;
  isWide?: boolean;
  children?: ReactNode;
}

/** A field of a form about the site, with what is wrong with it. */
export function SettingField({ label, problem, isWide, children, ...input }: SettingFieldProps) {
  const id = useId();
  return (
    <div className={`${styles['field']} ${isWide ? styles['wide'] : ''}`}>
      <label htmlFor={id}>{label}</label>
      <input
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
