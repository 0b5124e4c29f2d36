import { z } from 'zod';
import { pageHero, pageMeta } from './about.schema.ts';
import { plainText, richText } from './articles/article.schema.ts';

/** A sign-up box for the mailing list. It uses the messages of the sign-up popup. */
const subscribeBox = z.strictObject({
  title: plainText,
  text: richText,
  email: plainText,
  submit: z.literal('SUBSCRIBE'),
  /** Below the field: what the address is used for. */
  note: richText,
});

/** Texts of the articles list, and of every article page around its article. */
export const articlesPageSchema = z.strictObject({
  meta: pageMeta,
  hero: pageHero,
  search: z.strictObject({ label: plainText, placeholder: plainText, clear: plainText }),
  filter: z.strictObject({ label: plainText, all: plainText }),
  /** Newest is the default. */
  sort: z.strictObject({
    label: plainText,
    options: z.strictObject({
      newest: plainText,
      oldest: plainText,
      alphabetical: plainText,
      'read-time': plainText,
    }),
  }),
  featured: plainText,
  read: plainText,
  loadMore: z.literal('LOAD MORE'),
  /** Announced to screen readers when the list changes. `{count}` is the number of articles. */
  count: z.strictObject({ one: plainText, many: z.string().includes('{count}') }),
  empty: z.strictObject({
    title: z.literal('No articles found'),
    text: z.literal('Try adjusting your search or filters'),
    clear: z.literal('CLEAR FILTERS'),
  }),
  subscribe: subscribeBox,
  article: z.strictObject({
    breadcrumb: plainText,
    by: plainText,
    published: plainText,
    updated: plainText,
    /** Before the name of the reviewer, where an article has one. */
    reviewed: plainText,
    share: plainText,
    /** Shown after the address was copied, where the device has no share panel. */
    shared: plainText,
    print: plainText,
    progress: plainText,
    offline: plainText,
    tags: plainText,
    services: plainText,
    related: plainText,
    /** Titles of the two columns of a timeline. */
    timeline: z.strictObject({ normal: plainText, todo: plainText }),
    /** Label of the call button in a callout. */
    call: plainText,
    /** Below every article: sign-up and booking. */
    offer: z.strictObject({
      title: plainText,
      text: richText,
      signUp: z.literal('SIGN UP'),
      book: z.literal('BOOK NOW'),
    }),
    subscribe: subscribeBox,
    disclaimer: richText,
  }),
});
export type ArticlesPage = z.infer<typeof articlesPageSchema>;
