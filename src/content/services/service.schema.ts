import { z } from 'zod';
import { priceSchema } from '../../../supabase/functions/_shared/site-settings.ts';
import { categories, type ServiceSlug } from './categories.ts';

export type { ServiceSlug } from './categories.ts';

/** The slugs of all services. */
export const serviceSlugs: readonly ServiceSlug[] = categories.flatMap(({ slugs }) => slugs);

export const serviceSlugSchema = z.enum(serviceSlugs);

export const serviceCategorySchema = z.enum(['skin', 'face', 'hair', 'body']);
export type ServiceCategory = z.infer<typeof serviceCategorySchema>;

/** Keys of the supplier brands. Their names are in the brand records. */
export const brandKeys = [
  'nutrafol',
  'allergan',
  'epicutis',
  'skinpen',
  'phibrows',
  'dermaplane-pro',
  'galderma',
  'isdin',
  'latisse',
  'merz-aesthetics',
  'neova',
  'skinbetter-science',
] as const;

export const brandKeySchema = z.enum(brandKeys);

/**
 * Who may perform a service, by class of license or registration. The words for each class are in `service-page.ts`, so
 * that one change reaches every page.
 */
export const performers = [
  'medical',
  'esthetics',
  'esthetics-or-medical',
  'scalp',
  'massage',
  'body-art',
] as const;

export const performerSchema = z.enum(performers);
export type Performer = z.infer<typeof performerSchema>;

/** What the price of a service depends on. `paying.ts` holds the words. */
export const pricings = [
  'unit',
  'syringe',
  'area',
  'size',
  'length',
  'session',
  'series',
  'infusion',
  'peel',
] as const;
export const pricingSchema = z.enum(pricings);

/** Kinds of trouble that a service can cause. `get-help.ts` holds the warning signs of each. */
export const helpTopics = [
  'bleeding',
  'burn',
  'cold-sore',
  'color-change',
  'eyes',
  'filler',
  'infection',
  'infusion',
  'jaw',
  'kybella',
  'light',
  'neck',
  'neurotoxin',
  'numbing',
  'pigment',
  'radiofrequency',
  'scalp',
  'splash',
  'stroke',
] as const;

export const helpTopicSchema = z.enum(helpTopics);
export type HelpTopic = z.infer<typeof helpTopicSchema>;

/**
 * Ways of treating that have clinical rules (`tests/technique-rules`), each with who waits, what to stop and what to avoid.
 * A test checks every service against the rules of the techniques that it names.
 */
export const techniqueNames = [
  'needling with a pen, with radiofrequency or of the scalp',
  'needling of the face',
  'needling of the whole face',
  'needling of scars',
  'radiofrequency needling',
  'strong numbing cream over a large area',
  'plasma rich in platelets (PRP)',
  'plasma pen',
  'laser and intense pulsed light',
  'laser hair removal',
  'laser and light on the face',
  'facial rejuvenation with laser or light',
  'LED and low-level laser light',
  'pigment laser',
  'tattoo removal with laser or acid',
  'acid removal',
  'salicylic acid',
  'chemical peel',
  'exfoliation with fluid and suction or a jet',
  'dermaplaning',
  'exosome serum',
  'botulinum toxin',
  'dermal filler',
  'Kybella',
  'infusion',
  'permanent makeup',
  'permanent makeup of the face and hairline',
  'permanent makeup of the lips',
  'pigment at the hairline and scalp',
  'massage of the neck',
  'massage of the face',
  'washing and exfoliating the scalp',
] as const;
export const techniqueSchema = z.enum(techniqueNames);
export type TechniqueName = z.infer<typeof techniqueSchema>;

/** Visible text. It may contain links `[label](/path)`, but no trademark symbols, which are added when it is shown. */
const copy = z
  .string()
  .min(2, 'The text is empty')
  .refine((text) => text === text.trim(), 'The text starts or ends with a space')
  .refine((text) => !/[®™]/u.test(text), 'Trademark symbols are added when rendering');

const named = z.strictObject({
  name: copy.describe('What it is called'),
  description: copy.describe('One sentence on what it does here'),
});

