import { Navigate } from 'react-router-dom';
import { memberships } from '../../../content/memberships.ts';
import type { HeadOf } from '../../head.ts';
import { anchors, paths } from '../../paths.ts';

/** /bundles has no page of its own: it leads to the Buy More Save More box (`decisions.md`, «Routes»). */
export const Component = () => (
  <Navigate replace to={{ pathname: paths.memberships, hash: anchors.buyMoreSaveMore }} />
);

export const head: HeadOf = () => ({ ...memberships.meta, noindex: true });
