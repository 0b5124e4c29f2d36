import { z } from 'zod';

const text = z.string().min(1);
const categories = ['skin', 'face', 'hair', 'body'] as const;
const promo = z.strictObject({
  eyebrow: text,
  title: text,
  text,
  bullets: z.array(text).length(3),
  link: text,
  picture: text,
  alt: text,
});
const intro = z.strictObject({
  eyebrow: text,
  title: text,
  text: z.array(text).min(1),
  link: text,
  picture: text,
  alt: text,
});

/** Texts of the home page, in the order of its sections. */
export const homeSchema = z.strictObject({
  head: z.strictObject({ title: text.max(60), description: text.min(120).max(158) }),
  hero: z.strictObject({
    heading: text,
    label: text,
    book: text,
    learnMore: text,
    pause: text,
    play: text,
    show: text,
    slides: z
      .array(
        z.strictObject({
          category: z.enum(categories),
          title: text,
          description: text.max(120),
          sectionId: z.enum(categories.map((category) => `${category}-section` as const)),
          image: text,
          portrait: text,
        }),
      )
      .length(4),
    /** Alternative texts by category. The default is "{category} treatments". */
    alt: z.record(z.string(), text),
  }),
  virtual: promo,
  payment: promo,
  medSpa: intro,
  headSpa: intro,
  brands: z.strictObject({ title: text, pause: text }),
  about: z.strictObject({
    eyebrow: text,
    title: z.literal('WHERE BEAUTY MEETS WELLNESS'),
    text,
    strip: z.strictObject({
      label: text,
      pause: text,
      photos: z.array(z.strictObject({ picture: text, alt: text })).length(5),
    }),
    team: z.strictObject({ title: text, link: text }),
  }),
  testimonials: z.strictObject({
    title: z.literal('WHAT CLIENTS ARE SAYING'),
    label: text,
    /** Says that the reviews are samples, as long as they are. */
    sample: text,
    verified: z.literal('Verified Client'),
    /** Stands in the place of "Verified Client" on each card, as long as the reviews are samples. */
    sampleCard: text,
    previous: text,
    next: text,
    rating: text,
    position: text,
  }),
  banner: z.strictObject({
    title: z.literal('YOUR GLOW STARTS HERE'),
    /** Empty while there is no offer. */
    discount: z.string(),
    text,
    signUp: text,
    book: text,
  }),
  inquiries: z.strictObject({ eyebrow: text, title: text, text, call: text }),
});
export type Home = z.infer<typeof homeSchema>;
