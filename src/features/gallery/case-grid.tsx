import { useState } from 'react';
import type { GalleryCase } from '../../content/gallery.schema.ts';
import type { ServiceSlug } from '../../content/services/service.schema.ts';
import { Reveal } from '../../ui/reveal.tsx';
import { CaseCard } from './case-card.tsx';
import { CaseOverlay } from './case-overlay.tsx';
import styles from './case-grid.module.css';

interface CaseGridProps {
  cases: readonly GalleryCase[];
  /** Heading level of the cases. */
  level: 2 | 3;
  /** What each treatment asks of a client, by service. */
  facts?: Readonly<Partial<Record<ServiceSlug, string>>>;
  /** Whether the grid begins in the first screen, so that its first row loads immediately. */
  isFirst?: boolean;
}

/** Of the grid. A page has one. */
export const GRID_ID = 'cases';

/** Cards per row on large screens. */
const ROW = 3;

/** The cases of the gallery. A press on one opens it in an overlay. */
export function CaseGrid({ cases, level, facts, isFirst = false }: CaseGridProps) {
  const [shown, setShown] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ul id={GRID_ID} className={styles.grid} data-count={Math.min(cases.length, 3)}>
        {cases.map((item, index) => (
          <Reveal as="li" order={(index % ROW) as 0 | 1 | 2} key={item.id}>
            <CaseCard
              item={item}
              level={level}
              facts={facts?.[item.treatmentSlug]}
              loading={{ priority: isFirst && index === 0, eager: isFirst && index < ROW }}
              onOpen={() => {
                setShown(index);
                setOpen(true);
              }}
            />
          </Reveal>
        ))}
      </ul>
      <CaseOverlay
        cases={cases}
        shown={Math.min(shown, cases.length - 1)}
        open={isOpen}
        onShow={setShown}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
