import { create } from 'zustand';
import type { ConsentedTestimonial } from '../../supabase/functions/_shared/site-settings.ts';

/** What clients said, if it is newer than the build. Apart from the other settings, whose code the home page does not need. */
export const useTestimonials = create<{ newer?: ConsentedTestimonial[] }>()(() => ({}));
