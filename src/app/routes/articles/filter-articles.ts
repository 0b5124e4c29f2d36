import type { ArticleCard } from '../../../content/articles/article.schema.ts';
import type { ListQuery, Sort } from '../../../features/article-list/list-query.ts';

type Compare = (a: ArticleCard, b: ArticleCard) => number;

/** The minutes of a read time such as '12 min read'; 999 if it has no leading number. */
export function readMinutes(readTime: string): number {
  const minutes = Number.parseInt(readTime, 10);
  return Number.isNaN(minutes) ? 999 : minutes;
}

/** Not `localeCompare`: its first use on a page keeps a phone busy for 40 ms. */
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const byTitle: Compare = (a, b) => compareText(a.title.toLowerCase(), b.title.toLowerCase());
const ORDERS: Record<Sort, Compare> = {
  newest: (a, b) => compareText(b.publishDate, a.publishDate),
  oldest: (a, b) => compareText(a.publishDate, b.publishDate),
  alphabetical: byTitle,
  'read-time': (a, b) => readMinutes(a.readTime) - readMinutes(b.readTime),
};

/**
 * Filters and sorts the articles for a query. The search looks for the whole text, ignoring case, in title, subtitle,
 * excerpt, author and tags. Articles that are equal in the order are sorted by title.
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