export const subserviceSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use a kebab-case id')
    .describe('Unique within the service; anchors and search results use it'),
  title: copy.describe('Name of the sub-treatment as on the menu'),
  description: copy.describe('Two or three sentences: what is done and what sets it apart'),
  frequency: copy.optional().describe('Recommended interval or series, where one applies'),
  benefits: z.array(copy).min(2).max(5).describe('Short phrases, no full stop'),
  targets: z
    .array(copy)
    .min(1)
    .optional()
    .describe('Areas or concerns, short phrases; part of the search text'),
  bestFor: copy.optional().describe('Who it suits, as one phrase or sentence'),
  offLabel: z
    .literal(true)
    .optional()
    .describe('Whether this use is off-label: the page then calls its benefits the aim'),
  price: z.optional(priceSchema).describe('The price of this treatment, where there is one'),
  technologies: z.array(named).min(1).optional().describe('Devices or products used; facials only'),
});

export type Subservice = z.infer<typeof subserviceSchema>;

const serviceFields = z.strictObject({
  slug: serviceSlugSchema.describe('Last part of the path; equals the file name'),
  title: copy.max(60).describe('Name of the service: heading, breadcrumb, card'),
  tagline: copy.max(110).describe('One line under the heading in the hero'),
  category: serviceCategorySchema.describe('Category on the services page'),
  cardDescription: copy.max(140).describe('One sentence on the card of the services page'),
  imageAlt: copy.max(160).describe('What the hero picture shows, for those who cannot see it'),

  metaTitle: copy
    .max(60)
    .describe('Title for search engines, without the name of the business; unique across the site'),
  metaDescription: copy.min(120).max(158).describe('Description for search engines; unique across the site'),
  keywords: z.array(copy).min(4).max(10).describe('Search phrases a client would type'),

  description: z.array(copy).min(2).max(3).describe('Overview paragraphs'),
  benefits: z
    .array(
      z.strictObject({
        title: copy.max(40).describe('Two to five words'),
        text: copy.describe('One sentence'),
      }),
    )
    .length(4)
    .describe('Why it is worth a visit, as the page shows them'),
  whatToExpect: z
    .array(copy.regex(/^[A-Z][^:]{2,40}: \S/, "Write each step as 'Label: text'"))
    .length(4)
    .describe("Steps in order, each 'Label: text'; the page numbers them 01 to 04"),
  partners: z.array(brandKeySchema).min(1).optional().describe('Brands used in this service'),
  subservices: z.array(subserviceSchema).min(2).max(9).describe('The page shows four, then a toggle'),
  faqs: z
    .array(z.strictObject({ question: copy.regex(/\?$/, 'A question ends with ?'), answer: copy }))
    .min(4)
    .max(7)
    .describe('What no section above answers; an accordion, and structured data'),

  suits: copy.max(80).describe('Whom or what it is for, at a glance'),
  feels: copy.max(110).describe('How it feels, in a few words'),
  inBrief: z
    .strictObject({
      time: copy.max(24).describe('"45 to 90 minutes"'),
      downtime: copy.max(24).describe('"1 to 3 days", or "None"'),
      sessions: copy.max(24).describe('"3 to 6"'),
    })
    .describe('The facts line in the hero: figures only'),
  pricedBy: pricingSchema.describe('What the price depends on'),
  duration: copy.max(120).optional().describe('What the time in the hero leaves out'),
  sessions: copy.max(160).optional().describe('What the sessions in the hero leave out: how far apart'),
  downtime: copy.max(160).optional().describe('What the downtime in the hero leaves out: what shows'),
  prepare: copy.max(120).describe('What to do, stop or bring before the visit, most important first'),
  contraindications: z.array(copy).min(3).describe('Who should wait or skip it'),
  aftercare: z
    .array(copy)
    .min(4)
    .describe('What to do at home, in the order of time, from the first hour on'),

  helpTopics: z
    .array(helpTopicSchema)
    .min(1)
    .describe('Which warning signs the block "When to get help" lists; the signs are in get-help.ts'),
  skinTypes: z
    .strictObject({
      title: copy.optional().describe('If it is not simply safe for all skin types'),
      text: copy,
    })
    .describe('For which skin it is, and what decides'),
  complianceFact: z
    .enum(['massageTherapist', 'ivCompounding', 'plasmageClearance', 'exosomeSource'])
    .optional()
    .describe('The fact of compliance.ts that a statute asks for on this page'),
  techniques: z
    .array(techniqueSchema)
    .describe('Techniques whose clinical rules the page must keep; empty if none of them is used'),
  performedBy: performerSchema.describe('Class of license or registration of the person who does it'),
  regulatoryStatus: copy
    .min(80)
    .max(420)
    .describe('In plain words: what the FDA or the state has approved, cleared or left to practice'),

  consultationRequired: z.literal(true).describe('True for every service'),
  treatedLater: z
    .literal(true)
    .optional()
    .describe('Treatment never follows at the visit of the consultation'),
  bookingRequirement: copy.optional().describe('What has to happen before a booking can be kept'),
  combinationTreatments: z
    .array(copy)
    .min(2)
    .describe('What goes well with it, in which order or with what gap'),
  relatedServices: z.array(serviceSlugSchema).min(2).max(4).describe('Services to link to'),
  articles: z
    .array(copy)
    .min(1)
    .optional()
    .describe('Slugs of articles to link to, beside those that name it'),

  treatmentApproach: copy.optional().describe('How the practitioner decides settings, product or order'),
  treatmentConcerns: z
    .array(z.strictObject({ concern: copy, approach: copy }))
    .min(3)
    .optional()
    .describe('Concern and how it is treated'),
  qualityStandards: z
    .array(copy)
    .min(2)
    .optional()
    .describe('What we hold ourselves to, where safety turns on it'),
  technologyFeatures: z.array(copy).min(2).optional().describe('What the device does, in plain words'),
  treatmentTimes: z
    .array(z.strictObject({ label: copy, time: copy }))
    .min(2)
    .optional()
    .describe('Duration by area or by version'),
  price: z.optional(priceSchema).describe('The price of the service, where there is one for all of it'),
  membership: copy.optional().describe('What a membership changes for this service'),
  keyFeatures: z.array(copy).min(2).optional().describe('Facts worth a list of their own'),
});

