import { business } from './business.ts';

/** Texts of the service search. */
export const serviceSearch = {
  label: 'Search our services',
  placeholder: 'Search our services...',
  results: 'Matching services and treatments',
  clear: 'Clear the search',
  viewTreatment: '(Click to view treatment)',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  none: (query: string) =>
    `We didn’t find “${query}.” Try a concern such as “redness” or “thinning hair,” or call ${business.phone.display}.`,
};
