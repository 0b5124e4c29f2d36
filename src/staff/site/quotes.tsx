import { dayText } from '../../../supabase/functions/_shared/hours-text.ts';
import { QUOTE_LENGTH } from '../../../supabase/functions/_shared/plain-text.ts';
import type { ConsentedTestimonial } from '../../../supabase/functions/_shared/site-settings.ts';
import { paths } from '../../site/paths.ts';
import { Segments } from '../parts/segments.tsx';
import { ListEditor, type ListSetting } from './list-editor.tsx';
import { SettingField } from './setting-field.tsx';
import type { SettingView } from './setting-view.ts';
import { rebased } from './versions.ts';
import styles from './site-page.module.css';

type Fields = Record<keyof ConsentedTestimonial, string>;

const STARS = [5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: String(stars) }));

const lineOf = ({ text, name, rating, consent }: ConsentedTestimonial): string =>
  `“${text}” ${name}, ${rating} of 5 stars (agreed on ${dayText(consent)})`;

const list: ListSetting<ConsentedTestimonial, Fields> = {
  label: 'Testimonials',
  formLabel: 'A testimonial',
  keyOf: ({ text }) => text,
  lineOf,
  labels: {
    name: 'First name and initial',
    text: 'Their words',
    rating: 'Stars',
    consent: 'Agreed in writing on',
  },
  empty: () => ({ name: '', text: '', rating: '5', consent: '' }),
  fieldsOf: (entry) => ({ ...entry, rating: String(entry.rating) }),
  entryOf: ({ name, text, rating, consent }) => ({
    name: name.trim(),
    text: text.trim().replace(/\s+/g, ' '),
    rating: Number(rating),
    consent,
  }),
  isReadable: ({ name, text, consent }) => ![name.trim(), text.trim(), consent].includes(''),
  removed: ({ name }) => `The words of ${name} are gone.`,
  Fields: ({ form: { fields, change, field }, today }) => (
    <>
      <SettingField {...field('text')} maxLength={QUOTE_LENGTH.max + 20} isWide isLong />
      <SettingField {...field('name')} type="text" placeholder="Such as Ann R." autoCapitalize="words" />
      <div className={styles['field']}>
        <span>Stars</span>
        <Segments
          label="Stars that the client gave"
          value={fields.rating}
          segments={STARS}
          onChoose={(rating) => change({ rating })}
        />
      </div>
      <SettingField {...field('consent')} type="date" max={today} />
    </>
  ),
};

export const testimonialsView: SettingView<'testimonials'> = {
  setting: 'testimonials',
  intro:
    'The home page quotes them instead of its samples, the latest first. Only words of clients who agreed in writing, as they wrote them. Keep the agreement.',
  own: [],
  lines: (all) => all.map(lineOf),
  rebase: (before, after, theirs) => rebased(before, after, theirs, list.keyOf),
  page: () => paths.home,
  Editor: (props) => <ListEditor of={list} {...props} />,
};
