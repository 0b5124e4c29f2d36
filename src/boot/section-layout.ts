/** Which sections the browser lays out: those near the screen, or all (`src/styles/layout.css`). */
import { LAYOUT_ATTRIBUTE } from './boot-data.ts';

/** Lays out all sections at once. Before that, the positions of those below the fold are estimates. */
export const layOutAllSections = (): void => {
  document.documentElement.dataset[LAYOUT_ATTRIBUTE] = '';
};

/** Leaves out the sections that are not near the screen. */
export const layOutNearSections = (): void => {
  delete document.documentElement.dataset[LAYOUT_ATTRIBUTE];
};

export const areAllLaidOut = (): boolean => LAYOUT_ATTRIBUTE in document.documentElement.dataset;
