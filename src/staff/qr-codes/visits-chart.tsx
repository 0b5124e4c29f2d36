/** The chart, in a chunk of its own because of its library. */
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Point } from './statistics.ts';
import styles from './visits-chart.module.css';

const COLORS = ['var(--chart-1)', 'var(--chart-2)', 'var(--chart-3)', 'var(--chart-4)', 'var(--chart-5)'];
const CHART_HEIGHT_PX = 300;

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const dayText = (day: unknown) => (typeof day === 'string' ? DAY.format(new Date(`${day}T00:00:00Z`)) : '');

const legendText = (code: unknown) => <span className={styles['code']}>{String(code)}</span>;

interface VisitsChartProps {
  points: Point[];
  codes: string[];
  isWeekly: boolean;
}

/** Visits per day or week, the codes stacked. The tables below hold the same numbers for everybody. */
export function VisitsChart({ points, codes, isWeekly }: VisitsChartProps) {
  return (
    <figure className={styles['chart']}>
      <div aria-hidden="true">
        <ResponsiveContainer width="100%" height={CHART_HEIGHT_PX}>
          <BarChart
            data={points}
            margin={{ top: 8, right: 0, bottom: 0, left: -20 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--hairline)" />
            <XAxis
              dataKey="day"
              tickFormatter={dayText}
              interval="equidistantPreserveStart"
              minTickGap={28}
              tickLine={false}
              axisLine={{ stroke: 'var(--line-strong)' }}
              tick={{ fill: 'var(--ink-muted)', fontSize: 13 }}
            />
            <YAxis
              allowDecimals={false}
              tickLine={false}
              axisLine={false}
              tick={{ fill: 'var(--ink-muted)', fontSize: 13 }}
            />
            <Tooltip
              labelFormatter={(label) => `${isWeekly ? 'Week of ' : ''}${dayText(label)}`}
              cursor={{ fill: 'var(--selected)' }}
              contentStyle={{
                border: '1px solid var(--hairline)',
                borderRadius: 4,
                background: 'var(--panel)',
                color: 'var(--ink)',
              }}
              itemStyle={{ color: 'var(--ink)' }}
            />
            <Legend itemSorter={null} wrapperStyle={{ paddingTop: 8 }} formatter={legendText} />
            {codes.map((code, index) => (
              <Bar
                key={code}
                dataKey={code}
                stackId="visits"
                fill={COLORS[index % COLORS.length]!}
                stroke="var(--paper)"
                strokeWidth={1}
                isAnimationActive={false}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
      <figcaption className="visually-hidden">
        Visits per {isWeekly ? 'week' : 'day'} for each code. The same numbers are in the tables below.
      </figcaption>
    </figure>
  );
}
