import { articleCards as articles } from '../../../content/derived/article-cards.ts';
import { articlesPage } from '../../../content/articles-page.ts';
import { business } from '../../../content/business.ts';
import { SubscribeBox } from '../../../features/subscribe-box/subscribe-box.tsx';
import { BelowFold, FirstScreen } from '../../../ui/below-fold.tsx';
import { Button } from '../../../ui/button.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import type { HeadOf } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { ArticleTeaser } from '../../../features/article-list/article-teaser.tsx';
import { filterArticles } from './filter-articles.ts';
import { ListControls } from './list-controls.tsx';
import { NO_QUERY } from '../../../features/article-list/list-query.ts';
import { useListQuery } from './use-list-query.ts';
import styles from './articles.module.css';

const { hero, count, empty, loadMore, meta } = articlesPage;

const categories = [...new Set(articles.map(({ category }) => category))].sort();

/** The list of articles. */
export function Component() {
  const { query, change, shown, showMore } = useListQuery(categories);
  const found = filterArticles(articles, query);
  const visible = found.slice(0, shown);
  return (
    <>
      <Section className={styles.top}>
        <FirstScreen isSteady>
          <div className="wrap grid">
            <div className={styles.headline}>
              <Eyebrow rule>{hero.eyebrow}</Eyebrow>
              <h1 className={`display-l ${styles.title}`}>{hero.title}</h1>
            </div>
            <p className={`lead muted ${styles.lead}`}>{hero.text}</p>
            <div className={styles.controls}>
              <ListControls query={query} categories={categories} onChange={change} />
              <p role="status" className={styles.count}>
                {found.length === 1 ? count.one : count.many.replace('{count}', String(found.length))}
              </p>
            </div>
          </div>
        </FirstScreen>
        <BelowFold>
          <div className="wrap">
            {visible.length > 0 ? (
              <ul className={styles.list}>
                {visible.map((article) => (
                  <Reveal as="li" key={article.slug}>
                    <ArticleTeaser
                      level={2}
                      article={article}
                      sizes="(min-width: 720px) 55vw, 92vw"
                      className={styles.card}
                    />
                  </Reveal>
                ))}
              </ul>
            ) : (
              <div className={styles.empty}>
                <h2 className="display-m">{empty.title}</h2>
                <p className="muted">{empty.text}</p>
                <Button look="outline" onClick={() => change({ search: '', category: '' })}>
                  {empty.clear}
                </Button>
              </div>
            )}
            {found.length > shown && (
              <div className={styles.more}>
                <Button look="outline" onClick={showMore}>
                  {loadMore}
                </Button>
              </div>
            )}
          </div>
        </BelowFold>
      </Section>
      <Section tone="linen" className={styles.subscribe}>
        <Reveal className="wrap">
          <SubscribeBox texts={articlesPage.subscribe} source="articles" />
        </Reveal>
      </Section>
    </>
  );
}

export const head: HeadOf = () => {
  const newestFirst = filterArticles(articles, NO_QUERY);
  return {
    ...meta,
    path: paths.articles,
    ...(newestFirst[0] && { image: newestFirst[0].thumbnail.name, imageAlt: newestFirst[0].thumbnail.alt }),
    structuredData: import.meta.env.SSR
      ? [
          {
            '@context': 'https://schema.org',
            '@type': 'CollectionPage',
            name: meta.title,
            description: meta.description,
            url: business.url + paths.articles,
            mainEntity: {
              '@type': 'ItemList',
              itemListElement: newestFirst.map(({ slug, title }, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name: title,
                url: business.url + paths.article(slug),
              })),
            },
          },
        ]
      : [],
  };
};
