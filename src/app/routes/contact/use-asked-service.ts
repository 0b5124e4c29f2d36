import { useEffect, type RefObject } from 'react';
import { serviceAskedAbout } from '../../../site/contact-about.ts';

/**
 * Chooses the service that the address names (`?service=head-spa`) in the form inside `area`. In an effect, because the
 * prerendered page is the same for every address. Does nothing if the visitor has chosen already, or if there is no
 * such service.
 */
export function useAskedService(area: RefObject<HTMLElement | null>, search: string): void {
  useEffect(() => {
    const slug = serviceAskedAbout(search);
    const select = area.current?.querySelector('select');
    if (!slug || !select) return;
    let isGone = false;
    // Loaded only for addresses that name a service: the page itself does without the list of services.
    import('../../../content/derived/service-cards.ts').then(
      ({ cards }) => {
        const title = cards.find((card) => card.slug === slug)?.title;
        if (title && !isGone && select.value === '') select.value = title;
      },
      // The visitor chooses by hand.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [area, search]);
}
