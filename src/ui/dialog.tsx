import { markOpenDialog } from '../boot/scroll-lock.ts';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Close } from './icons.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button, and a click outside the dialog. */
  onClose: () => void;
  /** Id of the heading that names the dialog. */
  labelledBy: string;
  closeLabel: string;
  children: ReactNode;
  className?: string | undefined;
  /** Whether it covers the whole page, with the space for the scrollbar. */
  isFullScreen?: boolean;
}

/** A modal dialog. Native `<dialog>`, so the browser handles focus and the top layer. */
export function Dialog(props: DialogProps) {
  const { open, onClose, labelledBy, closeLabel, children, className, isFullScreen = false } = props;
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
    markOpenDialog();
    // The dialog may leave the page while it is open.
    return markOpenDialog;
  }, [open]);

  function closeOutside(event: MouseEvent<HTMLDialogElement>) {
    // The dialog has no padding, so a click on the element itself was on the backdrop.
    if (event.target === event.currentTarget) onClose();
  }

  return (
    // The dialog handles Escape itself. The click handler only adds the backdrop.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      data-full-screen={isFullScreen || undefined}
      className={`${styles.dialog} ${className ?? ''}`}
      onClose={onClose}
      onClick={closeOutside}
    >
      <div className={styles.sheet}>
        <button type="button" className={styles.close} onClick={onClose} aria-label={closeLabel}>
          <Close />
        </button>
        {children}
      </div>
    </dialog>
  );
}
