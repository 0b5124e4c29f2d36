import type { Article, ArticleHead } from '../../../content/articles/article.schema.ts';
import type { Head } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { Deferred } from '../../../ui/deferred.tsx';

interface Params {
  params: Readonly<Record<string, string | undefined>>;
}
/** What the loader returns: the fields for the head, or the not-found page for an unknown slug. */
type Data = { article: ArticleHead } | { missing: typeof import('../not-found/not-found.tsx') };
/** Undefined for a slug without a record. */
type Later = Awaited<ReturnType<typeof loadDeferred>>;

/** Every article is a chunk of its own. */
const records = import.meta.glob<{ [name: string]: Article }>([
  '../../../content/articles/*.ts',
  '!../../../content/articles/*.schema.ts',
  '!**/*.test.ts',
]);

/** What the head needs of each record, also a chunk of its own. */
const heads = import.meta.glob<ArticleHead>(
  ['../../../content/articles/*.ts', '!../../../content/articles/*.schema.ts', '!**/*.test.ts'],
  { import: 'default', query: '?head' },
);

/** An article is for reading, so its page is hydrated once somebody uses it. */
export function Component({ data, deferred }: { data: Data; deferred: Later | Promise<Later> }) {
  if ('missing' in data) return <data.missing.Component />;
  return <Deferred value={deferred}>{(later) => later && <later.ArticlePage {...later} />}</Deferred>;
}

export async function loader({ params: { slug = '' } }: Params): Promise<Data> {
  const article = await load(heads, slug);
  return article ? { article } : { missing: await import('../not-found/not-found.tsx') };
}

export async function loadDeferred({ params: { slug = '' } }: Params) {
  const [{ ArticlePage, withRelated }, record] = await Promise.all([
    import('./deferred.tsx'),
    load(records, slug),
  ]);
  return record && { ArticlePage, ...(await withRelated(Object.values(record)[0]!)) };
}

async function load<T>(files: Record<string, () => Promise<T>>, slug: string): Promise<T | undefined> {
  const file = `../../../content/articles/${slug}.ts`;
  // Own properties only: the slug comes from the address.
  return Object.hasOwn(files, file) ? files[file]!() : undefined;
}

/** The prerenderer passes the deferred part itself. Browsers don't use it. */
export function head(data: Data, deferred: Later | Promise<Later>): Head {
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
    article: {
      published: article.publishDate,
      modified: article.updateDate ?? article.publishDate,
      author: article.author,
    },
    structuredData: import.meta.env.SSR ? (deferred as NonNullable<Later>).structuredData : [],
  };
}
