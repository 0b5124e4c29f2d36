import { z } from 'zod';
import { performerSchema } from './services/service.schema.ts';

/** The team, in the order of the cards. */
export const teamSchema = z
  .array(
    z.strictObject({
      /** Names the person in the records of other pages. */
      key: z.string().regex(/^[a-z][a-z-]*$/),
      name: z.string().min(1),
      title: z.string().min(1),
      /** Name of a picture in `src/media/masters`. */
      photo: z.string().startsWith('team-'),
      /** Must say that the portrait is an illustration, if it is one. */
      alt: z.string().min(1),
      /** One sentence for the card. */
      summary: z.string().min(1),
      /** The degree of a physician, after the name. Business and Professions Code section 651: no advertising that misleads. */
      degree: z.enum(['MD', 'DO']).optional(),
      /** A board of the American Board of Medical Specialties or an equivalent (section 651(h)(5)), as a phrase. */
      boardCertification: z.string().min(1).optional(),
      /** Years in practice. */
      years: z.int().min(1).optional(),
      /** Schools and certificates, one a line. */
      training: z.array(z.string().min(1)).min(1).optional(),
      /** Shown on the About page, and on the pages of the services that it covers. Leave it out to show nothing. */
      license: z
        .strictObject({
          /** "Registered nurse". */
          name: z.string().min(1),
          number: z.string().regex(/^[A-Z]{0,4} ?\d{3,10}$/, 'must be a number such as RN 123456'),
          /** The classes of services that the license covers. */
          performs: z.array(performerSchema).min(1),
          /** Where the public can look the license up. */
          url: z.url({ protocol: /^https$/ }).optional(),
        })
        .optional(),
    }),
  )
  .min(1)
  .refine((team) => new Set(team.map(({ key }) => key)).size === team.length, 'a key appears twice');
export type TeamMember = z.infer<typeof teamSchema>[number];
