import { useId, useState } from 'react';
import { servicePage } from '../../../content/service-page.ts';
import type { Service, Subservice } from '../../../content/services/service.schema.ts';
import { withTrademarks } from '../../../content/trademark-text.ts';
import { DisplayName } from '../../../features/rich-text/display-name.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { useAfterHydration } from '../../../ui/use-after-hydration.ts';
import { anchors } from '../../../site/paths.ts';
import { pricePhrase } from '../../../site/price-text.ts';
import { usePriceTexts } from '../../../stores/price-texts.ts';
import styles from './treatments.module.css';
import { useLocation } from '../../../ui/page-location.ts';

const texts = servicePage.treatments;
/** Treatments shown before the visitor asks for all of them. */
const FIRST = 4;

/** The treatments of a service as a grid: four, and the others behind a toggle. */
export function Treatments({ service: { slug, subservices } }: { service: Service }) {
  const list = useId();
  const found = useFoundTreatment();
  const [isOpen, setOpen] = useState(false);
  // A search result for a treatment behind the toggle opens it.
  const showsAll = isOpen || subservices.findIndex(({ id }) => id === found) >= FIRST;
  const prices = usePriceTexts(slug)?.treatments;
  const hasMore = subservices.length > FIRST;
  return (
    <Section id={anchors.treatments} labelledBy="treatments-title" className={styles.section}>
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
              data-sought={treatment.id === found || undefined}
            >
              <Treatment
                treatment={treatment}
                price={prices ? prices[treatment.id] : treatment.price && pricePhrase(treatment.price)}
              />
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

/**
 * The id of the treatment that was chosen in the search. The history entry keeps it when the visitor reloads the page.
 */
function useFoundTreatment(): string | undefined {
  const { state } = useLocation();
  return useAfterHydration((state as { treatment?: string } | null)?.treatment, undefined);
}

/** One treatment: description, benefits, and what it is for. */
function Treatment({ treatment, price }: { treatment: Subservice; price: string | undefined }) {
  const { id, title, description, benefits, offLabel, frequency, targets, bestFor, technologies } = treatment;
  const details = [
    { label: texts.frequency, text: frequency },
    { label: texts.targets, text: targets?.join(', ') },
    { label: texts.bestFor, text: bestFor },
    { label: texts.price, text: price },
  ].filter(({ text }) => text !== undefined);
  return (
    <article>
      <DisplayName as="h3" className="display-s" text={title} />
      <RichText as="p" className={styles.description} text={description} />
      {offLabel && (
        <p id={`${id}-aim`} className={`${styles.label} ${styles.aim}`}>
          {texts.aim}
        </p>
      )}
      <ul className={styles.benefits} aria-labelledby={offLabel && `${id}-aim`}>
        {benefits.map((benefit) => (
          <li key={benefit}>{withTrademarks(benefit)}</li>
        ))}
      </ul>
      <dl className={styles.details}>
        {details.map(({ label, text }) => (
          <div key={label} className={styles.detail}>
            <dt className={styles.label}>{label}</dt>
            <RichText as="dd" className={styles.value} text={text!} />
          </div>
        ))}
        {technologies?.map(({ name, description: what }) => (
          <div key={name} className={styles.detail}>
            <dt className={styles.label}>{`${texts.technologies} ${withTrademarks(name)}`}</dt>
            <RichText as="dd" className={styles.value} text={what} />
          </div>
        ))}
      </dl>
    </article>
  );
}
