import { anchors, paths } from './paths.ts';

/** Paths that lead elsewhere (`decisions.md`, «Routes»): for the host's redirects and for the router. */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  [paths.bundles, `${paths.memberships}#${anchors.buyMoreSaveMore}`],
  [paths.service('japanese-head-spa'), paths.service('head-spa')],
];
