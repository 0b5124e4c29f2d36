import { useState, type ComponentType } from 'react';
import { outboxTray as texts } from '../../content/outbox-tray.ts';
import { useOutbox } from '../../stores/outbox.ts';
import { SavedOnDevice, Warning } from '../../ui/icons.tsx';
import { DeliveryNotice } from './delivery-notice.tsx';
import styles from './outbox-tray.module.css';

type Dialog = ComponentType<{ open: boolean; onClose: () => void }>;
/** A chunk of its own, because few visitors open the list. */
const loadDialog = async (): Promise<Dialog> => (await import('./tray-dialog.tsx')).TrayDialog;

/**
 * The tray of waiting submissions: a button while there are any, the list that it opens, with send, edit and delete,
 * and a notice when a waiting submission was sent.
 */
export function OutboxTray() {
  const { items, unreadable } = useOutbox();
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<Dialog>();
  const [hasFailed, setHasFailed] = useState(false);
  const failed = items.filter(({ state }) => state === 'failed').length + unreadable;
  const isNeeded = items.length > 0 || unreadable > 0;

  async function open(): Promise<void> {
    try {
      const loaded = await loadDialog();
      setDialog(() => loaded);
      setIsOpen(true);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <>
      <DeliveryNotice />
      <div className={styles.dock} role="status">
        {isNeeded && (
          <button type="button" className={styles.pill} onClick={() => void open()}>
            {failed > 0 ? <Warning /> : <SavedOnDevice />}
            <span>{failed > 0 ? texts.failed(failed) : texts.waiting(items.length)}</span>
          </button>
        )}
        {isNeeded && hasFailed && <p className={styles.unavailable}>{texts.listOutOfReach}</p>}
      </div>
      {Dialog && <Dialog open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
