import type { ArticleCard } from '../../../content/articles/schema.ts';
import type { ListQuery, Sort } from '../../../features/article-list/list-query.ts';

type Compare = (a: ArticleCard, b: ArticleCard) => number;

/** Minutes of a read time such as '12 min read': its leading number, 999 where there is none. */
export function readMinutes(readTime: string): number {
  const minutes = Number.parseInt(readTime, 10);
  return Number.isNaN(minutes) ? 999 : minutes;
}

const byTitle: Compare = (a, b) => a.title.localeCompare(b.title, 'en');
const ORDERS: Record<Sort, Compare> = {
  newest: (a, b) => b.publishDate.localeCompare(a.publishDate),
  oldest: (a, b) => a.publishDate.localeCompare(b.publishDate),
  alphabetical: byTitle,
  'read-time': (a, b) => readMinutes(a.readTime) - readMinutes(b.readTime),
};

/**
 * The articles that a list shows, in its order. The search looks for the text as it was typed, without regard to
 * case, in title, subtitle, excerpt, author and tags. Ties go by title.
 */
export function filterArticles<Card extends ArticleCard>(
  articles: readonly Card[],
  { search, category, sort }: ListQuery,
): Card[] {
  const wanted = search.trim().toLowerCase();
  return articles
    .filter((article) => category === '' || article.category === category)
    .filter(({ title, subtitle, excerpt, author, tags }) =>
      [title, subtitle, excerpt, author, ...tags].some((text) => text.toLowerCase().includes(wanted)),
    )
    .sort((a, b) => ORDERS[sort](a, b) || byTitle(a, b));
}
