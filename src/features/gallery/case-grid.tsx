import { useState } from 'react';
import type { GalleryCase } from '../../content/gallery.schema.ts';
import { CaseCard } from './case-card.tsx';
import { CaseOverlay } from './case-overlay.tsx';
import styles from './case-grid.module.css';

interface CaseGridProps {
  cases: readonly GalleryCase[];
  /** Level of the cases' titles in the page's outline. */
  level: 2 | 3;
}

/** The cases of the gallery; a press on one opens it in the overlay (specification part 2 §2). */
export function CaseGrid({ cases, level }: CaseGridProps) {
  const [shown, setShown] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ul className={styles.grid} data-count={Math.min(cases.length, 3)}>
        {cases.map((item, index) => (
          <li key={item.id}>
            <CaseCard
              item={item}
              level={level}
              onOpen={() => {
                setShown(index);
                setOpen(true);
              }}
            />
          </li>
        ))}
      </ul>
      <CaseOverlay
        cases={cases}
        shown={shown}
        open={isOpen}
        onShow={setShown}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
