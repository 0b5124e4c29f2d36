import { articlesPage } from '../../content/articles-page.ts';
import { withTrademarks } from '../../content/trademark-text.ts';
import { Card } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { paths } from '../../site/paths.ts';
import type { ArticleCard } from '../../content/articles/article.schema.ts';
import { longDate } from '../../site/date-text.ts';
import styles from './article-teaser.module.css';

const MAX_TAGS = 3;

interface ArticleTeaserProps {
  article: ArticleCard;
  sizes: string;
  level?: 2 | 3;
  className?: string | undefined;
}

/** The card of an article: picture, category, title, the start of its excerpt, date, tags. */
export function ArticleTeaser({ article, sizes, level = 3, className }: ArticleTeaserProps) {
  const { slug, title, excerpt, category, featured, tags, thumbnail, publishDate, readTime } = article;
  return (
    <Card
      level={level}
      className={`${styles.teaser} ${className ?? ''}`}
      label={featured ? `${articlesPage.featured} · ${category}` : category}
      title={withTrademarks(title)}
      picture={<Picture name={thumbnail.name} alt={thumbnail.alt} sizes={sizes} className={styles.picture} />}
      link={{ to: paths.article(slug), label: articlesPage.read }}
    >
      <p className={styles.excerpt}>{withTrademarks(excerpt)}</p>
      <p className={styles.facts}>
        <time dateTime={publishDate}>{longDate(publishDate)}</time>
        <span>{readTime}</span>
      </p>
      <ul className={styles.tags}>
        {tags.slice(0, MAX_TAGS).map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </Card>
  );
}
