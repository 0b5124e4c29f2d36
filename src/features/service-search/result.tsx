import { memo, useState, type CSSProperties } from 'react';
import { serviceSearch as texts } from '../../content/service-search.ts';
import { withTrademarks } from '../../content/trademark-text.ts';
import { highlight } from './highlight.ts';
import type { SearchEntry } from './search.ts';
import styles from './result.module.css';

interface ResultProps {
  id: string;
  entry: SearchEntry;
  /** From 0; results arrive in this order, 0.05 s apart. */
  position: number;
  words: readonly string[];
  isActive: boolean;
  onChoose: () => void;
  onPoint: () => void;
}

/** A line of the results. A treatment stands behind its service and says what choosing it does. */
export function Result({ id, entry, position, words, isActive, onChoose, onPoint }: ResultProps) {
  // A later query may move the line. A new delay would hide it again, so it keeps the first one.
  const [arrival] = useState(position);
  return (
    // The keyboard is the combobox's own: the input keeps the focus (aria-activedescendant).
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.result}
      style={{ '--position': arrival } as CSSProperties}
      onClick={onChoose}
      onPointerMove={onPoint}
    >
      <Text entry={entry} words={words} />
    </div>
  );
}

const Text = memo(function Text({ entry, words }: Pick<ResultProps, 'entry' | 'words'>) {
  const { parent, title, description, treatment } = entry;
  return (
    <>
      <span className={styles.title}>
        {parent && <span className={styles.parent}>{withTrademarks(parent)} › </span>}
        <Marked text={withTrademarks(title)} words={words} />
      </span>
      {treatment && <span className={styles.hint}> {texts.viewTreatment}</span>}
      <span className={styles.line}>
        <Marked text={withTrademarks(description)} words={words} />
      </span>
    </>
  );
});

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  let at = 0;
  return highlight(text, words).map((stretch) => {
    const key = at;
    at += stretch.text.length;
    return stretch.isMatch ? <mark key={key}>{stretch.text}</mark> : <span key={key}>{stretch.text}</span>;
  });
}
