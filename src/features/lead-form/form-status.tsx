import { useEffect, useRef } from 'react';
import { SavedOnDevice, Sent, Warning } from '../../ui/icons.tsx';
import type { FormState } from './use-submission.ts';
import styles from './form-status.module.css';

interface FormStatusProps {
  status: FormState;
  message: string | null;
  className?: string | undefined;
}

const icons = { sent: Sent, saved: SavedOnDevice, failed: Warning };

/** What became of a submission. Sent, saved on this device and failed are told apart by icon and colour. */
export function FormStatus({ status, message, className }: FormStatusProps) {
  const Icon = status in icons ? icons[status as keyof typeof icons] : undefined;
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // An answer below the window's edge is none. Where a field is wrong, its visitor has been brought there.
    if (message && !document.activeElement?.matches('[aria-invalid]'))
      place.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);

  return (
    <div ref={place} role="status" className={`${styles.place} ${className ?? ''}`}>
      {message && Icon && (
        <p className={styles.message} data-status={status}>
          <Icon className={styles.icon} />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
