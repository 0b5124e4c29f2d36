import { z } from 'zod';
import { paths } from '../site/paths.ts';
import { picture, plainText } from './articles/article.schema.ts';
import { serviceCategorySchema, serviceSlugSchema } from './services/service.schema.ts';

/** A text that is made from the title of a service. */
const fromTitle = z.custom<(title: string) => string>((value) => typeof value === 'function');
const fromNumber = z.custom<(value: number) => string>((value) => typeof value === 'function');

/** Texts of the aftercare index and of the aftercare page of each service. */
export const aftercareSchema = z.strictObject({
  name: plainText,
  index: z.strictObject({
    meta: z.strictObject({
      title: plainText.min(20).max(60),
      description: plainText.min(120).max(158),
    }),
    title: plainText,
    text: plainText,
    list: plainText,
    /** Stands before the first instruction of each service. */
    first: plainText,
    /** In the order of the page. */
    areas: z.array(z.strictObject({ id: serviceCategorySchema, title: plainText })).length(4),
    picture,
  }),
  page: z.strictObject({
    suffix: plainText,
    metaTitle: fromTitle,
    metaDescription: fromTitle,
    text: plainText,
    downtime: plainText,
    offline: plainText,
    print: plainText,
    share: plainText,
    shared: plainText,
    list: plainText,
    more: z.strictObject({ title: plainText, service: plainText, all: plainText }),
  }),
  /** How to reach a person: the phone number, then the form. */
  question: z.strictObject({
    title: plainText,
    text: plainText,
    /** Stands before the number of the business record's `afterHoursPhone`. */
    closed: plainText,
    write: plainText,
    about: plainText,
    note: fromNumber,
  }),
  /** The day-by-day guide, and the services that it covers. */
  guide: z.strictObject({
    to: z.string().startsWith(paths.article('')),
    label: plainText,
    title: plainText,
    text: plainText,
    link: plainText,
    services: z.array(serviceSlugSchema).min(1),
  }),
});
export type Aftercare = z.infer<typeof aftercareSchema>;
