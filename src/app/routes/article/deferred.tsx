import { articleCards } from '../../../content/derived/article-cards.ts';
import { useEffect, useRef } from 'react';
import type { Article } from '../../../content/articles/article.schema.ts';
import { articlesPage } from '../../../content/articles-page.ts';
import { breadcrumbTexts } from '../../../content/breadcrumb.ts';
import { withTrademarks } from '../../../content/trademark-text.ts';
import { listAddress } from '../../../features/article-list/list-query.ts';
import { paths } from '../../../site/paths.ts';
import { FirstScreen } from '../../../ui/below-fold.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { SmartLink } from '../../../ui/smart-link.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleEnd, type ArticleEndProps } from './article-end.tsx';
import { Byline } from './byline.tsx';
import { articleStructuredData } from './article-json-ld.ts';
import styles from './article.module.css';

const MAX_RELATED_ARTICLES = 3;
const MAX_RELATED_SERVICES = 3;

/** Adds the cards of what an article links to, without slugs that have no record, and its data for search engines. */
export async function withRelated(article: Article) {
  const { cards } = await import('../../../content/derived/service-cards.ts');
  return {
    article,
    related: article.relatedArticles
      .flatMap((slug) => articleCards.find((card) => card.slug === slug) ?? [])
      .slice(0, MAX_RELATED_ARTICLES),
    services: article.relatedServices
      .flatMap((slug) => cards.find((card) => card.slug === slug) ?? [])
      .slice(0, MAX_RELATED_SERVICES),
    structuredData: import.meta.env.SSR ? articleStructuredData(article) : [],
  };
}

/** One article. */
export function ArticlePage({ article, related, services }: ArticleEndProps) {
  return (
    <>
      <article className={styles.article}>
        <FirstScreen isSteady>
          <Progress />
          <ArticleHead article={article} />
        </FirstScreen>
        <div className={`wrap ${styles.columns}`}>
          <Byline article={article} />
          <ArticleBody blocks={article.content} />
        </div>
      </article>
      <ArticleEnd article={article} related={related} services={services} />
    </>
  );
}

/** Breadcrumb, title, and the picture, which reaches the edge of the page. */
function ArticleHead({ article }: { article: Article }) {
  const { name, alt } = article.heroImage ?? article.thumbnail;
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <nav aria-label={breadcrumbTexts.label} className={styles.crumbs} data-print="hide">
          <SmartLink to={paths.articles} className={styles.crumb}>
            {articlesPage.article.breadcrumb}
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

/** A thin line below the header that shows how much of the surrounding article has been read. */
function Progress() {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const bar = ref.current;
    const article = bar?.parentElement;
    if (!bar || !article) return;
    let frame = 0;
    // Writes to the element directly, because a React render per scroll event would be wasteful.
    const draw = () => {
      frame = 0;
      const { top, height } = article.getBoundingClientRect();
      const share = Math.min(1, Math.max(0, -(top - innerHeight * 0.1) / (height - innerHeight * 0.9)));
      bar.style.setProperty('--read', share.toFixed(4));
      bar.setAttribute('aria-valuenow', String(Math.round(share * 100)));
    };
    const schedule = () => (frame ||= requestAnimationFrame(draw));
    draw();
    addEventListener('scroll', schedule, { passive: true });
    addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', schedule);
      removeEventListener('resize', schedule);
    };
  }, []);

  return (
    <div
      ref={ref}
      role="progressbar"
      aria-label={articlesPage.article.progress}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
      className={styles.progress}
      data-print="hide"
    />
  );
}
