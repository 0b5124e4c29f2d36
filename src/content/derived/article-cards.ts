import { articles } from '../all-records.ts';
import { articleCardSchema, type ArticleCard } from '../articles/article.schema.ts';

/** What lists of articles show, in no particular order. The content of each article stays in a chunk of its own. */
export const articleCards: readonly ArticleCard[] = articles.map((article) =>
  articleCardSchema.parse(article),
);
