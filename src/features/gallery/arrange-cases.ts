import type { GalleryCase } from '../../content/gallery.schema.ts';

/**
 * New cases after the first ones, which stay unless their client's consent is gone.
 * @param staying how many stay; with Infinity, none is added either
 */
export function arranged(
  current: readonly GalleryCase[],
  next: readonly GalleryCase[],
  staying: number,
): readonly GalleryCase[] {
  const has = (list: readonly GalleryCase[], id: string) => list.some((one) => one.id === id);
  const first = current
    .slice(0, staying)
    .filter(({ id, illustration }) => illustration || has(next, id))
    .map((item) => next.find(({ id }) => id === item.id) ?? item);
  return staying === Infinity ? first : [...first, ...next.filter(({ id }) => !has(first, id))];
}
