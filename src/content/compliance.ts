import type { Compliance } from './compliance.schema.ts';

/** Facts that a statute asks for (see the schema). The sample has none: fill in yours before you open. */
export const compliance: Compliance = {};

/** What stands before each fact. */
export const complianceLabels = {
  massageTherapist: 'Certificate',
  professionalCorporation: 'Medical care by',
  telehealthConsent: 'Consent to telehealth',
  ivCompounding: 'Who mixes your bag',
  plasmageClearance: 'Device clearance',
  exosomeSource: 'Source of the serum',
  physicianReviewer: 'Reviewed by',
} satisfies Record<keyof Compliance, string>;
