import { business } from '../../content/business.ts';
import type { CameBar } from './periods.ts';
import styles from './report-page.module.css';

/** Units of the drawing, which is stretched to the room that it has. */
const HEIGHT = 100;
const STEP = 10;
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A round number at which the scale ends, and that two grid lines divide. */
function topOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(2, most)));
  return [1, 2, 4, 6, 8, 10].map((step) => step * power).find((top) => top >= most && top % 2 === 0) ?? most;
}

/** How many inquiries came per day or week, and how many of them were answered in time. The table below has the numbers. */
export function CameChart({ bars, isWeekly }: { bars: CameBar[]; isWeekly: boolean }) {
  const top = topOf(Math.max(...bars.map(({ came }) => came)));
  const width = bars.length * STEP;
  const heightOf = (count: number) => (count / top) * HEIGHT;
  const rect = (index: number, count: number) => ({
    x: (index + 0.15) * STEP,
    y: HEIGHT - heightOf(count),
    width: STEP * 0.7,
    height: heightOf(count),
  });
  const barsPerLabel = Math.ceil(bars.length / 7);
  const labels = bars.flatMap(({ day }, index) =>
    index % barsPerLabel === 0 ? [{ day, room: Math.min(barsPerLabel, bars.length - index) }] : [],
  );
  return (
    <figure className={styles['chart']}>
      <div aria-hidden="true">
        <div className={styles['plot']}>
          <ol className={styles['scale']}>
            {[top, top / 2, 0].map((count) => (
              <li key={count}>{count.toLocaleString('en-US')}</li>
            ))}
          </ol>
          <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" focusable="false">
            {[0, HEIGHT / 2, HEIGHT].map((y) => (
              <line key={y} x1={0} x2={width} y1={y} y2={y} />
            ))}
            {bars.map(({ day, came, inTime }, index) => (
              <g key={day}>
                <title>{`${DAY.format(new Date(day))}: ${came} came, ${inTime} answered in time`}</title>
                <rect data-came="" {...rect(index, came)} />
                <rect data-in-time="" {...rect(index, inTime)} />
              </g>
            ))}
          </svg>
          <ol className={styles['days']}>
            {labels.map(({ day, room }) => (
              <li key={day} style={{ flexGrow: room }}>
                {DAY.format(new Date(day))}
              </li>
            ))}
          </ol>
        </div>
        <p className={styles['legend']}>
          <span data-in-time="">Answered within {business.replyWithinHours} hours</span>
          <span data-came="">Later, or not yet</span>
        </p>
      </div>
      <figcaption className="visually-hidden">
        Inquiries per {isWeekly ? 'week' : 'day'}. The numbers are in the table “By day” below.
      </figcaption>
    </figure>
  );
}
