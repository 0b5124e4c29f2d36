import { useState } from 'react';
import { articlesPage } from '../../../content/articles-page.ts';
import styles from './byline.module.css';

const { share: label, shared } = articlesPage.article;

/** Shares title and address through the device, or copies the address and says so. */
export function ShareButton({ title }: { title: string }) {
  const [answer, setAnswer] = useState('');
  return (
    <>
      <button type="button" className={styles.action} onClick={() => void share(title).then(setAnswer)}>
        {label}
      </button>
      <p role="status" className={styles.answer}>
        {answer}
      </p>
    </>
  );
}

/** @returns what to tell the visitor; nothing where the device's own panel has spoken */
async function share(title: string): Promise<string> {
  const url = location.origin + location.pathname;
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return '';
    } catch (error) {
      // The visitor changed their mind. Anything else: the panel is not there after all.
      if (error instanceof DOMException && error.name === 'AbortError') return '';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return shared;
  } catch {
    // No clipboard on this connection: the address itself, to be copied by hand.
    return url;
  }
}
