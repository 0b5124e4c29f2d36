import { z } from 'zod';

/** The team, in the order of the cards. */
export const teamSchema = z
  .array(
    z.strictObject({
      key: z.enum(['founder', 'nurse', 'surgeon']),
      name: z.string().min(1),
      title: z.string().min(1),
      /** Name of a picture in `src/media/masters`. */
      photo: z.string().startsWith('team-'),
      /** Must say that the portrait is an illustration, if it is one. */
      alt: z.string().min(1),
      /** One sentence for the card. */
      summary: z.string().min(1),
    }),
  )
  .length(3);
export type TeamMember = z.infer<typeof teamSchema>[number];
