import { z } from 'zod';

/** Testimonials of the home page. */
export const testimonialsSchema = z
  .array(
    z.strictObject({
      id: z.int().positive(),
      /** First name and last initial. */
      name: z.string().regex(/^\p{Lu}[\p{L}'-]+ \p{Lu}\.$/u, 'First name and last initial'),
      location: z.literal('Verified Client'),
      rating: z.int().min(1).max(5),
      text: z.string().min(40).max(320),
    }),
  )
  .length(3);
export type Testimonial = z.infer<typeof testimonialsSchema>[number];
