/** Media queries that markup, preloads and the first paint share. */

/** Phones, which get the portrait crop of a picture. */
export const NARROW = '(max-width: 767.98px)';
/** The opposite. */
export const WIDER = '(min-width: 768px)';
