import { memo, useState, type CSSProperties } from 'react';
import { serviceSearch as texts } from '../../content/service-search.ts';
import { withTrademarks } from '../../content/trademark-text.ts';
import { highlight } from './highlight.ts';
import type { SearchEntry } from '../../content/derived/search-index.ts';
import styles from './result.module.css';

/** As many as the list shows without scrolling, and a few more. */
const ARRIVING = 8;

interface ResultProps {
  id: string;
  entry: SearchEntry;
  /** From 0. The first results animate in by this order, 0.05 s apart. */
  position: number;
  words: readonly string[];
  isActive: boolean;
  /** Whether it was found by a similar word. */
  isNear: boolean;
}

/**
 * One search result. Treatments and questions have the name of their page before them, other parts their kind. The list around
 * it handles presses, so that a key in the search field does not render all results again.
 */
export const Result = memo(function Result({ id, entry, position, words, isActive, isNear }: ResultProps) {
  // A later query may change the position. The first one is kept, because a new delay would replay the animation.
  const [firstPosition] = useState(position);
  return (
    // The combobox's input keeps the focus (aria-activedescendant).
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.result}
      data-arrives={firstPosition < ARRIVING || undefined}
      style={{ '--position': firstPosition } as CSSProperties}
    >
      <Text entry={entry} words={words} isNear={isNear} />
    </div>
  );
});

const Text = memo(function Text({ entry, words, isNear }: Pick<ResultProps, 'entry' | 'words' | 'isNear'>) {
  const { kind, parent, title, description } = entry;
  const hint = kind !== 'service' && texts.hints[kind];
  // Not "Microblading aftercare Aftercare".
  const isNamed = hint && title.toLowerCase().endsWith(hint.toLowerCase());
  return (
    <>
      <span className={styles.title}>
        {parent && <span className={styles.parent}>{`${withTrademarks(parent)} › `}</span>}
        <Marked text={withTrademarks(title)} words={words} />
      </span>
      {hint && !isNamed && <span className={styles.hint}>{` ${hint}`}</span>}
      {isNear && <span className={styles.hint}>{` ${texts.near}`}</span>}
      <span className={styles.description}>
        <Marked text={withTrademarks(description)} words={words} />
      </span>
    </>
  );
});

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  let at = 0;
  return highlight(text, words).map((part) => {
    const key = at;
    at += part.text.length;
    return part.isMatch ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
  });
}
