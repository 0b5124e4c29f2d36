import { useEffect, useRef } from 'react';
import { SavedOnDevice, Sent, Warning } from '../../ui/icons.tsx';
import type { FormState } from './use-submission.ts';
import styles from './form-status.module.css';

interface FormStatusProps {
  /** For `aria-describedby` of the field that the message is about. */
  id?: string;
  status: FormState;
  message: string | null;
  className?: string | undefined;
}

const icons: Partial<Record<FormState, typeof Sent>> = { sent: Sent, saved: SavedOnDevice, failed: Warning };

/** The result of a submission. Sent, saved on this device, and failed have different icons and colors. */
export function FormStatus({ id, status, message, className }: FormStatusProps) {
  const Icon = icons[status];
  const element = useRef<HTMLDivElement>(null);
  const previous = useRef(status);

  useEffect(() => {
    // Shows a message that is below the viewport. If a field has an error, the focus is there instead. When a saved message
    // arrives, the visitor may be reading elsewhere on the page.
    const follows = previous.current !== 'saved' && !document.activeElement?.matches('[aria-invalid]');
    previous.current = status;
    if (message && follows) element.current?.scrollIntoView({ block: 'nearest' });
  }, [message, status]);

  return (
    <div ref={element} id={id} role="status" className={`${styles.place} ${className ?? ''}`}>
      {message && Icon && (
        <p className={styles.message} data-status={status}>
          <Icon className={styles.icon} />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
