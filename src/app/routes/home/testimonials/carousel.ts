/** What moves a stacked carousel. */
export type CarouselEvent = 'next' | 'previous';

/** Next wraps from last to first, previous from first to last. */
export const carouselReducer =
  (count: number) =>
  (active: number, event: CarouselEvent): number =>
    event === 'next' ? (active + 1) % count : (active - 1 + count) % count;

/** How many cards behind the active card a card is; 0 is the active card. */
export const depthOf = (index: number, active: number, count: number): number =>
  (index - active + count) % count;
