import { useState, type ReactNode } from 'react';
import { startProblems, type Problem } from '../../../supabase/functions/_shared/site-settings.ts';
import { business } from '../../content/business.ts';
import { Segments } from '../parts/segments.tsx';
import { SettingField } from './setting-field.tsx';
import { problemText } from './setting-view.ts';
import { startOfDay } from './start.ts';
import styles from './site-page.module.css';

const LABEL = 'Begins on';

export interface Start {
  field: ReactNode;
  /** What is wrong with the day. Shown beside it, too. */
  check: () => Problem[];
  /** Milliseconds since the epoch; null: now. */
  startsAt: number | null;
  /** Back to now. */
  reset: () => void;
}

/** Asks whether a value begins now or on a later day. */
export function useStart(today: string): Start {
  /** Undefined: now. */
  const [day, setDay] = useState<string>();
  const [problems, setProblems] = useState<Problem[]>([]);
  function choose(next: string | undefined) {
    setDay(next);
    setProblems([]);
  }
  return {
    field: (
      <>
        <div className={styles['field']}>
          <span>Begins</span>
          <Segments
            label="Begins"
            value={day === undefined ? 'now' : 'later'}
            segments={[
              { value: 'now', label: 'Now' },
              { value: 'later', label: 'From a day on' },
            ]}
            onChoose={(kind) => choose(kind === 'now' ? undefined : '')}
          />
        </div>
        {day !== undefined && (
          <SettingField
            label={LABEL}
            type="date"
            min={today}
            value={day}
            onChange={({ target }) => choose(target.value)}
            problem={problems[0] && problemText(LABEL, problems[0])}
          />
        )}
      </>
    ),
    check: () => {
      const found = day === undefined ? [] : startProblems(day, today);
      setProblems(found);
      return found;
    },
    startsAt: day !== undefined && day > today ? startOfDay(business.timeZone, day) : null,
    reset: () => choose(undefined),
  };
}
