import { useState, type FormEvent } from 'react';
import { specialDayText, UPCOMING_DAYS } from '../../../supabase/functions/_shared/hours-text.ts';
import type { Problem, SpecialHours } from '../../../supabase/functions/_shared/site-settings.ts';
import { business } from '../../content/business.ts';
import { openingHoursTexts } from '../../content/opening-hours-texts.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import { Segments } from '../parts/segments.tsx';
import { SettingField } from './setting-field.tsx';
import { problemText, type EditorProps, type SettingView } from './setting-view.ts';
import { rebased } from './versions.ts';
import styles from './site-page.module.css';

const keyOf = ({ date }: SpecialHours) => date;
const byDate = (a: SpecialHours, b: SpecialHours) => (a.date < b.date ? -1 : 1);
const freshOf = (hours: readonly SpecialHours[], today: string) =>
  hours.filter(({ date }) => date >= today).toSorted(byDate);

/** The line of a special day on the contact page. */
function lineOf(special: SpecialHours): string {
  const { date, time, note } = specialDayText(special);
  return `${date} (${note}): ${time ?? openingHoursTexts.closed}`;
}

export const specialHoursView: SettingView<'specialHours'> = {
  setting: 'specialHours',
  intro: `Days with other hours than usual. Visitors read them from ${UPCOMING_DAYS} days before; “Open now” and Google follow.`,
  own: business.specialHours,
  lines: (hours) => hours.toSorted(byDate).map(lineOf),
  fresh: freshOf,
  rebase: (before, after, theirs) => rebased(before, after, theirs, keyOf).toSorted(byDate),
  Editor: SpecialHoursEditor,
};

const LABELS: Readonly<Record<string, string>> = {
  date: 'Date',
  opens: 'Opens',
  closes: 'Closes',
  note: 'Reason',
};
const EMPTY = { date: '', opens: '', closes: '', note: '' };

function SpecialHoursEditor({ value, today, save }: EditorProps<SpecialHours[]>) {
  const [isClosed, setIsClosed] = useState(true);
  const [fields, setFields] = useState(EMPTY);
  const [problems, setProblems] = useState<Problem[]>([]);
  const hours = freshOf(value, today);
  const { date, opens, closes, note } = fields;
  const day: SpecialHours = { date, ...(!isClosed && { opens, closes }), note: note.trim() };
  const replaced = hours.find((special) => special.date === date);
  const isReadable = date !== '' && (isClosed || (opens !== '' && closes !== ''));

  const change = (name: keyof typeof EMPTY) => (event: { target: HTMLInputElement }) => {
    setFields({ ...fields, [name]: event.target.value });
    setProblems(problems.filter(({ field }) => !field.endsWith(`.${name}`)));
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    // The new day comes first, so its problems have the index 0.
    const text = isReadable ? `${lineOf(day)}.` : '';
    const found = save([day, ...hours.filter((special) => special !== replaced)], text);
    setProblems(found);
    if (found.length === 0) setFields(EMPTY);
  }
  const field = (name: keyof typeof EMPTY) => {
    const problem = problems.find((one) => one.field === `0.${name}`);
    const label = LABELS[name]!;
    return {
      name,
      label,
      value: fields[name],
      onChange: change(name),
      problem: problem && problemText(label, problem),
    };
  };
  const others = problems.filter(({ field: path }) => !((path.split('.')[1] ?? '') in LABELS));
  return (
    <>
      <ul className={styles['entries']} aria-label="Coming up">
        {hours.map((special) => (
          <li key={special.date}>
            <span>{lineOf(special)}</span>
            <DeskButton
              look="text"
              onClick={() =>
                save(
                  hours.filter((other) => other !== special),
                  `${specialDayText(special).date} has the usual hours.`,
                )
              }
            >
              Remove<span className="visually-hidden"> {lineOf(special)}</span>
            </DeskButton>
          </li>
        ))}
      </ul>
      <form className={styles['form']} onSubmit={submit} noValidate aria-label="Add a day">
        <SettingField {...field('date')} type="date" min={today} />
        <div className={styles['field']}>
          <span>Hours</span>
          <Segments
            label="Hours"
            value={isClosed ? 'closed' : 'open'}
            segments={[
              { value: 'closed', label: 'Closed' },
              { value: 'open', label: 'Other hours' },
            ]}
            onChoose={(chosen) => setIsClosed(chosen === 'closed')}
          />
        </div>
        {!isClosed && (
          <>
            <SettingField {...field('opens')} type="time" />
            <SettingField {...field('closes')} type="time" />
          </>
        )}
        <SettingField {...field('note')} type="text" placeholder="Such as Christmas Eve" maxLength={80} />
        {others.length > 0 && (
          <p className={styles['problem']}>{others.map((one) => problemText('This', one)).join(' ')}</p>
        )}
        <p className={styles['preview']} aria-live="polite">
          {isReadable && (
            <>
              Visitors read: <strong>{lineOf(day)}</strong>
              {replaced && `, instead of “${lineOf(replaced)}”`}
            </>
          )}
        </p>
        <DeskButton type="submit" look="primary">
          Save
        </DeskButton>
      </form>
    </>
  );
}
