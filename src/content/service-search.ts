import { business } from './business.ts';

/** Texts of the service search. */
export const serviceSearch = {
  label: 'Search our services',
  placeholder: 'Search our services...',
  results: 'Matching treatments, answers and pages',
  clear: 'Clear the search',
  /** Stand after the title of a result, except of a service. */
  hints: {
    treatment: '(Click to view treatment)',
    concern: 'Concern',
    technology: 'Technology',
    article: 'Article',
    page: 'Page',
    aftercare: 'Aftercare',
    question: 'Question',
  },
  /** Stands below a result for a word that was corrected. */
  near: 'Close spelling',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  none: (query: string) =>
    `We didn’t find “${query}.” Try a concern such as “redness” or “thinning hair,” or call ${business.phone.display}.`,
};
