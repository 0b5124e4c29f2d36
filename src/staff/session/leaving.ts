import { create } from 'zustand';
import { unsentWork, useChanges } from '../changes/changes-store.ts';
import { ownDrafts, useDrafts } from '../changes/drafts.ts';
import type { SignOutScope } from './revoke.ts';
import { signOut } from './session.ts';

/** The sign-out that somebody is asked about, if any. */
export const useLeaving = create<{ scope: SignOutScope | undefined }>(() => ({ scope: undefined }));

/** Whether signing out would leave work behind that the server does not have. */
const hasUnsentWork = (): boolean =>
  unsentWork(useChanges.getState()).length > 0 || ownDrafts(useDrafts.getState().drafts).length > 0;

/** Signs out, after a question where work would be left behind or other devices are affected. */
export function leave(scope: SignOutScope): void {
  if (scope === 'global' || hasUnsentWork()) useLeaving.setState({ scope });
  else void signOut('keep', scope);
}
