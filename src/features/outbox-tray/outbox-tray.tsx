import { lazy, Suspense, useState } from 'react';
import { outboxTray as texts } from '../../content/outbox-tray.ts';
import { useOutbox } from '../../stores/outbox.ts';
import { SavedOnDevice, Warning } from '../../ui/icons.tsx';
import { DeliveryNotice } from './delivery-notice.tsx';
import styles from './outbox-tray.module.css';

/** The list is opened by few: its code comes when something waits. */
const loadDialog = () => import('./tray-dialog.tsx');
const TrayDialog = lazy(async () => ({ default: (await loadDialog()).TrayDialog }));

/**
 * What waits on this device: a button while something does, behind it the list with send, edit and delete
 * (outbox.md, rule 11), and a notice when something that waited has gone out.
 */
export function OutboxTray() {
  const { items, unreadable } = useOutbox();
  const [isOpen, setIsOpen] = useState(false);
  const failed = items.filter(({ state }) => state === 'failed').length;
  const isNeeded = items.length > 0 || unreadable > 0;

  return (
    <>
      <DeliveryNotice />
      <div className={styles.dock} role="status">
        {isNeeded && (
          <button type="button" className={styles.pill} onClick={() => setIsOpen(true)}>
            {failed > 0 || items.length === 0 ? <Warning /> : <SavedOnDevice />}
            {failed > 0 || items.length === 0
              ? texts.failed(failed + unreadable)
              : texts.waiting(items.length)}
          </button>
        )}
      </div>
      {(isNeeded || isOpen) && (
        <Suspense>
          <TrayDialog open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
