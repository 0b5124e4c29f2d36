import { useState } from 'react';
import { outboxTray as texts } from '../../content/outbox-tray.ts';
import { outbox } from '../../pwa/page-outbox.ts';
import { useOutbox } from '../../stores/outbox.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TrayItem } from './tray-item.tsx';
import styles from './outbox-tray.module.css';

/** The dialog with the waiting submissions and their actions. */
export function TrayDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { items, unreadable } = useOutbox();
  const [isSending, setIsSending] = useState(false);
  const isWaiting = items.some(({ state }) => state === 'waiting');

  async function sendNow(): Promise<void> {
    setIsSending(true);
    await outbox().sendNow();
    setIsSending(false);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
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
      {isWaiting && (
        <Button look="solid" onClick={() => void sendNow()} aria-disabled={isSending}>
          {isSending ? texts.sending : texts.sendNow}
        </Button>
      )}
    </Dialog>
  );
}
