import { z } from 'zod';
import { PLAIN_TEXT, SLUG } from '../../../supabase/functions/_shared/plain-text.ts';
import { serviceSlugSchema } from '../services/service.schema.ts';

/** Plain text. Product names have no trademark symbol, because it is added when the text is shown. */
export const plainText = PLAIN_TEXT.reduce(
  (text, [pattern, message]) => text.regex(pattern, message),
  z.string().min(1),
);

/** A text that may contain `[label](/path)` links to pages of this site and `*emphasis*`, and no other markup. */
export const richText = z
  .string()
  .min(1)
  .regex(/^\S(?:.*\S)?$/, 'no space at either end, no line break')
  .regex(/^[^®™<>]*$/, 'no trademark symbol or markup')
  .regex(/^(?:[^[\]]|\[[^[\]]+\]\(\/[a-z0-9/#-]*\))*$/, 'links are written [label](/path)');

/** The last part of a path: lower case letters, digits and hyphens. */
export const slug = z.string().regex(SLUG);

/** A picture with its alternative text. */
export const picture = z.strictObject({
  /** File name in `src/media/masters`, without extension. */
  name: slug,
  /** What people who can't see the picture should know. */
  alt: plainText,
});

export const paragraphBlock = z.strictObject({ type: z.literal('paragraph'), text: richText });

export const listBlock = z.strictObject({
  type: z.literal('list'),
  /** Whether the list is numbered. */
  ordered: z.boolean(),
  items: z.array(richText).min(2),
});

const headingBlock = z.strictObject({
  type: z.literal('heading'),
  /** 2 for a chapter. Levels are not skipped. */
  level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  text: plainText,
});

const quoteBlock = z.strictObject({
  type: z.literal('quote'),
  text: richText,
  /** A member of the team, by name and role. */
  author: plainText,
});

const imageBlock = z.strictObject({
  type: z.literal('image'),
  /** Name of the picture, as in `picture.name`. */
  src: slug,
  alt: plainText,
  caption: richText,
});

/** Days or weeks in order, each with what is normal and what to do. */
const timelineBlock = z.strictObject({
  type: z.literal('timeline'),
  /** Label of the timeline. */
  title: plainText,
  entries: z
    .array(
      z.strictObject({
        /** The days as text: 'Day 1', 'Days 5 to 8'. */
        days: plainText,
        /** What is normal at that time, one thing per line. */
        normal: z.array(richText).min(1),
        /** What to do at that time, one thing per line. */
        todo: z.array(richText).min(1),
      }),
    )
    .min(3),
});

/** A highlighted box. */
const calloutBlock = z.strictObject({
  type: z.literal('callout'),
  /** `note`: information. `call`: reasons to call the studio, with its phone number. `emergency`: reasons to dial 911. */
  tone: z.enum(['note', 'call', 'emergency']),
  title: plainText,
  text: richText,
  items: z.array(richText).min(1).optional(),
});

export const articleBlockSchema = z.discriminatedUnion('type', [
  paragraphBlock,
  headingBlock,
  listBlock,
  quoteBlock,
  imageBlock,
  timelineBlock,
  calloutBlock,
]);
export type ArticleBlock = z.infer<typeof articleBlockSchema>;

/** An article, keyed by its slug. */
const articleFields = z.strictObject({
  slug,
  title: plainText,
  subtitle: plainText,
  author: plainText,
  authorRole: plainText,
  publishDate: z.iso.date(),
  /** Date of the last change that a reader would notice, once there is one. */
  updateDate: z.iso.date().optional(),
  /** Who checked the facts, and when. Leave it out if nobody has. */
  review: z.strictObject({ name: plainText, role: plainText, date: z.iso.date() }).optional(),
  /** Minutes at about 220 words each. A test counts the words of `content`. */
  readTime: z.string().regex(/^\d+ min read$/),
  category: z.enum(['Beauty Tips', 'Hair Care']),
  /** The first three are shown on the card, so the most important come first. */
  tags: z.array(plainText).min(3),
  /** Picture of the card. */
  thumbnail: picture,
  /** Picture above the article. The default is the thumbnail. */
  heroImage: picture.optional(),
  featured: z.boolean(),
  /** The card shows the first three lines. */
  excerpt: plainText.max(240),
  content: z.array(articleBlockSchema).min(10),
  /** Slugs of articles. Slugs without a record are skipped. */
  relatedArticles: z.array(slug),
  relatedServices: z.array(serviceSlugSchema).min(1).max(3),
  metaTitle: plainText.max(60),
  metaDescription: plainText.min(120).max(158),
  keywords: z.array(plainText).min(3),
});

export const articleSchema = articleFields
  .refine(({ updateDate, publishDate }) => !updateDate || updateDate > publishDate, {
    path: ['updateDate'],
    message: 'must be later than publishDate',
  })
  .refine((article) => !article.relatedArticles.includes(article.slug), {
    path: ['relatedArticles'],
    message: 'an article is not related to itself',
  });
export type Article = z.infer<typeof articleSchema>;

/** The fields of an article that lists show. */
export const articleCardSchema = z.object(
  articleFields.pick({
    slug: true,
    title: true,
    subtitle: true,
    excerpt: true,
    author: true,
    publishDate: true,
    readTime: true,
    category: true,
    tags: true,
    thumbnail: true,
    featured: true,
  }).shape,
);
export type ArticleCard = z.infer<typeof articleCardSchema>;

/** The fields that the head of an article's page needs. */
export const articleHeadSchema = z.object(
  articleFields.pick({
    slug: true,
    author: true,
    publishDate: true,
    updateDate: true,
    thumbnail: true,
    heroImage: true,
    metaTitle: true,
    metaDescription: true,
  }).shape,
);
export type ArticleHead = z.infer<typeof articleHeadSchema>;
