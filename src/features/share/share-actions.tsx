import { useState } from 'react';
import styles from './share-actions.module.css';

interface ShareActionsProps {
  /** Title of the page, for the device's share panel. */
  title: string;
  /** Labels. Without `print`, there is no button for it. `shared` is said once the address was copied. */
  texts: { share: string; shared: string; print?: string };
  className?: string | undefined;
}

/** Buttons that share this page and print it. */
export function ShareActions({ title, texts, className }: ShareActionsProps) {
  const [message, setMessage] = useState('');
  const onShare = () => void share(title, texts.shared).then(setMessage);
  return (
    <div className={`${styles.actions} ${className ?? ''}`} data-print="hide">
      <button type="button" className={styles.action} onClick={onShare}>
        {texts.share}
      </button>
      {texts.print && (
        <button type="button" className={styles.action} onClick={() => window.print()}>
          {texts.print}
        </button>
      )}
      <p role="status" className={styles.answer}>
        {message}
      </p>
    </div>
  );
}

/**
 * Shares title and address through the device's share panel, or copies the address.
 * @returns the message for the visitor; empty after the device's own panel was shown
 */
async function share(title: string, shared: string): Promise<string> {
  const url = location.origin + location.pathname;
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return '';
    } catch (error) {
      // The visitor closed the panel. Any other error means that the panel does not work.
      if (error instanceof DOMException && error.name === 'AbortError') return '';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return shared;
  } catch {
    // No clipboard access: show the address so that it can be copied by hand.
    return url;
  }
}
