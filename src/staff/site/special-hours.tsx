import { specialDayText, UPCOMING_DAYS } from '../../../supabase/functions/_shared/hours-text.ts';
import type { SpecialHours } from '../../../supabase/functions/_shared/site-settings.ts';
import { business } from '../../content/business.ts';
import { openingHoursTexts } from '../../content/opening-hours-texts.ts';
import { paths } from '../../site/paths.ts';
import { Segments } from '../parts/segments.tsx';
import { ListEditor, type ListSetting } from './list-editor.tsx';
import { SettingField } from './setting-field.tsx';
import type { SettingView } from './setting-view.ts';
import { rebased } from './versions.ts';
import styles from './site-page.module.css';

const byDate = (a: SpecialHours, b: SpecialHours) => (a.date < b.date ? -1 : 1);

/** The line of a special day on the contact page. */
function lineOf(special: SpecialHours): string {
  const { date, time, note } = specialDayText(special);
  return `${date} (${note}): ${time ?? openingHoursTexts.closed}`;
}

type Fields = Record<'date' | 'kind' | 'opens' | 'closes' | 'note', string>;

const list: ListSetting<SpecialHours, Fields> = {
  label: 'Coming up',
  formLabel: 'A day with other hours',
  keyOf: ({ date }) => date,
  lineOf,
  labels: { date: 'Date', kind: 'Hours', opens: 'Opens', closes: 'Closes', note: 'Reason' },
  empty: () => ({ date: '', kind: 'closed', opens: '', closes: '', note: '' }),
  fieldsOf: ({ date, opens = '', closes = '', note }) => ({
    date,
    kind: opens === '' ? 'closed' : 'open',
    opens,
    closes,
    note,
  }),
  entryOf: ({ date, kind, opens, closes, note }) => ({
    date,
    ...(kind === 'open' && { opens, closes }),
    note: note.trim(),
  }),
  isReadable: ({ date, kind, opens, closes }) =>
    date !== '' && (kind === 'closed' || (opens !== '' && closes !== '')),
  removed: (special) => `${specialDayText(special).date} has the usual hours.`,
  Fields: ({ form: { fields, change, field }, today }) => (
    <>
      <SettingField {...field('date')} type="date" min={today} />
      <div className={styles['field']}>
        <span>Hours</span>
        <Segments
          label="Hours"
          value={fields.kind}
          segments={[
            { value: 'closed', label: 'Closed' },
            { value: 'open', label: 'Other hours' },
          ]}
          onChoose={(kind) => change({ kind })}
        />
      </div>
      {fields.kind === 'open' && (
        <>
          <SettingField {...field('opens')} type="time" />
          <SettingField {...field('closes')} type="time" />
        </>
      )}
      <SettingField {...field('note')} type="text" placeholder="Such as Christmas Eve" maxLength={80} />
    </>
  ),
};

export const specialHoursView: SettingView<'specialHours'> = {
  setting: 'specialHours',
  intro: `Days with other hours than usual. Visitors read them from ${UPCOMING_DAYS} days before; “Open now” and Google follow.`,
  own: business.specialHours,
  lines: (hours) => hours.toSorted(byDate).map(lineOf),
  fresh: (hours, today) => hours.filter(({ date }) => date >= today).toSorted(byDate),
  rebase: (before, after, theirs) => rebased(before, after, theirs, list.keyOf).toSorted(byDate),
  page: () => paths.contact,
  Editor: (props) => <ListEditor of={list} {...props} />,
};
