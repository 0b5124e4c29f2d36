import { useEffect, useState } from 'react';
import { outboxTray as texts } from '../../content/outbox-tray.ts';
import { useOutbox } from '../../stores/outbox.ts';
import { Close, Sent } from '../../ui/icons.tsx';
import styles from './outbox-tray.module.css';

/** Says that a waiting submission was sent. Stays until it is dismissed. */
export function DeliveryNotice() {
  const delivered = useOutbox((state) => state.delivered);
  // Screen readers skip a status that is inserted with its text, so it is inserted empty first.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  const kinds = isReady ? [...new Set(delivered)] : [];
  return (
    <div className={styles.notices} role="status">
      {kinds.length > 0 && (
        <div className={styles.notice}>
          <Sent />
          <div>
            {kinds.map((kind) => (
              <p key={kind}>{texts.sentLater[kind]}</p>
            ))}
          </div>
          <button
            type="button"
            className={styles.dismiss}
            onClick={() => useOutbox.setState({ delivered: [] })}
            aria-label={texts.dismiss}
          >
            <Close />
          </button>
        </div>
      )}
    </div>
  );
}
