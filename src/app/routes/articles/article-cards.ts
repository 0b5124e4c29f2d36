import type { Article } from '../../../content/articles/schema.ts';

/** What lists show of an article. */
export type ArticleCard = Pick<
  Article,
  | 'slug'
  | 'title'
  | 'subtitle'
  | 'excerpt'
  | 'author'
  | 'publishDate'
  | 'readTime'
  | 'category'
  | 'tags'
  | 'thumbnail'
  | 'featured'
>;

const records = import.meta.glob<{ [name: string]: Article }>([
  '../../../content/articles/*.ts',
  '!../../../content/articles/schema.ts',
  '!**/*.test.ts',
]);

/** The cards of all articles, in no particular order. */
export async function loadArticleCards(): Promise<ArticleCard[]> {
  const modules = await Promise.all(Object.values(records).map((load) => load()));
  return modules.map((module) => Object.values(module)[0]!);
}
