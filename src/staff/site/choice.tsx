import { useId, type ReactNode } from 'react';
import type { ListForm } from './list-editor.tsx';
import styles from './site-page.module.css';

interface ChoiceProps<N extends string> {
  form: ListForm<Record<N, string>>;
  name: N;
  children: ReactNode;
}

/** A field of a form with a few answers. */
export function Choice<N extends string>({ form, name, children }: ChoiceProps<N>) {
  const id = useId();
  const { label, value, problem } = form.field(name);
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={({ target }) => form.change({ [name]: target.value } as Record<N, string>)}
      >
        {children}
      </select>
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles['problem']}>
          {problem}
        </p>
      )}
    </div>
  );
}
