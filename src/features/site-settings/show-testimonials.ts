import type { ConsentedTestimonial } from '../../../supabase/functions/_shared/site-settings.ts';
import { useNewerContent } from '../../stores/newer-content.ts';

let observer: IntersectionObserver | undefined;

/** Shows what clients said on the home page, or what the build knew: at once, or as soon as the section is below the viewport, since its height changes. */
export function showTestimonials(newer: ConsentedTestimonial[] | undefined): void {
  observer?.disconnect();
  const show = () => useNewerContent.setState({ testimonials: newer });
  const section = document.getElementById('testimonials-title')?.closest('section');
  if (!section) return show();
  observer = new IntersectionObserver(([entry]) => {
    if (entry!.isIntersecting || (section.isConnected && entry!.boundingClientRect.top < 0)) return;
    observer?.disconnect();
    show();
  });
  observer.observe(section);
}
