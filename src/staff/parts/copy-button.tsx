import { useEffect, useState } from 'react';
import styles from './copy-button.module.css';

const SAID_MS = 2500;

/** Copies a text, and says that it did. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => {},
    );
  return (
    <span>
      <button type="button" className={styles['copy']} aria-label={label} onClick={copy}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
      <span role="status" className="visually-hidden">
        {isCopied ? 'Copied' : ''}
      </span>
    </span>
  );
}
