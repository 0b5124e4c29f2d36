import { useState, type FormEvent } from 'react';
import type { Problem } from '../../../supabase/functions/_shared/site-settings.ts';
import type { Business } from '../../content/business.schema.ts';
import { business } from '../../content/business.ts';
import { paths } from '../../site/paths.ts';
import { FormEnd } from './form-end.tsx';
import { SettingField } from './setting-field.tsx';
import { problemText, type EditorProps, type SettingView } from './setting-view.ts';
import styles from './site-page.module.css';

const LABEL = 'Number';

// Read through its type, because the record that ships leaves the optional number out.
const { afterHoursPhone = '' }: Business = business;

/** Ten digits as visitors read them, however they were typed. Anything else stays as it is. */
function written(text: string): string {
  const [, area, exchange, line] =
    /^(\d{3})(\d{3})(\d{4})$/.exec(text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')) ?? [];
  return line === undefined ? text.trim() : `(${area}) ${exchange}-${line}`;
}

const lineOf = (number: string) => number || 'No number';

export const afterHoursPhoneView: SettingView<'afterHoursPhone'> = {
  setting: 'afterHoursPhone',
  intro:
    'Whom a client reaches when you’re closed. It’s on every aftercare page, and with the warning signs of filler. Leave it empty if nobody answers.',
  own: afterHoursPhone,
  lines: (number) => [lineOf(number)],
  page: () => paths.aftercareOf('injectables'),
  Editor: AfterHoursPhoneEditor,
};

function AfterHoursPhoneEditor({ value, begins, save, preview }: EditorProps<string>) {
  const [changed, setChanged] = useState<string>();
  const [problems, setProblems] = useState<Problem[]>([]);
  const next = written(changed ?? value);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = save(next, `${lineOf(next)} after hours.`);
    setProblems(found);
    if (found.length === 0) setChanged(undefined);
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate aria-label="After-hours number">
      <SettingField
        label={LABEL}
        name="number"
        type="tel"
        placeholder="Such as (212) 555-0100"
        maxLength={30}
        value={changed ?? value}
        onChange={({ target }) => {
          setChanged(target.value);
          setProblems([]);
        }}
        problem={problems[0] && problemText(LABEL, problems[0])}
      />
      <FormEnd
        line={
          next !== value && (
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
