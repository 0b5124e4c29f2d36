import { useEffect, useId, useRef } from 'react';
import { Accordion } from '../../ui/accordion.tsx';
import { Eyebrow } from '../../ui/eyebrow.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { withTrademarks } from '../../content/trademark-text.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import type { FaqEntry } from './faq-json-ld.ts';
import { anchors } from '../../site/paths.ts';
import styles from './faq.module.css';
import { useLocation } from '../../ui/page-location.ts';

export { faqStructuredData, type FaqEntry } from './faq-json-ld.ts';

interface FaqProps {
  title: string;
  entries: readonly FaqEntry[];
  eyebrow?: string;
  tone?: 'paper' | 'linen' | 'sand' | 'tide';
}

/** Questions and answers, one open at a time. On large screens the heading stays beside them. */
export function Faq({ title, entries, eyebrow, tone = 'linen' }: FaqProps) {
  const id = useId();
  const list = useSoughtQuestion(entries);
  return (
    <Section id={anchors.questions} tone={tone} labelledBy={`${id}title`}>
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
          <div ref={list}>
            <Accordion
              name={`${id}faq`}
              items={entries.map(({ question, answer }) => ({
                title: withTrademarks(question),
                content: <RichText as="p" text={answer} />,
              }))}
            />
          </div>
        </Reveal>
      </div>
    </Section>
  );
}

/** Opens the question that a search result named. @returns the ref of the list of questions */
function useSoughtQuestion(entries: readonly FaqEntry[]) {
  const list = useRef<HTMLDivElement>(null);
  const { state, key } = useLocation();
  const question = (state as { question?: string } | null)?.question;
  useEffect(() => {
    if (!question) return;
    // Not by its text on the page, which a translator may have changed.
    for (const [index, item] of list.current?.querySelectorAll('details').entries() ?? [])
      item.open = entries[index]?.question === question;
  }, [question, key, entries]);
  return list;
}
