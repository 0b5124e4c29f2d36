import { useState } from 'react';
import type { Article } from '../../../content/articles/schema.ts';
import { articlesPage } from '../../../content/articles-page.ts';
import { team } from '../../../content/team.ts';
import { SavedOnDevice } from '../../../ui/icons.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { longDate } from '../../../features/prose/long-date.ts';
import styles from './byline.module.css';

const texts = articlesPage.article;

/** Author, dates and reading time; share and print buttons. Stays beside the text on large screens. */
export function Byline({ article }: { article: Article }) {
  const photo = team.find(({ name }) => name === article.author)?.photo;
  return (
    <div className={styles.byline}>
      <div className={styles.author}>
        {photo && (
          <div className={styles.portrait} data-print="hide">
            {/* The alternative text is empty because the name stands beside it. */}
            <Picture name={photo} alt="" sizes="64px" className={styles.photo} />
          </div>
        )}
        <p>
          <span className="visually-hidden">{texts.by} </span>
          <span className={styles.name}>{article.author}</span>
          <span className={styles.role}>{article.authorRole}</span>
        </p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.published}</dt>
          <dd>
            <time dateTime={article.publishDate}>{longDate(article.publishDate)}</time>
          </dd>
        </div>
        <div>
          <dt>{texts.updated}</dt>
          <dd>
            <time dateTime={article.updateDate}>{longDate(article.updateDate)}</time>
          </dd>
        </div>
      </dl>
      <p className={styles.time}>{article.readTime}</p>
      <p className={styles.offline} data-print="hide">
        <SavedOnDevice className={styles.icon} />
        {texts.offline}
      </p>
      <div className={styles.actions} data-print="hide">
        <ShareButton title={article.title} />
        <button type="button" className={styles.action} onClick={() => window.print()}>
          {texts.print}
        </button>
      </div>
    </div>
  );
}

/** Shares title and address through the device's share panel, or copies the address and says so. */
export function ShareButton({ title }: { title: string }) {
  const [message, setMessage] = useState('');
  return (
    <>
      <button type="button" className={styles.action} onClick={() => void share(title).then(setMessage)}>
        {texts.share}
      </button>
      <p role="status" className={styles.answer}>
        {message}
      </p>
    </>
  );
}

/** @returns the message for the visitor; empty after the device's own panel was shown */
async function share(title: string): Promise<string> {
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
    return texts.shared;
  } catch {
    // No clipboard access: show the address so that it can be copied by hand.
    return url;
  }
}
