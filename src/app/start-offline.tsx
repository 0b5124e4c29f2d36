/** Starts what belongs to working offline once a page is idle: precache, connectivity, updates, install prompt. */
import { createRoot } from 'react-dom/client';
import { Announcement } from '../features/announcement/announcement.tsx';
import { DevicePanel } from '../features/offline/device-panel.tsx';
import { OfflineNotices } from '../features/offline/offline-notices.tsx';
import { OutsideLinks } from '../features/offline/outside-links.tsx';
import { ShellHours } from '../features/opening-hours/shell-hours.tsx';
import { ShellOpenStatus } from '../features/opening-hours/shell-open-status.tsx';
import { followSettings } from '../features/site-settings/follow-settings.ts';
import type { InstallPrompts } from '../pwa/register.ts';
import { showBadge } from '../pwa/badge.ts';
import {
  isInstalled,
  mayAsk,
  needsHomeScreenSteps,
  rememberAsked,
  watchInstall,
} from '../pwa/install-prompt.ts';
import { startPrecache } from '../pwa/precache-client.ts';
import { handleLaunches } from '../pwa/launches.ts';
import type { Navigation } from './navigation/navigation.ts';
import { preloadLikelyPages } from './navigation/preload.ts';
import type { LoadedPage } from './routes.ts';
import { watchConnectivity } from '../pwa/connectivity.ts';
import { watchUpdates } from '../pwa/updates.ts';

/**
 * Renders the offline notices into a React root of their own. The page's root can't hold them: they load after hydration, and
 * they must stay when an error replaces the page, because they tell an offline visitor what is wrong.
 */
export async function startOffline(
  prompts: InstallPrompts,
  navigation: Navigation<LoadedPage>,
): Promise<void> {
  watchConnectivity();
  watchInstall(prompts);
  showBadge();
  handleLaunches((target) => navigation.navigate(target));
  void followSettings();
  preloadLikelyPages(navigation);
  const container = document.body.appendChild(document.createElement('div'));
  const homeScreenSteps = needsHomeScreenSteps();
  createRoot(container).render(
    <>
      <DevicePanel homeScreenSteps={homeScreenSteps} />
      <Announcement navigate={(target) => navigation.navigate(target)} />
      <OfflineNotices
        homeScreenSteps={homeScreenSteps}
        mayAsk={() => !isInstalled() && mayAsk(Date.now())}
        onAsked={() => rememberAsked(Date.now())}
      />
      <OutsideLinks />
      <ShellHours />
      <ShellOpenStatus />
    </>,
  );
  if (!('serviceWorker' in navigator)) return;
  const registration = await watchUpdates().catch(() => navigator.serviceWorker.ready);
  startPrecache(registration);
}
