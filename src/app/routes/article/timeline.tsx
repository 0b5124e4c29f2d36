import type { ArticleBlock } from '../../../content/articles/article.schema.ts';
import { articlesPage } from '../../../content/articles-page.ts';
import { ProseText } from '../../../features/prose/prose-text.tsx';
import { SmartLink } from '../../../ui/smart-link.tsx';
import styles from './timeline.module.css';

type TimelineProps = Pick<Extract<ArticleBlock, { type: 'timeline' }>, 'title' | 'entries'>;

const { normal, todo } = articlesPage.article.timeline;

const anchorOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Days in order, each with what is normal and what to do. On phones the day stays visible below the header while its
 * entries scroll, and a strip at the bottom links to the other days.
 */
export function Timeline({ title, entries }: TimelineProps) {
  const base = anchorOf(title);
  const idOf = (days: string) => `${base}-${anchorOf(days)}`;
  return (
    <section aria-labelledby={base} className={styles.timeline} data-wide>
      <h3 id={base} className={`display-s ${styles.title}`}>
        {title}
      </h3>
      <ol>
        {entries.map((entry) => (
          <li key={entry.days} id={idOf(entry.days)} className={styles.entry}>
            <h4 className={styles.days}>{entry.days}</h4>
            <dl className={styles.columns}>
              <Lines label={normal} lines={entry.normal} />
              <Lines label={todo} lines={entry.todo} />
            </dl>
          </li>
        ))}
      </ol>
      <nav aria-label={title} className={styles.jump} data-print="hide">
        <ul className={styles.chips}>
          {entries.map(({ days }) => (
            <li key={days}>
              <SmartLink to={`#${idOf(days)}`} className={styles.chip}>
                {days}
              </SmartLink>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}

function Lines({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      {lines.map((line) => (
        <ProseText as="dd" key={line} className={styles.line} text={line} />
      ))}
    </div>
  );
}
