import { paths } from '../../site/paths.ts';

const SORTS = ['newest', 'oldest', 'alphabetical', 'read-time'] as const;
export type Sort = (typeof SORTS)[number];

/** Search, category and order of a list of articles. They are part of the address, so that a list can be shared. */
export interface ListQuery {
  search: string;
  /** Empty: all categories. */
  category: string;
  sort: Sort;
}

export const NO_QUERY: ListQuery = { search: '', category: '', sort: 'newest' };

/** Reads a query string. Unknown parameters and values are ignored. */
export function readListQuery(queryString: string, categories: readonly string[]): ListQuery {
  const params = new URLSearchParams(queryString);
  const category = params.get('category') ?? '';
  return {
    search: params.get('q') ?? '',
    category: categories.includes(category) ? category : '',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? NO_QUERY.sort,
  };
}

/** The address of a list. Default values are left out. */
export function listAddress(query: Partial<ListQuery>): string {
  const { search, category, sort } = { ...NO_QUERY, ...query };
  const params = new URLSearchParams();
  if (search.trim()) params.set('q', search.trim());
  if (category) params.set('category', category);
  if (sort !== NO_QUERY.sort) params.set('sort', sort);
  return params.size ? `${paths.articles}?${params}` : paths.articles;
}
