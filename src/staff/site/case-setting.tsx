import { dayText } from '../../../supabase/functions/_shared/hours-text.ts';
import type { ConsentedCase } from '../../../supabase/functions/_shared/site-settings.ts';
import { pricedServices } from '../../content/derived/priced-services.ts';
import { paths } from '../../site/paths.ts';
import { Segments } from '../parts/segments.tsx';
import { CasePhoto, PhotoField } from './photo-field.tsx';
import { photosOf } from './case-photos.ts';
import { Choice } from './choice.tsx';
import { ListEditor, type ListForm, type ListSetting } from './list-editor.tsx';
import { SettingField } from './setting-field.tsx';
import { readValue, type SettingView } from './setting-view.ts';
import { rebased } from './versions.ts';
import styles from './site-page.module.css';

type Side = 'before' | 'after';
type Fields = Record<
  'service' | 'title' | 'caption' | `${Side}.id` | `${Side}.alt` | 'offLabel' | 'consent',
  string
>;

const names = new Map<string, string>(pricedServices.map(({ slug, title }) => [slug, title]));

const lineOf = ({ title, service, caption, offLabel, consent }: ConsentedCase): string =>
  `${title}, ${names.get(service) ?? service}: ${caption}${offLabel ? ' Off-label.' : ''} (agreed on ${dayText(consent)})`;

const trimmed = (text: string) => text.trim().replace(/\s+/g, ' ');

const list: ListSetting<ConsentedCase, Fields> = {
  label: 'Before and after',
  formLabel: 'A case',
  // The same two photographs are the same case.
  keyOf: ({ before, after }) => `${before.id} ${after.id}`,
  lineOf,
  labels: {
    'before.id': 'Photograph before',
    'before.alt': 'Before, in words',
    'after.id': 'Photograph after',
    'after.alt': 'After, in words',
    title: 'Title',
    service: 'Service',
    caption: 'What to look at, and when it was taken',
    offLabel: 'Off-label use',
    consent: 'Agreed in writing on',
  },
  empty: () => ({
    'before.id': '',
    'before.alt': '',
    'after.id': '',
    'after.alt': '',
    title: '',
    service: '',
    caption: '',
    offLabel: 'no',
    consent: '',
  }),
  fieldsOf: ({ before, after, offLabel, ...entry }) => ({
    ...entry,
    'before.id': before.id,
    'before.alt': before.alt,
    'after.id': after.id,
    'after.alt': after.alt,
    offLabel: offLabel ? 'yes' : 'no',
  }),
  entryOf: (fields) => ({
    service: fields.service,
    title: trimmed(fields.title),
    caption: trimmed(fields.caption),
    before: { id: fields['before.id'], alt: trimmed(fields['before.alt']) },
    after: { id: fields['after.id'], alt: trimmed(fields['after.alt']) },
    ...(fields.offLabel === 'yes' && { offLabel: true as const }),
    consent: fields.consent,
  }),
  isReadable: ({ service, title, caption, consent }) =>
    ![service, title.trim(), caption.trim(), consent].includes(''),
  preview: 'Visitors see both photographs, and read',
  removed: ({ title }) => `“${title}” is gone. Its photographs are deleted in 30 days.`,
  Shown: ({ before, after }) => (
    <span className={styles['pair']}>
      <CasePhoto id={before.id} isSmall />
      <CasePhoto id={after.id} isSmall />
    </span>
  ),
  Fields: ({ form, today }) => {
    const { fields, change, field } = form;
    return (
      <>
        <Photo form={form} side="before" />
        <Photo form={form} side="after" />
        <Choice form={form} name="service">
          <option value="">Choose one</option>
          {pricedServices.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </Choice>
        <SettingField {...field('title')} type="text" placeholder="Such as Acne scars" maxLength={60} />
        <SettingField
          {...field('caption')}
          placeholder="Such as Shallow scars, six weeks after the third visit."
          maxLength={280}
          isWide
          isLong
        />
        <SettingField {...field('consent')} type="date" max={today} />
        <div className={styles['field']}>
          <span>Off-label use</span>
          <Segments
            label="Off-label use: the FDA has cleared it for other uses"
            value={fields.offLabel}
            segments={[
              { value: 'no', label: 'No' },
              { value: 'yes', label: 'Yes' },
            ]}
            onChoose={(offLabel) => change({ offLabel })}
          />
        </div>
      </>
    );
  },
};

/** One of the two photographs, with what it shows in words. */
function Photo({ form: { change, field }, side }: { form: ListForm<Fields>; side: Side }) {
  const { label, value, problem } = field(`${side}.id`);
  return (
    <div className={styles['field']}>
      <PhotoField
        label={label}
        value={value as string}
        problem={problem}
        onChoose={(id) => change({ [`${side}.id`]: id })}
      />
      <SettingField
        {...field(`${side}.alt`)}
        type="text"
        placeholder="For people who can’t see it"
        maxLength={200}
      />
    </div>
  );
}

export const casesView: SettingView<'cases'> = {
  setting: 'cases',
  intro:
    'They take the place of the drawing of the same service in the gallery, the latest first. Only photographs of clients who agreed in writing, in the same light and pose, and not retouched. Where and when they were taken is removed before they leave this device, and nobody but you and your staff sees them before they are published. Keep the agreement.',
  own: [],
  lines: (all) => all.map(lineOf),
  rebase: (before, after, theirs) => rebased(before, after, theirs, list.keyOf),
  page: () => paths.gallery,
  photos: (value, known) =>
    photosOf(
      value,
      known.map((one) => readValue(casesView, one)),
    ),
  Editor: (props) => <ListEditor of={list} {...props} />,
};
