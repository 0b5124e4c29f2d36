import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { QrCode } from '../../../supabase/functions/_shared/site-settings.ts';
import { call } from '../api/call.ts';
import type { QrCodeVisits, QrStatistics } from '../api/types.ts';
import { businessDay } from '../inbox/times.ts';
import { Page } from '../parts/page.tsx';
import { QueryState } from '../parts/query-state.tsx';
import { Segments } from '../parts/segments.tsx';
import { StateMessage } from '../parts/state-message.tsx';
import { qrCodesView } from '../site/qr-codes.tsx';
import { useSetting } from '../site/use-setting.ts';
import { CodeTable } from './code-table.tsx';
import { DayTable } from './day-table.tsx';
import { PrintKits } from './print-kits.tsx';
import { readStatistics } from './read-statistics.ts';
import { changeText, pointsOf } from './statistics.ts';
import styles from './qr-page.module.css';

const VisitsChart = lazy(() => import('./visits-chart.tsx').then((m) => ({ default: m.VisitsChart })));

const PERIODS = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '', label: 'All time' },
];

/** How often the printed codes are scanned. */
export function QrPage() {
  const codes = useSetting(qrCodesView);
  const [parameters, setParameters] = useSearchParams({ days: '30' });
  const days = parameters.get('days') ?? '30';
  const query = useQuery({
    queryKey: ['qr', days],
    queryFn: () => call('desk_qr_statistics', readStatistics, { days: days ? Number(days) : null }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return (
    <Page
      title="QR codes"
      isWide
      tools={
        <Segments
          label="Period"
          value={days}
          segments={PERIODS}
          onChoose={(value) => setParameters({ days: value }, { replace: true })}
        />
      }
    >
      {query.data ? (
        <Statistics data={query.data} known={codes} />
      ) : (
        <QueryState error={query.error} onRetry={query.refetch} />
      )}
      <PrintKits codes={codes} />
    </Page>
  );
}

function Statistics({ data, known }: { data: QrStatistics; known: readonly QrCode[] }) {
  const isKnown = ({ code }: QrCodeVisits) => known.some((one) => one.code === code);
  const ours = data.codes.filter(isKnown);
  const unknown = data.codes.filter((code) => !isKnown(code));
  const change = changeText(data);
  const { points, isWeekly } = pointsOf({ ...data, codes: ours });
  if (data.visits === 0)
    return (
      <StateMessage title="No visits in this period">
        <p>Scans appear here as soon as a visitor’s phone sends them.</p>
      </StateMessage>
    );
  return (
    <>
      <p className={styles['total']}>
        <strong>{data.visits.toLocaleString('en-US')}</strong> {data.visits === 1 ? 'visit' : 'visits'},{' '}
        {businessDay(`${data.from.slice(0, 10)}T12:00:00`)} to{' '}
        {businessDay(`${data.to.slice(0, 10)}T12:00:00`)}
        {change && <span className={styles['change']}>{change} vs. the previous period</span>}
      </p>
      {ours.length > 0 && (
        <Suspense fallback={<div className={styles['placeholder']} />}>
          <VisitsChart points={points} codes={ours.map(({ code }) => code)} isWeekly={isWeekly} />
        </Suspense>
      )}
      <CodeTable codes={ours} known={known} title="Printed codes" />
      {unknown.length > 0 && (
        <CodeTable codes={unknown} known={[]} title="Unknown codes" others={data.others} />
      )}
      {ours.length > 0 && (
        <DayTable points={points} codes={ours.map(({ code }) => code)} isWeekly={isWeekly} />
      )}
    </>
  );
}
