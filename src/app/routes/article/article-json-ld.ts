import type { Article } from '../../../content/articles/article.schema.ts';
import { articlesPage } from '../../../content/articles-page.ts';
import { breadcrumbTexts } from '../../../content/breadcrumb.ts';
import { business } from '../../../content/business.ts';
import { breadcrumbStructuredData } from '../../../features/breadcrumb/breadcrumb.tsx';
import { paths } from '../../../site/paths.ts';
import { pictures } from '../../../ui/site-pictures.ts';

const url = (path: string) => business.url + path;

/** Article and BreadcrumbList of one article, with the fields that Google documents. */
export function articleStructuredData(article: Article): object[] {
  const publisher = { '@type': 'Organization', name: business.name, url: url(paths.home) };
  const images = [article.heroImage ?? article.thumbnail].flatMap(({ name }) => pictures[name]?.src ?? []);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: article.title,
      description: article.metaDescription,
      image: images.map(url),
      author: {
        '@type': 'Person',
        name: article.author,
        jobTitle: article.authorRole,
        url: url(paths.about),
      },
      publisher,
      datePublished: article.publishDate,
      dateModified: article.updateDate ?? article.publishDate,
      articleSection: article.category,
      mainEntityOfPage: article.review
        ? {
            '@type': 'WebPage',
            '@id': url(paths.article(article.slug)),
            reviewedBy: { '@type': 'Person', name: article.review.name, jobTitle: article.review.role },
            lastReviewed: article.review.date,
          }
        : url(paths.article(article.slug)),
      inLanguage: 'en-US',
    },
    breadcrumbStructuredData([
      { name: breadcrumbTexts.home, path: paths.home },
      { name: articlesPage.article.breadcrumb, path: paths.articles },
      { name: article.title, path: paths.article(article.slug) },
    ]),
  ];
}
