import { useEffect, useState } from 'react';
import { ownCases } from '../../content/derived/shown-cases.ts';
import type { GalleryCase } from '../../content/gallery.schema.ts';
import { gallery } from '../../content/gallery.ts';
import { withDrawings } from '../../content/own-cases.ts';
import type { ServiceSlug } from '../../content/services/service.schema.ts';
import { useNewerContent } from '../../stores/newer-content.ts';
import { arranged } from './arrange-cases.ts';
import { GRID_ID } from './case-grid.tsx';

const built: readonly GalleryCase[] = withDrawings(ownCases, gallery.cases);

/**
 * The cases to show: those of the build, and newer ones as soon as their photographs are here.
 * @param service all services if left out
 * @param followed the id of what stands below them where there are none
 */
export function useCases(service?: ServiceSlug, followed?: string): readonly GalleryCase[] {
  const newer = useNewerContent((state) => state.cases);
  const [own] = useState<readonly GalleryCase[]>(() => built.filter(isOf(service)));
  const [cases, setCases] = useState(own);
  useEffect(() => {
    let latest = newer ? undefined : own;
    let isOver = false;
    const show = () => {
      // Photographs take their time, in which a client may have taken the consent back.
      if (!latest || isOver) return;
      setCases((current) => (current === latest ? current : arranged(current, latest!, seen(followed))));
    };
    const load = async () => {
      const { loadCases } = await import('./newer-cases.ts');
      latest = await loadCases(newer!, isOf(service));
      show();
    };
    show();
    // Without a connection the next visit loads them.
    if (newer) load().catch(() => {});
    // What would have moved the page while somebody looked at it.
    document.addEventListener('visibilitychange', show);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', show);
    };
  }, [newer, own, service, followed]);
  return cases;
}

const isOf =
  (service: ServiceSlug | undefined) =>
  ({ treatmentSlug }: Pick<GalleryCase, 'treatmentSlug'>) =>
    service === undefined || treatmentSlug === service;

/** How many cases must stay where they are, since somebody may look at them or at what is below them. */
function seen(followed: string | undefined): number {
  if (document.visibilityState === 'hidden') return 0;
  const grid = document.getElementById(GRID_ID);
  const isAboveFold = (element: Element) => element.getBoundingClientRect().top < innerHeight;
  const next = grid
    ? grid.getBoundingClientRect().bottom
    : document.getElementById(followed ?? '')?.getBoundingClientRect().top;
  if (next !== undefined && next < innerHeight) return Infinity;
  return grid ? [...grid.children].filter(isAboveFold).length : 0;
}
