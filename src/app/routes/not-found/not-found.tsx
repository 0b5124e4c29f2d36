import { business } from '../../../content/business.ts';
import { notFound } from '../../../content/not-found.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Arrow } from '../../../ui/icons.tsx';
import { SmartLink } from '../../../ui/smart-link.tsx';
import type { HeadOf } from '../../../site/head.ts';
import { Waves } from './waves.tsx';
import styles from './not-found.module.css';

/** The not-found page. It needs no data, so it works for any path, offline too. */
export function Component() {
  return (
    <div className={styles.page}>
      <Waves className={styles.waves} />
      <div className={`wrap grid ${styles.inner}`}>
        <div className={styles.words}>
          <Eyebrow rule>{notFound.eyebrow}</Eyebrow>
          <h1 className={`display-l ${styles.title}`}>{notFound.title}</h1>
          <p className={`lead muted ${styles.text}`}>{notFound.text}</p>
          <ButtonLink href={business.bookingUrl}>{notFound.book}</ButtonLink>
        </div>
        <nav aria-label={notFound.linksTitle} className={styles.ways}>
          <ul>
            {notFound.links.map(({ label, line, to }) => (
              <li key={to} className={styles.way}>
                <SmartLink to={to} className={styles.link}>
                  <span className="display-s">{label}</span>
                  <span className={styles.line}>{line}</span>
                  <Arrow className={styles.arrow} />
                </SmartLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

export const head: HeadOf = () => ({
  title: notFound.title,
  description: notFound.description,
  noindex: true,
});
