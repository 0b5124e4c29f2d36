import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { Problem } from '../../../supabase/functions/_shared/site-settings.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import { FormEnd } from './form-end.tsx';
import { SettingField } from './setting-field.tsx';
import { problemText, type EditorProps } from './setting-view.ts';
import styles from './site-page.module.css';

/** The texts of a form by the names of its fields, which are those of the entry where there is one. */
type Texts = Readonly<Record<string, string>>;

export interface ListForm<F extends Texts> {
  fields: F;
  change: (changed: Partial<F>) => void;
  /** What a field needs: name, label, value, and what is wrong with it. */
  field: (name: keyof F & string) => Parameters<typeof SettingField>[0];
}

/** How a list is shown and changed, entry by entry. */
export interface ListSetting<T, F extends Texts> {
  /** Names of list and form for screen readers. */
  label: string;
  formLabel: string;
  keyOf: (entry: T) => string;
  /** An entry as visitors read it. */
  lineOf: (entry: T) => string;
  labels: Record<keyof F & string, string>;
  /** The form for a new entry. */
  empty: (today: string) => F;
  fieldsOf: (entry: T) => F;
  /** `before`: the entry that is changed. */
  entryOf: (fields: F, today: string, before: T | undefined) => T;
  /** What stands before the line of the entry in the form. */
  preview?: string;
  /** Whether `lineOf` can read the entry of the form by now. */
  isReadable: (fields: F) => boolean;
  /** What has happened once an entry is removed. Without it, none can be. */
  removed?: (entry: T) => string;
  /** What stands before the line of an entry. */
  Shown?: (entry: T) => ReactNode;
  Fields: (props: { form: ListForm<F>; today: string; isNew: boolean }) => ReactNode;
}

/** Entries with a form that adds another one or changes one of them. */
export function ListEditor<T, F extends Texts>({
  of: list,
  value,
  today,
  begins,
  save,
  preview,
}: EditorProps<T[]> & { of: ListSetting<T, F> }) {
  const { keyOf, lineOf, labels, Fields } = list;
  const [fields, setFields] = useState<F>(() => list.empty(today));
  const [changed, setChanged] = useState<string>();
  const [problems, setProblems] = useState<Problem[]>([]);
  const form = useRef<HTMLFormElement>(null);

  const before = value.find((entry) => keyOf(entry) === changed);
  const entry = list.entryOf(fields, today, before);
  const replaced = before ?? value.find((other) => keyOf(other) === keyOf(entry));
  const line = list.isReadable(fields) ? lineOf(entry) : '';

  function open(one?: T) {
    setFields(one ? list.fieldsOf(one) : list.empty(today));
    setChanged(one && keyOf(one));
    setProblems([]);
    if (one) form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }
  // The entry of the form comes first, so its problems have the index 0.
  const next = [entry, ...value.filter((other) => other !== replaced)];
  function submit(event: FormEvent) {
    event.preventDefault();
    const found = save(next, `${line}.`);
    setProblems(found);
    if (found.length === 0) open();
  }
  const listForm: ListForm<F> = {
    fields,
    change: (changes) => {
      // A photograph may take its time, in which other fields change.
      setFields((current) => ({ ...current, ...changes }));
      setProblems(
        problems.filter(
          ({ field }) => field !== '' && !Object.keys(changes).some((name) => field === `0.${name}`),
        ),
      );
    },
    field: (name) => {
      const problem = problems.find((one) => one.field === `0.${name}`);
      return {
        name,
        label: labels[name],
        value: fields[name],
        onChange: ({ target }) => listForm.change({ [name]: target.value } as Partial<F>),
        problem: problem && problemText(labels[name], problem),
      };
    },
  };
  const others = problems.filter(({ field }) => !((/^0\.([\w.]+)$/.exec(field)?.[1] ?? '') in labels));
  return (
    <>
      <ul className={styles['entries']} aria-label={list.label}>
        {value.map((one) => (
          <li key={keyOf(one)}>
            {list.Shown?.(one)}
            <span>{lineOf(one)}</span>
            <span className={styles['actions']}>
              <DeskButton look="text" onClick={() => open(one)}>
                Change<span className="visually-hidden"> {lineOf(one)}</span>
              </DeskButton>
              {list.removed && (
                <DeskButton
                  look="text"
                  onClick={() => {
                    if (one === before) open();
                    save(
                      value.filter((other) => other !== one),
                      list.removed!(one),
                      'now',
                    );
                  }}
                >
                  Remove<span className="visually-hidden"> {lineOf(one)}</span>
                </DeskButton>
              )}
            </span>
          </li>
        ))}
      </ul>
      <form ref={form} className={styles['form']} onSubmit={submit} noValidate aria-label={list.formLabel}>
        <Fields form={listForm} today={today} isNew={!before} />
        {others.length > 0 && (
          <p className={styles['problem']}>{others.map((one) => problemText('This', one)).join(' ')}</p>
        )}
        <FormEnd
          line={
            line && (
              <>
                {list.preview ?? 'Visitors read'}: <strong>{line}</strong>
                {replaced && lineOf(replaced) !== line && `, instead of “${lineOf(replaced)}”`}
              </>
            )
          }
          begins={begins}
          onPreview={preview && (() => setProblems(preview(next)))}
        >
          {before && <DeskButton onClick={() => open()}>Cancel</DeskButton>}
        </FormEnd>
      </form>
    </>
  );
}
