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

const icons = { sent: Sent, saved: SavedOnDevice, failed: Warning };

/** The result of a submission. Sent, saved on this device, and failed have different icons and colors. */
export function FormStatus({ id, status, message, className }: FormStatusProps) {
  const Icon = status in icons ? icons[status as keyof typeof icons] : undefined;
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Shows a message that is below the viewport. If a field has an error, the focus is there instead.
    if (message && !document.activeElement?.matches('[aria-invalid]'))
      element.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);

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
