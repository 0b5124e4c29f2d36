import { dayText } from '../../../supabase/functions/_shared/hours-text.ts';
import type { Announcement } from '../../../supabase/functions/_shared/site-settings.ts';
import { announcements } from '../../content/announcements.ts';
import { paths } from '../../site/paths.ts';
import { ListEditor, type ListSetting } from './list-editor.tsx';
import { SettingField } from './setting-field.tsx';
import type { SettingView } from './setting-view.ts';
import { rebased } from './versions.ts';

const byDay = (a: Announcement, b: Announcement) => (a.from < b.from ? -1 : 1);

type Fields = Record<keyof Announcement, string>;

function lineOf({ text, to, from, until }: Announcement): string {
  const days = from === until ? dayText(from) : `${dayText(from)} to ${dayText(until)}`;
  return `“${text}”${to === undefined ? '' : `, with a link to ${to}`} (${days})`;
}

const list: ListSetting<Announcement, Fields> = {
  label: 'Announcements',
  formLabel: 'An announcement',
  keyOf: ({ text }) => text,
  lineOf,
  labels: { text: 'Text', to: 'Link', from: 'First day', until: 'Last day' },
  empty: (today) => ({ text: '', to: '', from: today, until: '' }),
  fieldsOf: ({ to = '', ...rest }) => ({ ...rest, to }),
  entryOf: ({ text, to, from, until }) => ({
    text: text.trim(),
    ...(to.trim() !== '' && { to: to.trim() }),
    from,
    until,
  }),
  isReadable: ({ text, from, until }) => ![text.trim(), from, until].includes(''),
  removed: ({ text }) => `“${text}” is gone.`,
  Fields: ({ form: { field }, today }) => (
    <>
      <SettingField
        {...field('text')}
        type="text"
        placeholder="Such as We’re back on Monday"
        maxLength={100}
        isWide
      />
      <SettingField {...field('from')} type="date" />
      <SettingField {...field('until')} type="date" min={today} />
      <SettingField
        {...field('to')}
        type="text"
        inputMode="url"
        placeholder="Such as /contact; may be left out"
      />
    </>
  ),
};

export const announcementsView: SettingView<'announcements'> = {
  setting: 'announcements',
  intro:
    'One quiet line at the lower edge of every page. Visitors read the one that has begun last, and can close it for good.',
  own: announcements,
  lines: (all) => all.toSorted(byDay).map(lineOf),
  fresh: (all, today) => all.filter(({ until }) => until >= today).toSorted(byDay),
  rebase: (before, after, theirs) => rebased(before, after, theirs, list.keyOf).toSorted(byDay),
  page: () => paths.home,
  Editor: (props) => <ListEditor of={list} {...props} />,
};
