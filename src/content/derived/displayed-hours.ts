import { displayHours } from '../../../supabase/functions/_shared/hours-text.ts';
import { business } from '../business.ts';

/** The weekly hours of the record as visitors read them. */
export const displayedHours = displayHours(business.openingHours);
