import { useId } from 'react';
import { Accordion } from '../../ui/accordion.tsx';
import { Eyebrow } from '../../ui/eyebrow.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { withTrademarks } from '../../content/trademark-text.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import type { FaqEntry } from './structured-data.ts';
import styles from './faq.module.css';

export { faqStructuredData, type FaqEntry } from './structured-data.ts';

interface FaqProps {
  title: string;
  entries: readonly FaqEntry[];
  eyebrow?: string;
  tone?: 'paper' | 'linen' | 'sand' | 'tide';
}

/** Questions and answers, one open at a time. On large screens the heading stays beside them. */
export function Faq({ title, entries, eyebrow, tone = 'linen' }: FaqProps) {
  const id = useId();
  return (
    <Section tone={tone} labelledBy={`${id}title`}>
      <div className="wrap grid">
        <Reveal className={styles.heading}>
          {eyebrow && (
            <Eyebrow rule className={styles.eyebrow}>
              {eyebrow}
            </Eyebrow>
          )}
          <h2 id={`${id}title`} className="display-m">
            {title}
          </h2>
        </Reveal>
        <Reveal order={1} className={styles.entries}>
          <Accordion
            name={`${id}faq`}
            items={entries.map(({ question, answer }) => ({
              title: withTrademarks(question),
              content: (
                <p>
                  <RichText text={answer} />
                </p>
              ),
            }))}
          />
        </Reveal>
      </div>
    </Section>
  );
}
