import { create } from 'zustand';
import type { ConsentedCase, ConsentedTestimonial } from '../../supabase/functions/_shared/site-settings.ts';

interface NewerContent {
  testimonials?: ConsentedTestimonial[] | undefined;
  cases?: ConsentedCase[] | undefined;
}

/** Words and cases of clients that are newer than the build. Apart from the other settings, whose code their pages do not need. */
export const useNewerContent = create<NewerContent>()(() => ({}));
