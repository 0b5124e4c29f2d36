import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { sourceName } from '../../../supabase/functions/_shared/source-name.ts';
import { business } from '../../content/business.ts';
import { call } from '../api/call.ts';
import { useNames } from '../inbox/use-names.ts';
import { businessDay } from '../inbox/times.ts';
import { useNow } from '../inbox/use-now.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import { download } from '../parts/download.ts';
import { Page } from '../parts/page.tsx';
import { QueryState } from '../parts/query-state.tsx';
import { ScrollRegion } from '../parts/scroll-region.tsx';
import { StateMessage } from '../parts/state-message.tsx';
import table from '../parts/table.module.css';
import { changeText } from '../qr-codes/statistics.ts';
import { CameChart } from './came-chart.tsx';
import { barsOf, durationText, percentText, periodsOf } from './periods.ts';
import { readReport, type Figures, type Origin, type Report } from './read-report.ts';
import { reportCsv } from './report-csv.ts';
import styles from './report-page.module.css';

const FIRST_PERIOD = '30';
const number = (value: number) => value.toLocaleString('en-US');
const dayText = (day: string) => businessDay(`${day}T12:00:00`);

/** What came, how soon it was answered, and what became of it. For owners. */
export function ReportPage() {
  const [parameters, setParameters] = useSearchParams();
  const periods = periodsOf(useNow());
  const wanted = parameters.get('period') ?? FIRST_PERIOD;
  const period = periods.find(({ value }) => value === wanted) ?? periods[1]!;
  const { first, last } = period;
  const { data, error, refetch } = useQuery({
    queryKey: ['report', first, last],
    queryFn: () => call('desk_report', readReport, { first_day: first, last_day: last }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const save = () => data && download(`report-${first}-${last}.csv`, 'text/csv', reportCsv(data));
  return (
    <Page
      title="Report"
      isWide
      tools={
        <div className={styles['tools']}>
          <select
            name="period"
            aria-label="Period"
            className={styles['period']}
            value={period.value}
            onChange={({ target }) => setParameters({ period: target.value }, { replace: true })}
          >
            {periods.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <DeskButton data-action="export-report" aria-disabled={!data} onClick={save}>
            Export as CSV
          </DeskButton>
        </div>
      }
    >
      {data && !error ? <Shown report={data} /> : <QueryState error={error} onRetry={refetch} />}
    </Page>
  );
}

function Shown({ report }: { report: Report }) {
  const nameOf = useNames();
  const { now, before, sources, services, codes, people, days } = report;
  const { bars, isWeekly } = barsOf(report);
  if (now.came === 0)
    return (
      <StateMessage title="Nothing came in this period">
        <p>{before.came > 0 && `In the period before there were ${number(before.came)}.`}</p>
      </StateMessage>
    );
  return (
    <>
      <dl className={styles['figures']}>
        <Figure
          name="Inquiries"
          value={number(now.came)}
          more={before.came > 0 && changeText({ visits: now.came, previous: before.came })}
          before={number(before.came)}
        />
        <Figure
          name={`Answered within ${business.replyWithinHours} hours`}
          value={percentText(now.inTime, now.due) ?? '–'}
          before={percentText(before.inTime, before.due)}
        />
        <Figure
          name="First answer, half within"
          value={durationText(now.median)}
          more={now.slow !== null && `9 of 10 within ${durationText(now.slow)}`}
          before={before.median === null ? undefined : durationText(before.median)}
        />
        <Figure
          name="Booked"
          value={number(now.booked)}
          more={`${percentText(now.booked, now.came)} of all`}
          before={number(before.booked)}
        />
      </dl>
      <p className={table['muted']}>
        {dayText(report.from)} to {dayText(report.to)}, beside the time from {dayText(report.beforeFrom)} on.
        Spam isn’t counted. Times to the first answer are rounded up: to 5 minutes in the first hour, to 15
        until the sixth, and to hours after that.
      </p>
      <CameChart bars={bars} isWeekly={isWeekly} />
      <div className={styles['tables']}>
        <Origins title="By form" rows={sources} nameOf={sourceName} />
        <Origins title="By service" rows={services} none="No service named" />
        <Origins title="By printed code" rows={codes} none="Without a code" />
        <Answers
          title="By person"
          first="First answer by"
          rows={people.map((one) => ({ ...one, key: one.name, label: nameOf(one.name) }))}
        />
      </div>
      <Answers
        title="By day"
        first="Day"
        rows={days.toReversed().map((one) => ({ ...one, key: one.day, label: dayText(one.day) }))}
      />
    </>
  );
}

interface FigureProps {
  name: string;
  value: string;
  more?: string | false | undefined;
  /** The value of the period before. */
  before: string | undefined;
}

function Figure({ name, value, more, before }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong>
        <span>{[more, before !== undefined && `before: ${before}`].filter(Boolean).join(' · ')}</span>
      </dd>
    </div>
  );
}

interface OriginsProps {
  title: string;
  rows: Origin[];
  nameOf?: (name: string) => string;
  /** What a row without a name is called. */
  none?: string;
}

/** Where inquiries came from, and what became of them. */
function Origins({ title, rows, nameOf = String, none = '' }: OriginsProps) {
  return (
    <section>
      <h2 className={styles['title']}>{title}</h2>
      <ScrollRegion label={title}>
        <table className={table['table']}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Name</span>
              </th>
              {['Came', 'Before', 'Booked'].map((name) => (
                <th key={name} scope="col" className={table['number']}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, came, before, booked }) => (
              <tr key={name}>
                <th scope="row" className={styles['name']}>
                  {name ? nameOf(name) : none}
                </th>
                {[came, before, booked].map((count, column) => (
                  // The columns are always the same ones.
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={column} className={table['number']}>
                    {number(count)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

interface AnswersProps {
  title: string;
  first: string;
  rows: (Figures & { key: string; label: string })[];
}

/** How soon inquiries were answered. */
function Answers({ title, first, rows }: AnswersProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 className={styles['title']}>{title}</h2>
      <ScrollRegion label={title}>
        <table className={table['table']}>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {['Came', `In ${business.replyWithinHours} h`, 'Half within', '9 of 10 within', 'Booked'].map(
                (name) => (
                  <th key={name} scope="col" className={table['number']}>
                    {name}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, came, inTime, due, median, slow, booked }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td className={table['number']}>{number(came)}</td>
                <td className={table['number']}>{percentText(inTime, due) ?? '–'}</td>
                <td className={table['number']}>{durationText(median)}</td>
                <td className={table['number']}>{durationText(slow)}</td>
                <td className={table['number']}>{number(booked)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}
