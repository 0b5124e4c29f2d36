import type { Performers } from './performers.schema.ts';

/**
 * License and supervision of the people who perform a service, by class of license. What they do is in
 * `service-page.ts`; license numbers are in the team record. An attorney confirms each line.
 */
export const performers = {
  labels: { license: 'License', supervision: 'Supervision', number: 'License number' },
  classes: {
    medical: {
      license: 'Registered nurse, California Board of Registered Nursing.',
      supervision: 'Our medical director, a physician licensed by the Medical Board of California.',
    },
    esthetics: {
      license: 'Esthetician, California Board of Barbering and Cosmetology.',
      supervision: 'Not required: this isn’t medical treatment.',
    },
    'esthetics-or-medical': {
      license: 'Esthetician or registered nurse, each licensed by the California board of that profession.',
      supervision: 'Medical peels: our medical director, a physician. Other peels don’t require it.',
    },
    scalp: {
      license: 'Cosmetologist, California Board of Barbering and Cosmetology.',
      supervision: 'Not required: this isn’t medical treatment.',
    },
    massage: {
      license: 'Certified massage therapist, California Massage Therapy Council.',
      supervision: 'Not required: this isn’t medical treatment.',
    },
    'body-art': {
      license: 'Body art registration with the county, under California’s Safe Body Art Act.',
      supervision: 'Not required: this is body art, not medical treatment.',
    },
  },
} satisfies Performers;
