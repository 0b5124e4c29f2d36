import { business } from '../../../content/business.ts';
import { firstVisitPage } from '../../../content/first-visit-page.ts';
import styles from './map.module.css';

const { alt, labels, note } = firstVisitPage.map;

/** Roads from wide to narrow. Each is drawn twice: its edge, then its surface. */
const ROADS = [
  { d: 'M372 -20C420 130 520 250 740 372', width: 22 },
  { d: 'M-20 372C110 384 150 452 250 484S450 560 540 680', width: 16 },
  { d: 'M236 480C270 400 350 372 404 306S462 214 470 168 520 40 560 -20', width: 14 },
  { d: 'M208 236C300 262 372 318 470 356S600 420 640 470', width: 9 },
] as const;
const LANES =
  'M-20 150C90 170 190 190 300 262M120 -20C150 90 200 170 208 236M60 372C90 280 150 220 208 236M300 262C262 322 232 352 182 376M404 306C330 300 270 300 208 330M470 356C440 410 400 440 330 446M560 400C540 460 500 500 470 574M590 120C560 180 560 220 600 300M740 180C690 190 640 230 600 300M740 520C680 500 650 480 640 470';
const COAST = 'M-20 418C96 428 138 496 238 528S420 600 480 680L-20 680Z';

/** A map of our own, not to scale. The pin is the logo. */
export function Map({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 720 640"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={`${alt}. ${note}`}
      className={`${styles.map} ${className ?? ''}`}
    >
      <rect width="720" height="640" className={styles.land} />
      <path
        d="M470 20c70-26 150 4 170 60s-40 90-104 74-130-110-66-134ZM40 20c60-30 90 30 70 80s-90 60-100 10 0-76 30-90ZM560 470c60-30 130 20 120 80s-110 50-140 10-20-70 20-90Z"
        className={styles.hills}
      />
      <path d={COAST} className={styles.ocean} />
      <path
        d="M20 566c12-10 24-10 36 0s24 10 36 0M70 612c12-10 24-10 36 0s24 10 36 0 24-10 36 0M226 596c12-10 24-10 36 0s24 10 36 0M296 628c12-10 24-10 36 0s24 10 36 0"
        className={styles.waves}
      />
      <path d={LANES} className={styles.lanes} />
      {ROADS.map(({ d, width }) => (
        <path key={d} d={d} strokeWidth={width + 5} className={styles.edge} />
      ))}
      {ROADS.map(({ d, width }) => (
        <path key={d} d={d} strokeWidth={width} className={styles.road} />
      ))}
      <g className={styles.names}>
        <text x="36" y="494" className={styles.sea} transform="rotate(26 36 494)">
          {labels.ocean}
        </text>
        <text x="298" y="486" transform="rotate(27 298 486)">
          {labels.coastRoad}
        </text>
        <text x="594" y="250" transform="rotate(36 594 250)">
          {labels.freeway}
        </text>
        <text x="502" y="138" transform="rotate(-65 502 138)">
          {labels.mainRoad}
        </text>
        <text x="486" y="348" transform="rotate(24 486 348)">
          {labels.street}
        </text>
      </g>
      <g transform="translate(392 322)">
        <path d="M0 0C-12-22-42-42-42-74a42 42 0 0 1 84 0C42-42 12-22 0 0Z" className={styles.pin} />
        <svg x="-27" y="-104" width="54" height="54" viewBox="0 0 200 200" className={styles.mark}>
          <use href="#logo-mark" />
        </svg>
      </g>
      <text x="344" y="256" className={styles.here}>
        {business.name}
      </text>
    </svg>
  );
}
