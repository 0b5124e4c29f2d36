import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { servicePage } from '../../../content/service-page.ts';
import type { Service } from '../../../content/services/schema.ts';
import { Button } from '../../../ui/button.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { anchors } from '../../../site/paths.ts';
import { Treatment } from './treatment.tsx';
import { useSearchTarget } from './use-search-target.ts';
import styles from './treatments.module.css';

const texts = servicePage.treatments;
/** Shown before VIEW ALL TREATMENTS. */
const FIRST = 4;

/** The sub-treatments as a grid; a single one stands in the middle. */
export function Treatments({ service: { subservices } }: { service: Service }) {
  const list = useId();
  const sought = useSearchTarget(useLocation());
  const [isOpen, setOpen] = useState(false);
  // A result of the search that lies behind the toggle opens it.
  const showsAll = isOpen || subservices.findIndex(({ id }) => id === sought) >= FIRST;
  const hasMore = subservices.length > FIRST;
  return (
    <Section id={anchors.treatments} labelledBy="treatments-title">
      <div className="wrap">
        <Reveal>
          <Eyebrow rule>{texts.eyebrow}</Eyebrow>
          <h2 id="treatments-title" className={`display-m ${styles.title}`}>
            {texts.title}
          </h2>
        </Reveal>
        <Reveal as="ul" id={list} className={styles.list} data-single={subservices.length === 1 || undefined}>
          {subservices.map((treatment, index) => (
            <li
              key={treatment.id}
              className={styles.item}
              hidden={index >= FIRST && !showsAll}
              data-sought={treatment.id === sought || undefined}
            >
              <Treatment treatment={treatment} />
            </li>
          ))}
        </Reveal>
        {hasMore && (
          <p className={styles.more}>
            <Button
              look="outline"
              aria-expanded={showsAll}
              aria-controls={list}
              onClick={() => setOpen(!showsAll)}
            >
              {showsAll ? texts.showLess : texts.viewAll}
            </Button>
          </p>
        )}
      </div>
    </Section>
  );
}
