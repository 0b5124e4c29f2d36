import { business } from '../../content/business.ts';
import type { CameBar } from './periods.ts';
import styles from './report-page.module.css';

const WIDTH = 720;
const HEIGHT = 220;
const BOTTOM = 26;
const LEFT = 34;
const PLOT = HEIGHT - BOTTOM - 8;
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A round number at which the scale ends, and that two grid lines divide. */
function topOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(2, most)));
  return [1, 2, 4, 6, 8, 10].map((step) => step * power).find((top) => top >= most && top % 2 === 0) ?? most;
}

/** How many inquiries came per day or week, and how many of them were answered in time. The table below has the numbers. */
export function CameChart({ bars, isWeekly }: { bars: CameBar[]; isWeekly: boolean }) {
  const top = topOf(Math.max(...bars.map(({ came }) => came)));
  const step = (WIDTH - LEFT) / bars.length;
  const heightOf = (count: number) => (count / top) * PLOT;
  const yOf = (count: number) => HEIGHT - BOTTOM - heightOf(count);
  const everyLabel = Math.ceil(bars.length / 7);
  return (
    <figure className={styles['chart']}>
      <div aria-hidden="true">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} focusable="false">
          {[0, top / 2, top].map((count) => (
            <g key={count}>
              <line x1={LEFT} x2={WIDTH} y1={yOf(count)} y2={yOf(count)} />
              <text x={LEFT - 8} y={yOf(count) + 4} textAnchor="end">
                {count}
              </text>
            </g>
          ))}
          {bars.map(({ day, came, inTime }, index) => {
            const x = LEFT + index * step + step * 0.15;
            return (
              <g key={day}>
                <title>{`${DAY.format(new Date(day))}: ${came} came, ${inTime} answered in time`}</title>
                <rect data-came="" x={x} y={yOf(came)} width={step * 0.7} height={heightOf(came)} />
                <rect data-in-time="" x={x} y={yOf(inTime)} width={step * 0.7} height={heightOf(inTime)} />
                {index % everyLabel === 0 && (
                  <text x={x} y={HEIGHT - 8}>
                    {DAY.format(new Date(day))}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
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
