import { z } from 'zod';

/** Texts of the not-found page. */
export const notFoundSchema = z.strictObject({
  title: z.literal('Page Not Found'),
  eyebrow: z.string(),
  text: z.literal(
    "We couldn't find the page you're looking for. It may have been moved, deleted, or perhaps you typed the wrong address.",
  ),
  linksTitle: z.string(),
  links: z
    .array(z.strictObject({ label: z.string(), text: z.string(), to: z.string().startsWith('/') }))
    .length(5),
  book: z.string(),
  description: z.string().min(120).max(158),
});
export type NotFound = z.infer<typeof notFoundSchema>;
