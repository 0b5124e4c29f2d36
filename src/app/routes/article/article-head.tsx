import type { Article } from '../../../content/articles/schema.ts';
import { articlesPage } from '../../../content/articles-page.ts';
import { breadcrumbTexts } from '../../../content/breadcrumb.ts';
import { withTrademarks } from '../../../content/trademark-text.ts';
import { Picture } from '../../../ui/picture.tsx';
import { SmartLink } from '../../../ui/smart-link.tsx';
import { listAddress } from '../articles/list-query.ts';
import { paths } from '../../../site/paths.ts';
import styles from './article-head.module.css';

const { breadcrumb } = articlesPage.article;

/** Where the article belongs, what it is called, and its picture running off the page's edge. */
export function ArticleHead({ article }: { article: Article }) {
  const { name, alt } = article.heroImage ?? article.thumbnail;
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <nav aria-label={breadcrumbTexts.label} className={styles.crumbs} data-print="hide">
          <SmartLink to={paths.articles} className={styles.crumb}>
            {breadcrumb}
          </SmartLink>
          <SmartLink to={listAddress({ category: article.category })} className={styles.crumb}>
            {article.category}
          </SmartLink>
        </nav>
        <h1 className={`display-l ${styles.title}`}>{withTrademarks(article.title)}</h1>
        <p className={`lead muted ${styles.subtitle}`}>{withTrademarks(article.subtitle)}</p>
      </div>
      <div className={styles.frame} data-print="hide">
        <Picture
          priority
          name={name}
          alt={alt}
          sizes="(min-width: 1000px) 44vw, 100vw"
          className={styles.picture}
        />
      </div>
    </header>
  );
}
