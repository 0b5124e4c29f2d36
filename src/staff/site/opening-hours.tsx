import { useState, type FormEvent } from 'react';
import { displayHours } from '../../../supabase/functions/_shared/hours-text.ts';
import {
  WEEKDAYS,
  type DayHours,
  type Problem,
  type Weekday,
} from '../../../supabase/functions/_shared/site-settings.ts';
import { business } from '../../content/business.ts';
import { paths } from '../../site/paths.ts';
import { FormEnd } from './form-end.tsx';
import { problemText, type EditorProps, type SettingView } from './setting-view.ts';
import { rebased } from './versions.ts';
import styles from './site-page.module.css';

interface Day {
  day: Weekday;
  opens: string;
  closes: string;
}

/** The days on which the business is open, from Monday on. */
const daysOf = (hours: readonly DayHours[]): Day[] =>
  WEEKDAYS.flatMap((day) => {
    const found = hours.find(({ days }) => days.includes(day));
    return found ? [{ day, opens: found.opens, closes: found.closes }] : [];
  });

/** Days with the same hours together, in the order of the week. */
function hoursOf(days: readonly Day[]): DayHours[] {
  const groups: DayHours[] = [];
  for (const { day, opens, closes } of days) {
    const group = groups.find((one) => one.opens === opens && one.closes === closes);
    if (group) group.days.push(day);
    else groups.push({ days: [day], opens, closes });
  }
  return groups;
}

const byWeekday = (a: Day, b: Day) => WEEKDAYS.indexOf(a.day) - WEEKDAYS.indexOf(b.day);
const lineOf = (hours: readonly DayHours[]) =>
  displayHours(hours)
    .map(({ days, time }) => `${days} ${time}`)
    .join(', ');

export const openingHoursView: SettingView<'openingHours'> = {
  setting: 'openingHours',
  intro:
    'The hours of a usual week: on the contact page, in the footer, for “Open now”, in mails and for Google. A day without times is closed.',
  own: business.openingHours,
  lines: (hours) => displayHours(hours).map(({ days, time }) => `${days}: ${time}`),
  rebase: (before, after, theirs) =>
    hoursOf(rebased(daysOf(before), daysOf(after), daysOf(theirs), ({ day }) => day).toSorted(byWeekday)),
  page: () => paths.contact,
  Editor: OpeningHoursEditor,
};

function OpeningHoursEditor({ value, begins, save, preview }: EditorProps<DayHours[]>) {
  const [changed, setChanged] = useState<Partial<Record<Weekday, Omit<Day, 'day'>>>>({});
  const [problems, setProblems] = useState<Problem[]>([]);
  const saved = daysOf(value);
  const rows = WEEKDAYS.map((day) => ({
    ...(saved.find((one) => one.day === day) ?? { opens: '', closes: '' }),
    ...changed[day],
    day,
  }));
  const next = hoursOf(rows.filter(({ opens, closes }) => opens !== '' || closes !== ''));
  const isChanged = lineOf(next) !== lineOf(hoursOf(saved));
  const isReadable = next.every(({ opens, closes }) => opens !== '' && closes !== '');

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = save(next, `${lineOf(next)}.`);
    setProblems(found);
    if (found.length === 0) setChanged({});
  }
  /** What is wrong with the times of a day: those of its group. */
  const problemOf = (day: Weekday, name: 'opens' | 'closes') => {
    const at = next.findIndex(({ days }) => days.includes(day));
    return problems.find(({ field }) => field === `${at}.${name}`);
  };
  const others = problems.filter(({ field }) => !/^\d+\.(?:opens|closes)$/.test(field));
  return (
    <form className={styles['form']} onSubmit={submit} noValidate aria-label="Regular hours">
      <div className={`${styles['wide']} ${styles['week']}`}>
        {rows.map((row) => (
          <fieldset key={row.day}>
            <legend>{row.day}</legend>
            {(['opens', 'closes'] as const).map((name) => {
              const label = name === 'opens' ? 'Opens' : 'Closes';
              const problem = problemOf(row.day, name);
              return (
                <label key={name}>
                  <span className="visually-hidden">{label}</span>
                  <input
                    type="time"
                    value={row[name]}
                    aria-invalid={problem !== undefined}
                    onChange={({ target }) => {
                      const { day } = row;
                      setChanged({
                        ...changed,
                        [day]: { opens: row.opens, closes: row.closes, [name]: target.value },
                      });
                      setProblems([]);
                    }}
                  />
                  {problem && <span className={styles['problem']}>{problemText(label, problem)}</span>}
                </label>
              );
            })}
          </fieldset>
        ))}
      </div>
      {others.length > 0 && (
        <p className={styles['problem']}>{others.map((one) => problemText('The week', one)).join(' ')}</p>
      )}
      <FormEnd
        line={
          isChanged &&
          isReadable && (
            <>
              Visitors read: <strong>{lineOf(next) || 'nothing'}</strong>
            </>
          )
        }
        begins={begins}
        onPreview={preview && (() => setProblems(preview(next)))}
      />
    </form>
  );
}
