import { SavedOnDevice, Sent, Warning } from '../../ui/icons.tsx';
import type { LeadFormStatus } from './use-lead-form.ts';
import styles from './form-status.module.css';

interface FormStatusProps {
  status: LeadFormStatus;
  message: string | null;
  className?: string | undefined;
}

const icons = { sent: Sent, saved: SavedOnDevice, failed: Warning };

/** What became of a submission. Sent, saved on this device and failed are told apart by icon and colour. */
export function FormStatus({ status, message, className }: FormStatusProps) {
  const Icon = status in icons ? icons[status as keyof typeof icons] : undefined;
  return (
    <div role="status" className={className}>
      {message && Icon && (
        <p className={styles.message} data-status={status}>
          <Icon className={styles.icon} />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
