import { useId, type ReactNode } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { DeskButton } from './desk-button.tsx';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** Label of the button that does it. */
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something that can't be undone. */
export function ConfirmDialog({ open, title, confirm, onConfirm, onClose, children }: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} labelledBy={id} closeLabel="Cancel">
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      <p>{children}</p>
      <div className={styles['actions']}>
        <DeskButton onClick={onClose}>Cancel</DeskButton>
        <DeskButton
          look="danger"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirm}
        </DeskButton>
      </div>
    </Dialog>
  );
}
