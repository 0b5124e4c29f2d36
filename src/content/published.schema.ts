import { z } from 'zod';
import { SETTING_NAMES, settings } from '../../supabase/functions/_shared/site-settings.ts';

/** What the owner has published: values of some settings. */
export const publishedSchema = z.strictObject(
  Object.fromEntries(SETTING_NAMES.map((name) => [name, z.optional(settings[name].schema)])),
);
