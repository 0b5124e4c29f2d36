import type { QrCode } from '../../../supabase/functions/_shared/site-settings.ts';
import type { QrCodeVisits, QrStatistics } from '../api/types.ts';
import { ScrollRegion } from '../parts/scroll-region.tsx';
import table from '../parts/table.module.css';
import { changeText } from './statistics.ts';
import styles from './code-table.module.css';

interface CodeTableProps {
  title: string;
  codes: QrCodeVisits[];
  /** The codes that are printed. */
  known: readonly QrCode[];
  /** Codes beyond the most visited ones. */
  others?: QrStatistics['others'];
}

const number = (value: number) => value.toLocaleString('en-US');

const campaignsOf = ({ campaigns }: QrCodeVisits) =>
  campaigns.map(({ campaign, visits }) => `${campaign ?? 'no campaign'} ${number(visits)}`).join(', ');

/** Visits per code, by campaign. */
export function CodeTable({ title, codes, known, others }: CodeTableProps) {
  const description = (code: string) => known.find((entry) => entry.code === code)?.description;
  return (
    <section>
      <h2 className={styles['title']}>{title}</h2>
      <ScrollRegion label={title}>
        <table className={`${table['table']} ${table['people']}`}>
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col" className={table['number']}>
                Visits
              </th>
              <th scope="col" className={`${table['number']} ${table['extra']}`}>
                Previous
              </th>
              <th scope="col">Change</th>
              <th scope="col" className={table['extra']}>
                By campaign
              </th>
            </tr>
          </thead>
          <tbody>
            {codes.map((code) => (
              <tr key={code.code}>
                <th scope="row">
                  {code.code}
                  {description(code.code) && <span className={styles['note']}>{description(code.code)}</span>}
                  <span className={table['brief']}>{campaignsOf(code)}</span>
                </th>
                <td className={table['number']}>{number(code.visits)}</td>
                <td className={`${table['number']} ${table['extra']}`}>
                  {code.previous === null ? '–' : number(code.previous)}
                </td>
                <td>{changeText(code) ?? '–'}</td>
                <td className={`${table['muted']} ${table['wide']} ${table['extra']}`}>
                  {campaignsOf(code)}
                </td>
              </tr>
            ))}
            {others && others.codes > 0 && (
              <tr>
                <th scope="row">{number(others.codes)} more</th>
                <td className={table['number']}>{number(others.visits)}</td>
                <td className={`${table['number']} ${table['extra']}`}>–</td>
                <td>–</td>
                <td className={`${table['muted']} ${table['extra']}`}>–</td>
              </tr>
            )}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}
