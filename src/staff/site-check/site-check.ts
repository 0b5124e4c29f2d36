import { queryOptions, skipToken } from '@tanstack/react-query';
import { create } from 'zustand';
import { checkSite, type Line } from '../../../supabase/check/check-site.ts';
import type { Files } from '../../../supabase/check/target.ts';
import { call } from '../api/call.ts';
import { serverNow } from '../device/server-clock.ts';
import { queryClient } from '../device/synced-data.ts';
import { failureText } from '../parts/failure-text.ts';
import { currentPerson, useSession } from '../session/session-store.ts';
import { readSiteCheck, type SiteCheckResult } from './read-site-check.ts';

declare const __REPOSITORY_FILES__: Files;

/** The last result. It is kept and deleted with what was synced. */
export const lastCheckQuery = queryOptions<SiteCheckResult>({
  queryKey: ['site-check'],
  queryFn: skipToken,
  staleTime: Infinity,
  meta: { persist: true },
});

/** The lines so far, while a check runs. It goes on while its owner reads another page. */
export const useRunningCheck = create<{ lines: Line[] | undefined }>(() => ({ lines: undefined }));

/** Checks the site of this page, as `npm run check-site` does. Does nothing while a check runs. Never rejects. */
export async function checkNow(): Promise<void> {
  if (useRunningCheck.getState().lines) return;
  const person = currentPerson();
  const isOwn = () => currentPerson() === person;
  useRunningCheck.setState({ lines: [] });
  const lines = await checkSite({
    site: location.origin,
    files: __REPOSITORY_FILES__,
    askDatabase: () =>
      call('desk_site_check', readSiteCheck).catch((error: unknown) => {
        throw new Error(failureText(error), { cause: error });
      }),
    report: (line) =>
      isOwn() && useRunningCheck.setState(({ lines: earlier = [] }) => ({ lines: [...earlier, line] })),
  });
  // Whoever has signed in meanwhile may not be an owner.
  if (!isOwn()) return;
  queryClient.setQueryData(lastCheckQuery.queryKey, { at: serverNow(), lines });
  useRunningCheck.setState({ lines: undefined });
}

useSession.subscribe(({ person }, before) => {
  if (person !== before.person) useRunningCheck.setState({ lines: undefined });
});
