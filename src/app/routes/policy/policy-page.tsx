import { policiesPage } from '../../../content/policies-page.ts';
import type { Policy } from '../../../content/policies/policy.schema.ts';
import { List, Paragraph } from '../../../features/prose/blocks.tsx';
import { longDate } from '../../../site/date-text.ts';
import { Prose } from '../../../features/prose/prose.tsx';
import { ProseText } from '../../../features/prose/prose-text.tsx';
import { useReword } from '../../../stores/reword.ts';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import styles from './policy-page.module.css';

/** A policy: title, date, sections, and a table of contents on large screens. */
export function PolicyPage({ policy }: { policy: Policy }) {
  const { title, lastUpdated, intro } = policy;
  const reword = useReword();
  const sections = policy.sections.map((section) => ({ ...section, heading: reword(section.heading) }));
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <Eyebrow rule>{policiesPage.eyebrow}</Eyebrow>
        <h1 className={`display-l ${styles.title}`}>{title}</h1>
        <p className={styles.date}>
          {policiesPage.lastUpdated}: <time dateTime={lastUpdated}>{longDate(lastUpdated)}</time>
        </p>
      </header>
      <TableOfContents sections={sections} />
      <div className={styles.text}>
        {intro.map((paragraph) => (
          <ProseText as="p" key={paragraph} className={`lead ${styles.intro}`} text={paragraph} />
        ))}
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
            <Prose className={styles.prose}>
              <h2 key={heading} id={`${id}-title`} tabIndex={-1} className={styles.heading}>
                {heading}
              </h2>
              {blocks.map((block) =>
                block.type === 'list' ? (
                  <List key={block.items[0]} ordered={block.ordered} items={block.items} />
                ) : (
                  <Paragraph key={block.text} text={block.text} />
                ),
              )}
            </Prose>
          </section>
        ))}
      </div>
    </div>
  );
}
