import { create } from 'zustand';
import { checkSite, type Line } from '../../../supabase/check/check-site.ts';
import type { Files } from '../../../supabase/check/target.ts';
import { call } from '../api/call.ts';
import { deviceStore } from '../device/device-store.ts';
import { serverNow } from '../device/server-clock.ts';
import { failureText } from '../parts/failure-text.ts';
import { readResult, readSiteCheck, type SiteCheckResult } from './read-site-check.ts';

declare const __REPOSITORY_FILES__: Files;

const KEY = 'site-check';

interface SiteCheckState {
  /** The last result on this device. */
  last: SiteCheckResult | undefined;
  /** The lines so far, while a check runs. */
  running: Line[] | undefined;
}

/** Outlives the page, so that a check goes on while its owner reads something else. */
export const useSiteCheck = create<SiteCheckState>(() => ({ last: undefined, running: undefined }));

/** Reads the last result of this device. */
export async function readLastCheck(): Promise<void> {
  const last = readResult(await deviceStore.get(KEY));
  if (last && !useSiteCheck.getState().last) useSiteCheck.setState({ last });
}

/** Checks the site of this page, as `npm run check-site` does. Does nothing while a check runs. Never rejects. */
export async function checkNow(): Promise<void> {
  if (useSiteCheck.getState().running) return;
  useSiteCheck.setState({ running: [] });
  const lines = await checkSite({
    site: location.origin,
    files: __REPOSITORY_FILES__,
    askDatabase: () =>
      call('desk_site_check', readSiteCheck).catch((error: unknown) => {
        throw new Error(failureText(error), { cause: error });
      }),
    report: (line) => useSiteCheck.setState(({ running = [] }) => ({ running: [...running, line] })),
  });
  const last = { at: serverNow(), lines };
  useSiteCheck.setState({ last, running: undefined });
  await deviceStore.set(KEY, last);
}
