import type { Published } from '../../supabase/functions/_shared/site-settings.ts';
import values from './published.json' with { type: 'json' };

/**
 * What the owner had published from the desk when this was built. `npm run build` writes `published.json` if it knows the
 * database. Each value takes the place of the record's own.
 */
export const published: Published = values;
