import type { ReactNode } from 'react';
import { DeskButton } from '../parts/desk-button.tsx';
import styles from './site-page.module.css';

interface FormEndProps {
  /** What the value of the form means for visitors, once it can be read. */
  line: ReactNode;
  begins: ReactNode;
  /** Missing where there is no page to look at. */
  onPreview?: (() => void) | undefined;
  /** More buttons. */
  children?: ReactNode;
}

/** How each form about the site ends: what it would change, from when on, and its buttons. */
export function FormEnd({ line, begins, onPreview, children }: FormEndProps) {
  return (
    <>
      <p className={styles['preview']} aria-live="polite">
        {line}
      </p>
      {begins}
      <div className={`${styles['actions']} ${styles['wide']}`}>
        <DeskButton type="submit" look="primary">
          Save
        </DeskButton>
        {onPreview && (
          <DeskButton data-action="preview" onClick={onPreview}>
            Preview
          </DeskButton>
        )}
        {children}
      </div>
    </>
  );
}
