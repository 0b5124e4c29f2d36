import { articleCards } from 'virtual:article-cards';
import type { Article, ArticleCard } from '../../../content/articles/schema.ts';
import { paths } from '../../../site/paths.ts';
import type { Head } from '../../../site/head.ts';
import { ArticleEnd } from './article-end.tsx';
import { ArticleHead } from './article-head.tsx';
import { Byline } from './byline.tsx';
import { ArticleBody } from './article-body.tsx';
import { Progress } from './progress.tsx';
import { loadRelatedServices, type RelatedService } from './related-services.ts';
import { articleStructuredData } from './structured-data.ts';
import styles from './article.module.css';

interface Found {
  article: Article;
  related: ArticleCard[];
  services: RelatedService[];
}
/** What the loader brings: an article with its neighbours, or the not-found page for an unknown slug. */
type Data = Found | { missing: typeof import('../not-found/not-found.tsx') };

/** Every article is a chunk of its own. */
const records = import.meta.glob<{ [name: string]: Article }>([
  '../../../content/articles/*.ts',
  '!../../../content/articles/schema.ts',
  '!**/*.test.ts',
]);

/** How many related articles are shown. */
const RELATED = 3;

export async function loader({ params }: { params: { slug?: string | undefined } }): Promise<Data> {
  const file = `../../../content/articles/${params.slug}.ts`;
  // Own properties only: the slug comes from the address.
  if (!Object.hasOwn(records, file)) return { missing: await import('../not-found/not-found.tsx') };
  const article = Object.values(await records[file]!())[0]!;
  return {
    article,
    // Related slugs without a record are left out.
    related: article.relatedArticles
      .flatMap((slug) => articleCards.find((card) => card.slug === slug) ?? [])
      .slice(0, RELATED),
    services: await loadRelatedServices(article.relatedServices),
  };
}

/** One article. */
export function Component({ data }: { data: Data }) {
  if ('missing' in data) return <data.missing.Component />;
  const { article, related, services } = data;
  return (
    <>
      <article className={styles.article}>
        <Progress />
        <ArticleHead article={article} />
        <div className={`wrap ${styles.columns}`}>
          <Byline article={article} />
          <ArticleBody blocks={article.content} />
        </div>
      </article>
      <ArticleEnd article={article} related={related} services={services} />
    </>
  );
}

export function head(data: Data): Head {
  if ('missing' in data) return data.missing.head(undefined);
  const { article } = data;
  const image = article.heroImage ?? article.thumbnail;
  return {
    title: article.metaTitle,
    description: article.metaDescription,
    path: paths.article(article.slug),
    image: image.name,
    imageAlt: image.alt,
    type: 'article',
    article: { published: article.publishDate, modified: article.updateDate, author: article.author },
    structuredData: articleStructuredData(article),
  };
}
