import { describe, expect, it } from 'vitest';
import type { ArticleCard } from '../../../content/articles/article.schema.ts';
import { filterArticles, readMinutes } from './filter-articles.ts';
import { listAddress, NO_QUERY, readListQuery } from '../../../features/article-list/list-query.ts';

function card(slug: string, changes: Partial<ArticleCard> = {}): ArticleCard {
  return {
    slug,
    title: slug,
    subtitle: '',
    excerpt: '',
    author: 'Maren Solis',
    publishDate: '2025-01-10',
    readTime: '8 min read',
    category: 'Beauty Tips',
    tags: [],
    thumbnail: { name: slug, alt: slug },
    featured: false,
    ...changes,
  };
}
const slugs = (cards: readonly ArticleCard[]) => cards.map(({ slug }) => slug);

const articles = [
  card('layering', { publishDate: '2025-01-10', readTime: '12 min read', tags: ['Retinol'] }),
  card('hair', { publishDate: '2025-01-11', readTime: '15 min read', category: 'Hair Care' }),
  card('aftercare', { publishDate: '2025-01-12', subtitle: 'Brows and lips', author: 'Noelle Ashford' }),
];

describe('filterArticles', () => {
  it('shows the newest first by default', () => {
    expect(slugs(filterArticles(articles, NO_QUERY))).toEqual(['aftercare', 'hair', 'layering']);
  });

  it.each([
    ['oldest', ['layering', 'hair', 'aftercare']],
    ['alphabetical', ['aftercare', 'hair', 'layering']],
    ['read-time', ['aftercare', 'layering', 'hair']],
  ] as const)('sorts by %s', (sort, expected) => {
    expect(slugs(filterArticles(articles, { ...NO_QUERY, sort }))).toEqual(expected);
  });

  it('puts an unreadable read time last', () => {
    const unreadable = card('quick', { readTime: 'a quick read' });
    const sorted = filterArticles([unreadable, ...articles], { ...NO_QUERY, sort: 'read-time' });
    expect(slugs(sorted).at(-1)).toBe('quick');
  });

  it.each([
    ['title', 'HAIR', ['hair']],
    ['subtitle', 'brows and', ['aftercare']],
    ['author', 'ashford', ['aftercare']],
    ['tags', 'retinol', ['layering']],
  ])('finds by %s, ignoring case', (_field, search, expected) => {
    expect(slugs(filterArticles(articles, { ...NO_QUERY, search }))).toEqual(expected);
  });

  it('ignores a search of white space only', () => {
    expect(filterArticles(articles, { ...NO_QUERY, search: '  ' })).toHaveLength(3);
  });

  it('filters by category and search together', () => {
    expect(filterArticles(articles, { ...NO_QUERY, category: 'Hair Care', search: 'retinol' })).toEqual([]);
  });

  it('does not change the given list', () => {
    const before = slugs(articles);
    filterArticles(articles, { ...NO_QUERY, sort: 'alphabetical' });
    expect(slugs(articles)).toEqual(before);
  });
});

describe('readMinutes', () => {
  it.each([
    ['12 min read', 12],
    ['a quick read', 999],
    ['', 999],
  ])('reads %j as %i', (text, minutes) => {
    expect(readMinutes(text)).toBe(minutes);
  });
});

describe('the address of a list', () => {
  const categories = ['Beauty Tips', 'Hair Care'];

  it('leaves out default values', () => {
    expect(listAddress({})).toBe('/articles');
  });

  it('is read as it was written', () => {
    const query = { search: 'lip & brow', category: 'Hair Care', sort: 'read-time' } as const;
    const address = listAddress(query);
    expect(readListQuery(address.slice(address.indexOf('?')), categories)).toEqual(query);
  });

  it('uses defaults for invalid values', () => {
    expect(readListQuery('?category=Cars&sort=random&x=1', categories)).toEqual(NO_QUERY);
  });
});
