import { z } from 'zod';
import { testimonialSchema } from '../../supabase/functions/_shared/site-settings.ts';

/** Testimonials of the home page. */
export const testimonialsSchema = z.array(
  z.strictObject({
    id: z.int().positive(),
    ...testimonialSchema.shape,
    location: z.literal('Verified Client'),
  }),
);
export type Testimonial = z.infer<typeof testimonialsSchema>[number];
