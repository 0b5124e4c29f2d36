/**
 * The clinical rules of each technique. `techniques.test.ts` checks every service that uses the technique against
 * them, so that sister pages agree. Nothing in the site imports this file.
 *
 * To change a rule, change it here first, then on every page that the test names. The medical director confirms the
 * table before the site opens.
 */
import { injections } from './injections.ts';
import { light } from './light.ts';
import { needling } from './needling.ts';
import { pigment } from './pigment.ts';
import { removal } from './removal.ts';
import { surface } from './surface.ts';
import { touch } from './touch.ts';
import type { Technique } from './rule.ts';

export const techniques: readonly Technique[] = [
  ...needling,
  ...light,
  ...removal,
  ...surface,
  ...injections,
  ...pigment,
  ...touch,
];
