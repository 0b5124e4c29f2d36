import type { Performers } from './performers.schema.ts';

/**
 * License and supervision of the people who perform a service, by class of license. What they do is in
 * `service-page.ts`; license numbers are in the team record. An attorney confirms each line.
 */
export const performers = {
  labels: { license: 'License', number: 'License number' },
  classes: {
    medical:
      'California Board of Registered Nursing. A licensed physician, our medical director, supervises.',
    esthetics: 'California Board of Barbering and Cosmetology. This isn’t medical treatment.',
    'esthetics-or-medical':
      'The California board of each profession. Our medical director, a physician, supervises medical peels.',
    scalp: 'California Board of Barbering and Cosmetology. This isn’t medical treatment.',
    massage: 'California Massage Therapy Council. This isn’t medical treatment.',
    'body-art': 'Registered under California’s Safe Body Art Act. This isn’t medical treatment.',
  },
} satisfies Performers;
