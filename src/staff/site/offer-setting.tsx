import { useState, type FormEvent } from 'react';
import { dayText } from '../../../supabase/functions/_shared/hours-text.ts';
import { settledOffer } from '../../../supabase/functions/_shared/offer-now.ts';
import type { OfferSetting, Problem } from '../../../supabase/functions/_shared/site-settings.ts';
import { offerSetting } from '../../content/offer.ts';
import { paths } from '../../site/paths.ts';
import { Segments } from '../parts/segments.tsx';
import { FormEnd } from './form-end.tsx';
import { SettingField } from './setting-field.tsx';
import { problemText, type EditorProps, type SettingView } from './setting-view.ts';
import styles from './site-page.module.css';

const LABELS = { discount: 'Discount', code: 'Code', until: 'Last day', terms: 'More terms' };
type Field = keyof typeof LABELS;

function lineOf({ enabled, discount, code, terms, until }: OfferSetting): string {
  if (!enabled) return 'No offer';
  return `${discount} off your first treatment${code === undefined ? '' : `, with the code ${code}`}${until === undefined ? '' : `, through ${dayText(until)}`}${terms === undefined ? '' : `. ${terms}`}`;
}

export const offerView: SettingView<'offer'> = {
  setting: 'offer',
  intro:
    'What first-time clients get: on the home page, with every treatment and article, in the popup, the terms and the welcome mail. While it’s off, none of them promises it.',
  own: offerSetting,
  lines: (value) => [lineOf(value)],
  fresh: settledOffer,
  page: () => paths.home,
  Editor: OfferEditor,
};

function OfferEditor({ value, today, begins, save, preview }: EditorProps<OfferSetting>) {
  const [changed, setChanged] = useState<Partial<OfferSetting>>({});
  const [problems, setProblems] = useState<Problem[]>([]);
  const { enabled, discount, code = '', terms = '', until = '' } = { ...value, ...changed };
  const next: OfferSetting = {
    enabled,
    discount: discount.trim(),
    ...(code.trim() !== '' && { code: code.trim().toUpperCase() }),
    ...(terms.trim() !== '' && { terms: terms.trim().replace(/\s+/g, ' ') }),
    ...(until !== '' && { until }),
  };
  const change = (one: Partial<OfferSetting>) => {
    setChanged({ ...changed, ...one });
    setProblems([]);
  };
  const field = (name: Field, text: string) => {
    const problem = problems.find((one) => one.field === name);
    return {
      name,
      label: LABELS[name],
      value: text,
      onChange: ({ target }: { target: HTMLInputElement }) => change({ [name]: target.value }),
      problem: problem && problemText(LABELS[name], problem),
    };
  };
  const isReadable = discount.trim() !== '' && (until === '' || !Number.isNaN(Date.parse(until)));

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = save(next, `${lineOf(next)}.`);
    setProblems(found);
    if (found.length === 0) setChanged({});
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate aria-label="First-visit offer">
      <div className={styles['field']}>
        <span>Offer</span>
        <Segments
          label="Offer"
          value={enabled ? 'on' : 'off'}
          segments={[
            { value: 'on', label: 'On' },
            { value: 'off', label: 'Off' },
          ]}
          onChoose={(kind) => change({ enabled: kind === 'on' })}
        />
      </div>
      <SettingField {...field('discount', discount)} type="text" placeholder="Such as 20% or $50" />
      <SettingField
        {...field('code', code)}
        type="text"
        autoCapitalize="characters"
        placeholder="May be left out"
      />
      <SettingField {...field('until', until)} type="date" min={today} />
      <SettingField
        {...field('terms', terms)}
        placeholder="Such as Mondays to Thursdays only."
        maxLength={240}
        isWide
        isLong
      />
      <FormEnd
        line={
          isReadable &&
          lineOf(next) !== lineOf(value) && (
            <>
              Visitors read: <strong>{lineOf(next)}</strong>
            </>
          )
        }
        begins={begins}
        onPreview={preview && (() => setProblems(preview(next)))}
      />
    </form>
  );
}
