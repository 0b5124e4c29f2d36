import { sourceName } from '../../../supabase/functions/_shared/source-name.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { filtersQuery } from '../api/inquiries.ts';
import type { ListOptions, Whose } from '../api/types.ts';
import styles from './list-toolbar.module.css';

/** How long after the last key the search starts. */
const TYPING_PAUSE_MS = 250;

interface ListToolbarProps {
  options: ListOptions;
  setOptions: (change: Partial<ListOptions>) => void;
  onHelp: () => void;
  onLead: () => void;
}

const WHOSE: [value: Whose, label: string][] = [
  ['', 'Anyone’s'],
  ['mine', 'Mine'],
  ['nobody', 'Nobody’s'],
];

/** Search, order and filters. */
export function ListToolbar({ options, setOptions, onHelp, onLead }: ListToolbarProps) {
  const { data: filters } = useQuery(filtersQuery);
  const [text, setText] = useState(options.search);
  useEffect(() => {
    if (text === options.search) return undefined;
    const timer = setTimeout(() => setOptions({ search: text }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <div className={styles['toolbar']} role="search">
      <input
        type="search"
        name="search"
        dir="auto"
        className={styles['search']}
        aria-label="Search name, email, phone and message"
        placeholder="Search"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button
        type="button"
        className={styles['lead']}
        data-action="new-lead"
        aria-keyshortcuts="n"
        onClick={onLead}
      >
        New lead
      </button>
      <button type="button" className={styles['help']} onClick={onHelp} aria-label="Keyboard shortcuts">
        ?
      </button>
      <div className={styles['filters']}>
        <select
          aria-label="Whose"
          className={styles['select']}
          value={options.whose}
          data-on={options.whose !== '' || undefined}
          onChange={({ target }) =>
            setOptions({ whose: WHOSE.find(([value]) => value === target.value)?.[0] ?? '' })
          }
        >
          {WHOSE.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Choice
          label="Service"
          all="Any service"
          value={options.service}
          values={filters?.services}
          onChange={(service) => setOptions({ service })}
        />
        <Choice
          label="Source"
          all="Any source"
          value={options.source}
          values={filters?.sources}
          nameOf={sourceName}
          onChange={(source) => setOptions({ source })}
        />
      </div>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  all: string;
  value: string;
  values: string[] | undefined;
  /** What staff read for a value. */
  nameOf?: (value: string) => string;
  onChange: (value: string) => void;
}

function Choice({ label, all, value, values, nameOf = String, onChange }: ChoiceProps) {
  // A value from the address may be one that no inquiry has any more.
  const shown = value && !values?.includes(value) ? [value, ...(values ?? [])] : values;
  return (
    <select
      aria-label={label}
      className={styles['select']}
      value={value}
      data-on={value !== '' || undefined}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{all}</option>
      {shown?.map((name) => (
        <option key={name} value={name}>
          {nameOf(name)}
        </option>
      ))}
    </select>
  );
}
