import type { Plugin } from 'vite';
import { LOGO_MARK, LOGO_MARK_ID, LOGO_NAME, LOGO_NAME_ID } from '../../shell/logo.ts';

/** Where `src/index.html` has the drawing. */
export const LOGO_PLACEHOLDER = '<!--logo-->';

/**
 * The drawing of the logo, for the document outside of React's root. Wordmarks reference it by id, so that no script
 * contains it.
 */
export const LOGO_SYMBOLS =
  `<svg><path id="${LOGO_MARK_ID}" d="${LOGO_MARK}" fill="none" stroke="currentColor" stroke-width="5.5" stroke-linecap="round"/>` +
  `<path id="${LOGO_NAME_ID}" d="${LOGO_NAME}" fill="currentColor"/></svg>`;

/** Puts the logo into the document of the development server, which renders no pages. */
export const developmentHtml = (): Plugin => ({
  name: 'development-html',
  apply: 'serve',
  transformIndexHtml: (document) => document.replace(LOGO_PLACEHOLDER, LOGO_SYMBOLS),
});
