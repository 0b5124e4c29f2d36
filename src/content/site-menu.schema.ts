import { z } from 'zod';

const path = z.string().regex(/^\/[a-z0-9/#-]*$/, 'A path of this site, from paths.ts');
const link = z.strictObject({
  label: z.string().min(1),
  to: path,
  /** The first line of the message on the contact page. */
  subject: z.string().optional(),
});

/** Menus and fixed texts of the shell. */
export const navigationSchema = z.strictObject({
  main: z.array(link).length(6),
  servicesMenu: z.strictObject({
    toggle: z.string(),
    groups: z.array(z.strictObject({ title: z.string(), links: z.array(link).min(1) })).length(3),
  }),
  book: z.string(),
  skip: z.string(),
  label: z.string(),
  menu: z.strictObject({ open: z.string(), title: z.string() }),
  footer: z.strictObject({
    statement: z.string(),
    explore: z.strictObject({ title: z.string(), links: z.array(link).length(7) }),
    visit: z.string(),
    directions: z.string(),
    talk: z.string(),
    legal: z.strictObject({ title: z.string(), links: z.array(link).length(5) }),
    rights: z.string(),
    updated: z.string(),
  }),
  bookBar: z.string(),
  callUs: z.string(),
  /** Labels of the contact widget's button. */
  message: z.strictObject({ open: z.string(), close: z.string() }),
  privacyChoices: z.literal('Your Privacy Choices'),
  /** Shown while an overlay is not there yet, and without a connection. */
  slow: z.string(),
  outOfReach: z.string(),
});
export type Navigation = z.infer<typeof navigationSchema>;
