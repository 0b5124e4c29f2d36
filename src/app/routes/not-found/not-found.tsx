import { business } from '../../../content/business.ts';
import { notFound } from '../../../content/not-found.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Arrow } from '../../../ui/icons.tsx';
import { SmartLink } from '../../../ui/smart-link.tsx';
import type { HeadOf } from '../../../site/head.ts';
import styles from './not-found.module.css';

const WAVES = [0, 1, 2, 3, 4, 5, 6];

/** The not-found page. It needs no data, so it works for any path, also offline. */
export function Component() {
  return (
    <div className={styles.page}>
      <Waves />
      <div className={`wrap grid ${styles.inner}`}>
        <div className={styles.words}>
          <Eyebrow rule>{notFound.eyebrow}</Eyebrow>
          <h1 className={`display-l ${styles.title}`}>{notFound.title}</h1>
          <p className={`lead muted ${styles.intro}`}>{notFound.text}</p>
          <ButtonLink href={business.bookingUrl}>{notFound.book}</ButtonLink>
        </div>
        <nav aria-label={notFound.linksTitle} className={styles.links}>
          <ul>
            {notFound.links.map(({ label, text, to }) => (
              <li key={to} className={styles.entry}>
                <SmartLink to={to} className={styles.link}>
                  <span className="display-s">{label}</span>
                  <span className={styles.text}>{text}</span>
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

/** The waves of the logo as a large drawing: lines with growing distances. */
function Waves() {
  return (
    <svg
      className={styles.waves}
      viewBox="0 0 1440 320"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {WAVES.map((wave) => {
        const y = 24 + wave * wave * 6;
        const swell = 8 + wave * 4;
        return (
          <path
            key={wave}
            d={`M${-180 + wave * 24} ${y}c120 ${-swell} 240 ${-swell} 360 0s240 ${swell} 360 0 240 ${-swell} 360 0 240 ${swell} 360 0 240 ${-swell} 360 0`}
          />
        );
      })}
    </svg>
  );
}

export const head: HeadOf = () => ({
  title: notFound.title,
  description: notFound.description,
  noindex: true,
});
