import { useId, type MouseEvent } from 'react';
import { serviceSearch as texts } from '../../content/service-search.ts';
import { Close } from '../../ui/icons.tsx';
import { Result } from './result.tsx';
import { useServiceSearch } from './use-service-search.ts';
import styles from './service-search.module.css';

/** Navigation state from a search result to the page it opens: a treatment, or a question to open. */
export type SearchTarget =
  | {
      /** Id of the section to scroll to. */
      scrollTo: string;
      /** Id of the treatment that was chosen. */
      treatment: string;
    }
  | { question: string };

/**
 * The search over services, treatments, questions, aftercare and pages: a combobox with a list of results, after the
 * ARIA Authoring Practices. The index is loaded when the field gets focus.
 */
export function ServiceSearch() {
  const id = useId();
  const list = `${id}list`;
  const option = (index: number) => `${id}option${index}`;
  const { query, result, isOpen, isEmpty, active, area, input, field, clear, choose, setActive } =
    useServiceSearch(option);
  const { hits, words, isNear = false } = result;
  return (
    <div ref={area} role="search" aria-label={texts.label} className={styles.search}>
      <div className={styles.field}>
        <SearchIcon />
        <input
          {...field}
          ref={input}
          className={styles.input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-label={texts.label}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={list}
          aria-activedescendant={isOpen && active >= 0 ? option(active) : undefined}
          placeholder={texts.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        {query !== '' && (
          <button type="button" className={styles.clear} onClick={clear} aria-label={texts.clear}>
            <Close />
          </button>
        )}
      </div>
      {/* The combobox's input handles the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */}
      <div
        id={list}
        role="listbox"
        aria-label={texts.results}
        hidden={!isOpen}
        className={styles.list}
        onClick={(event) => {
          const entry = hits[indexOfOption(event)];
          if (entry) choose(entry);
        }}
        onPointerMove={(event) => {
          const index = indexOfOption(event);
          if (index >= 0) setActive(index);
        }}
      >
        {isOpen &&
          hits.map((entry, index) => (
            <Result
              key={`${entry.path} ${entry.title}`}
              id={option(index)}
              entry={entry}
              position={index}
              words={words}
              isActive={index === active}
              isNear={isNear}
            />
          ))}
      </div>
      <p role="status" className={isEmpty ? styles.empty : 'visually-hidden'}>
        {isEmpty ? texts.none(query.trim()) : isOpen && texts.count(hits.length)}
      </p>
    </div>
  );
}

/** @returns the index of the option under the pointer, or -1 */
const indexOfOption = ({ target, currentTarget }: MouseEvent<HTMLElement>): number =>
  [...currentTarget.children].findIndex((option) => option.contains(target as Node));

/** A magnifying glass. Not in `src/ui/icons.tsx`, which every page loads. */
function SearchIcon() {
  return (
    <svg
      className={styles.icon}
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </svg>
  );
}
