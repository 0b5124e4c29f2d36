import { useState, type MouseEvent } from 'react';
import { announcements as built, announcementTexts as texts } from '../../content/announcements.ts';
import { useSiteSettings } from '../../stores/site-settings.ts';
import { Close } from '../../ui/icons.tsx';
import { isForBrowser } from '../../ui/link.tsx';
import { closedNews, closeNews } from './closed-news.ts';
import styles from './announcement.module.css';

interface AnnouncementProps {
  /** Goes to a page of this site. */
  navigate: (target: URL) => void;
}

/**
 * The owner's news in one line over the lower edge of the page, which moves nothing. Part of what loads when the page is idle:
 * the HTML is read on other days than the one it was built on.
 */
export function Announcement({ navigate }: AnnouncementProps) {
  const { announcements = built, today } = useSiteSettings();
  const [closed, setClosed] = useState(closedNews);
  const [current] = announcements
    .filter(({ from, until }) => today !== undefined && from <= today && today <= until)
    .toSorted((a, b) => (a.from < b.from ? 1 : -1));
  const shown = current && !closed.includes(current.text) ? current : undefined;

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    const { href, origin } = event.currentTarget;
    if (origin !== location.origin || isForBrowser(event)) return;
    event.preventDefault();
    navigate(new URL(href));
  }
  const isOutside = shown?.to?.startsWith('https:');
  // The paragraph is there before its text, because screen readers announce what comes into it: once.
  return (
    <div
      className={shown && styles.note}
      role={shown && 'region'}
      aria-label={shown && texts.label}
      data-print="hide"
    >
      <p role="status">
        {shown &&
          (shown.to === undefined ? (
            <span key={shown.text}>{shown.text}</span>
          ) : (
            <a
              key={shown.text}
              href={shown.to}
              onClick={follow}
              className={styles.link}
              {...(isOutside && { target: '_blank', rel: 'noopener' })}
            >
              <span>{shown.text}</span>
              {isOutside && <span className="visually-hidden"> (opens in a new tab)</span>}
            </a>
          ))}
      </p>
      {shown && (
        <button
          type="button"
          className={styles.close}
          aria-label={texts.close}
          onClick={() => setClosed(closeNews(shown.text, announcements))}
        >
          <Close />
        </button>
      )}
    </div>
  );
}
