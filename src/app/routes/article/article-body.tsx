import { useId } from 'react';
import type { ArticleBlock } from '../../../content/articles/article.schema.ts';
import { articlesPage } from '../../../content/articles-page.ts';
import { business } from '../../../content/business.ts';
import { withTrademarks } from '../../../content/trademark-text.ts';
import { List, Paragraph } from '../../../features/prose/blocks.tsx';
import { Prose } from '../../../features/prose/prose.tsx';
import { ProseText } from '../../../features/prose/prose-text.tsx';
import { BelowFold } from '../../../ui/below-fold.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Phone } from '../../../ui/icons.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Timeline } from './timeline.tsx';
import styles from './article-body.module.css';

/** How many blocks the first screen shows. */
const FIRST_BLOCKS = 4;

/** The content of an article, block by block. */
export function ArticleBody({ blocks }: { blocks: readonly ArticleBlock[] }) {
  const opening = blocks.find(({ type }) => type === 'paragraph');
  const render = (block: ArticleBlock) =>
    block === opening && block.type === 'paragraph' ? (
      <ProseText as="p" key={keyOf(block)} className={styles.opening} text={block.text} />
    ) : (
      <Block key={keyOf(block)} block={block} />
    );
  return (
    <Prose className={styles.body}>
      {blocks.slice(0, FIRST_BLOCKS).map(render)}
      <BelowFold>{blocks.slice(FIRST_BLOCKS).map(render)}</BelowFold>
    </Prose>
  );
}

/** A React key from the text of a block. No two blocks of an article have the same text. */
function keyOf(block: ArticleBlock): string {
  if (block.type === 'list') return block.items.join();
  return `${block.type} ${'text' in block ? block.text : 'title' in block ? block.title : block.src}`;
}

function Block({ block }: { block: ArticleBlock }) {
  switch (block.type) {
    case 'paragraph':
      return <Paragraph text={block.text} />;
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return <Heading>{withTrademarks(block.text)}</Heading>;
    }
    case 'list':
      return <List ordered={block.ordered} items={block.items} />;
    case 'quote':
      return (
        <figure className={styles.quote}>
          <blockquote>
            <ProseText as="p" text={block.text} />
          </blockquote>
          <figcaption>{block.author}</figcaption>
        </figure>
      );
    case 'image':
      return (
        <figure className={styles.figure}>
          <Picture name={block.src} alt={block.alt} sizes="(min-width: 1100px) 46rem, 92vw" />
          <ProseText as="figcaption" text={block.caption} />
        </figure>
      );
    case 'timeline':
      return <Timeline title={block.title} entries={block.entries} />;
    case 'callout':
      return <Callout {...block} />;
  }
}

type CalloutProps = Extract<ArticleBlock, { type: 'callout' }>;

/** A highlighted box: information, reasons to call the studio, or reasons to call 911. */
function Callout({ tone, title, text, items }: CalloutProps) {
  const id = useId();
  return (
    <aside aria-labelledby={id} className={styles.callout} data-kind={tone}>
      <p id={id} className={styles.calloutTitle}>
        {title}
      </p>
      <ProseText as="p" text={text} />
      {items && <List ordered={false} items={items} />}
      {tone === 'call' && (
        <ButtonLink look="accent" href={business.phone.href} className={styles.call}>
          <Phone />
          {articlesPage.article.call} {business.phone.display}
        </ButtonLink>
      )}
    </aside>
  );
}
