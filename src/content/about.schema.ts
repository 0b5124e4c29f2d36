import { z } from 'zod';
import { team } from './team.ts';
import { picture, plainText, richText } from './articles/article.schema.ts';

// The parts that all page records have in common are defined in this file.

/** Title and description of a page. Both are unique across the site. */
export const pageMeta = z.strictObject({
  title: plainText.max(60),
  description: plainText.min(120).max(158),
});

/** What a button does. `book` opens the booking page in a new tab, `popup` the sign-up popup. */
export const callToAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('book'), label: plainText }),
  z.strictObject({
    kind: z.literal('popup'),
    label: plainText,
    /** What the sign-up is about, if not the offer for first-time clients. */
    topic: z.enum(['virtual-consultations', 'packages']).optional(),
  }),
  z.strictObject({
    kind: z.literal('link'),
    label: plainText,
    /** Text for screen readers after the label, for a label that does not name the target. */
    about: plainText.optional(),
    /** A path of this site, with or without an anchor. */
    to: z.string().regex(/^\/[a-z0-9/-]*(?:#[a-z-]+)?$/),
  }),
  z.strictObject({
    kind: z.literal('scroll'),
    label: plainText,
    /** Id of an element on the same page. */
    to: z.string().regex(/^#[a-z-]+$/),
  }),
]);
export type CallToAction = z.infer<typeof callToAction>;

/** Top of a page. */
export const pageHero = z.strictObject({
  /** Small label above the title. */
  eyebrow: plainText,
  /** The `h1` of the page. */
  title: plainText,
  text: richText,
  image: picture.optional(),
  actions: z.array(callToAction),
});

/** A short heading with a paragraph: a benefit, a step, a reason. */
export const titledText = z.strictObject({ title: plainText, text: richText });

export const faqEntry = z.strictObject({ question: plainText.regex(/\?$/), answer: richText });

/** The last section of a page. */
export const closingBand = z.strictObject({
  title: plainText,
  text: richText,
  actions: z.array(callToAction).min(1),
});

/** The About page. */
export const aboutSchema = z.strictObject({
  meta: pageMeta,
  hero: pageHero,
  /** The founder's philosophy, in her words. */
  philosophy: z.strictObject({
    title: plainText,
    paragraphs: z.array(richText).min(2),
    quote: plainText,
    signature: plainText,
    image: picture,
  }),
  experts: z.strictObject({
    title: plainText,
    text: richText,
    /** Stands before the number in the team record. */
    years: plainText,
    /** Name, title and portrait come from the team record, by key. */
    people: z
      .array(
        z.strictObject({
          key: z
            .string()
            .refine((key) => team.some((member) => member.key === key), 'must be a key of team.ts'),
          biography: z.array(richText).min(1),
          /** What this person is responsible for. */
          focus: z.array(plainText).min(2),
        }),
      )
      .min(1),
  }),
  whyChooseUs: z.strictObject({ title: plainText, points: z.array(titledText).length(4) }),
  journey: closingBand,
});
export type About = z.infer<typeof aboutSchema>;
