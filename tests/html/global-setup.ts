import buildSite from '../e2e/support/build-site.ts';

/** Vitest's global setup: builds the site if it is stale. */
export const setup = buildSite;
