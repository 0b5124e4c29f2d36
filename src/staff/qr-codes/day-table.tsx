import { ScrollRegion } from '../parts/scroll-region.tsx';
import table from '../parts/table.module.css';
import { businessDay } from '../inbox/times.ts';
import type { Point } from './statistics.ts';
import styles from './code-table.module.css';

interface DayTableProps {
  points: Point[];
  codes: string[];
  isWeekly: boolean;
}

/** The numbers of the chart. */
export function DayTable({ points, codes, isWeekly }: DayTableProps) {
  const title = isWeekly ? 'Visits per week' : 'Visits per day';
  return (
    <details className={styles['days']}>
      <summary>{title}, as a table</summary>
      <ScrollRegion label={title}>
        <table className={table['table']}>
          <thead>
            <tr>
              <th scope="col">{isWeekly ? 'Week of' : 'Day'}</th>
              {codes.map((code) => (
                <th key={code} scope="col" className={table['number']}>
                  {code}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map((point) => (
              <tr key={point.day}>
                <th scope="row">{businessDay(`${point.day}T12:00:00`)}</th>
                {codes.map((code) => (
                  <td key={code} className={table['number']}>
                    {point[code]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}
