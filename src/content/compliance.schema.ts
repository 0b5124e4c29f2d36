import { z } from 'zod';
import { plainText } from './articles/article.schema.ts';

/**
 * Facts that a statute asks for and only the owner knows. All are optional: a page shows what is filled in, and the build
 * lists what is empty. An attorney confirms each.
 */
export const complianceSchema = z.strictObject({
  /** Name and certificate number in all advertising of massage: Business and Professions Code section 4608. */
  massageTherapist: plainText.optional(),
  /** Who provides medical care, on medical pages, on About and in the terms: Business and Professions Code section 2400, Corporations Code section 13400 and following. */
  professionalCorporation: plainText.optional(),
  /** How consent to telehealth is obtained and documented: Business and Professions Code section 2290.5(b). */
  telehealthConsent: plainText.optional(),
  /** Who prepares IV bags, and where: Business and Professions Code section 4051 and following; 21 U.S.C. 353a. */
  ivCompounding: plainText.optional(),
  /** 510(k) number and cleared uses: 21 U.S.C. 352(o); Health and Safety Code section 110398. */
  plasmageClearance: plainText.optional(),
  /** Maker and source of the exosome serum: 21 CFR part 1271; Business and Professions Code section 651. */
  exosomeSource: plainText.optional(),
  /** Physician who has reviewed the medical texts, and when: Business and Professions Code section 651. */
  physicianReviewer: plainText.optional(),
});
export type Compliance = z.infer<typeof complianceSchema>;