export const serviceSchema = serviceFields.superRefine((service, context) => {
  if (service.relatedServices.includes(service.slug)) {
    context.addIssue({
      code: 'custom',
      path: ['relatedServices'],
      message: 'A service is not related to itself',
    });
  }
  for (const field of ['targets', 'bestFor'] as const) {
    const [first] = service.subservices;
    service.subservices.forEach((subservice, index) => {
      if ((subservice[field] === undefined) !== (first?.[field] === undefined))
        context.addIssue({
          code: 'custom',
          path: ['subservices', index, field],
          message: 'All treatments of a service have it, or none',
        });
    });
  }
  if (new Set(service.subservices.map(({ id }) => id)).size !== service.subservices.length) {
    context.addIssue({ code: 'custom', path: ['subservices'], message: 'Two sub-treatments share an id' });
  }
});

/** One service: the content of its page, card, search entry and structured data. */
export type Service = z.infer<typeof serviceSchema>;

/** What the head and the hero of a service page show. */
export const serviceHeadSchema = z.object({
  ...serviceFields.pick({
    slug: true,
    title: true,
    tagline: true,
    category: true,
    imageAlt: true,
    metaTitle: true,
    metaDescription: true,
    inBrief: true,
  }).shape,
  /** Who performs it, in a few words. */
  performer: copy,
  /** What it costs, or what the price depends on and when a client learns it. */
  priceLine: copy,
});
export type ServiceHead = z.infer<typeof serviceHeadSchema>;

/** What the aftercare page of a service shows. */
export const serviceAftercareSchema = z.object({
  ...serviceFields.pick({
    slug: true,
    title: true,
    imageAlt: true,
    inBrief: true,
    downtime: true,
    aftercare: true,
    helpTopics: true,
  }).shape,
});
export type ServiceAftercare = z.infer<typeof serviceAftercareSchema>;
