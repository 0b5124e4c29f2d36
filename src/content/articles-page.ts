import { articleOffer } from './derived/article-offer.ts';
import type { ArticlesPage } from './articles-page.schema.ts';

export const articlesPage = {
  meta: {
    title: 'Skincare, scalp and aftercare articles',
    description:
      'Guides by our team on layering skincare, caring for hair and scalp, and healing permanent makeup day by day. Free to read, and available offline.',
  },
  hero: {
    eyebrow: 'Articles',
    title: 'Skincare and scalp care guides',
    text: 'Know what to do between visits, with guides written by the team that treats you. Save this site to your phone and read them offline.',
    actions: [],
  },
  search: { label: 'Search articles', placeholder: 'Search articles...', clear: 'Clear search' },
  filter: { label: 'Category', all: 'All articles' },
  sort: {
    label: 'Sort by',
    options: {
      newest: 'Newest first',
      oldest: 'Oldest first',
      alphabetical: 'A to Z',
      'read-time': 'Shortest read',
    },
  },
  featured: 'Featured',
  read: 'Read the article',
  loadMore: 'LOAD MORE',
  count: { one: '1 article', many: '{count} articles' },
  empty: {
    title: 'No articles found',
    text: 'Try adjusting your search or filters',
    clear: 'CLEAR FILTERS',
  },
  subscribe: {
    title: 'New articles by email',
    text: 'Get a short note when we publish something useful, and an occasional offer.',
    email: 'Email address',
    submit: 'SUBSCRIBE',
    note: 'Unsubscribe with one click at any time. See our [privacy policy](/privacy-policy).',
  },
  article: {
    breadcrumb: 'Articles',
    by: 'By',
    published: 'Published',
    updated: 'Updated',
    reviewed: 'Reviewed by',
    share: 'Share this article',
    shared: 'Link copied',
    print: 'Print',
    progress: 'Reading progress',
    offline: 'Available offline',
    tags: 'Topics',
    services: 'Related treatments',
    related: 'Keep reading',
    timeline: { normal: 'What is normal', todo: 'What to do' },
    call: 'Call us',
    offer: {
      title: 'Your first visit',
      text: articleOffer.text,
      signUp: 'SIGN UP',
      book: 'BOOK NOW',
    },
    subscribe: {
      title: 'Was this useful?',
      text: 'We’ll email you when the next guide is ready, with an occasional offer.',
      email: 'Email address',
      submit: 'SUBSCRIBE',
      note: 'Unsubscribe with one click at any time. See our [privacy policy](/privacy-policy).',
    },
    disclaimer:
      'This article is general education, not medical advice. If something worries you, ask your doctor or [message us](/contact). In an emergency, call 911.',
  },
} satisfies ArticlesPage;
