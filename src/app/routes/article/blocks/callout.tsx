import { useId } from 'react';
import type { ArticleBlock } from '../../../../content/articles/schema.ts';
import { articlesPage } from '../../../../content/articles-page.ts';
import { business } from '../../../../content/business.ts';
import { List } from '../../../../features/prose/blocks.tsx';
import { ProseText } from '../../../../features/prose/prose-text.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Phone } from '../../../../ui/icons.tsx';
import styles from './callout.module.css';

type CalloutProps = Extract<ArticleBlock, { type: 'callout' }>;

/** A box that stands out: worth knowing, reasons to call us, or to call 911. */
export function Callout({ tone, title, text, items }: CalloutProps) {
  const id = useId();
  return (
    <aside aria-labelledby={id} className={styles.callout} data-kind={tone}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <p>
        <ProseText text={text} />
      </p>
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
