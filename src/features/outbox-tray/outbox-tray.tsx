import { useState } from 'react';
import { outboxTray as texts } from '../../content/outbox-tray.ts';
import { outbox, useOutbox } from '../../stores/outbox.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SavedOnDevice, Warning } from '../../ui/icons.tsx';
import { DeliveryNotice } from './delivery-notice.tsx';
import { TrayItem } from './tray-item.tsx';
import styles from './outbox-tray.module.css';

/**
 * What waits on this device: a button while something does, behind it the list with send, edit and delete
 * (outbox.md, rule 11), and a notice when something that waited has gone out.
 */
export function OutboxTray() {
  const { items, unreadable } = useOutbox();
  const [isOpen, setIsOpen] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const failed = items.filter(({ state }) => state === 'failed').length;
  const waiting = items.length - failed;
  const label = failed > 0 ? texts.failed(failed) : texts.waiting(waiting);

  async function sendNow(): Promise<void> {
    setIsSending(true);
    await outbox().sendNow();
    setIsSending(false);
  }

  return (
    <>
      <DeliveryNotice />
      <div className={styles.dock} role="status">
        {items.length > 0 && (
          <button type="button" className={styles.pill} onClick={() => setIsOpen(true)}>
            {failed > 0 ? <Warning /> : <SavedOnDevice />}
            {label}
          </button>
        )}
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        labelledBy="outbox-title"
        closeLabel={texts.close}
        className={styles.dialog}
      >
        <h2 id="outbox-title" className={styles.title}>
          {texts.title}
        </h2>
        <p className={styles.intro}>{items.length > 0 ? texts.intro : texts.empty}</p>
        {items.length > 0 && (
          <ul className={styles.list}>
            {items.map((item) => (
              <TrayItem key={item.id} item={item} />
            ))}
          </ul>
        )}
        {unreadable > 0 && <p className={styles.intro}>{texts.unreadable(unreadable)}</p>}
        {waiting > 0 && (
          <Button look="solid" onClick={() => void sendNow()} aria-disabled={isSending}>
            {isSending ? texts.sending : texts.sendNow}
          </Button>
        )}
      </Dialog>
    </>
  );
}
