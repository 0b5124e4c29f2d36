/** What a page starts when it is idle: precache, connectivity, updates, installing, and their notices. */
import { createRoot } from 'react-dom/client';
import { DevicePanel } from '../features/offline/device-panel.tsx';
import { OfflineNotices } from '../features/offline/offline-notices.tsx';
import { OutsideLinks } from '../features/offline/outside-links.tsx';
import { ShellOpenStatus } from '../features/opening-hours/shell-open-status.tsx';
import type { InstallOffers } from '../pwa/register.ts';
import { showBadge } from '../pwa/badge.ts';
import {
  isInstalled,
  mayAsk,
  nameManifest,
  needsHomeScreenSteps,
  noteAsked,
  watchInstall,
} from '../pwa/install-prompt.ts';
import { startPrecache } from '../pwa/precache-client.ts';
import { handleLaunches } from '../pwa/launches.ts';
import { navigate } from './navigation/navigate.ts';
import { watchConnectivity } from '../pwa/connectivity.ts';
import { watchUpdates } from '../pwa/updates.ts';

/** Renders into a second React root, because none of this belongs to the first load. */
export async function startOffline(offers: InstallOffers): Promise<void> {
  nameManifest();
  watchConnectivity();
  watchInstall(offers);
  showBadge();
  handleLaunches(navigate);
  const place = document.body.appendChild(document.createElement('div'));
  const homeScreenSteps = needsHomeScreenSteps();
  createRoot(place).render(
    <>
      <DevicePanel homeScreenSteps={homeScreenSteps} />
      <OfflineNotices
        homeScreenSteps={homeScreenSteps}
        mayAsk={() => !isInstalled() && mayAsk(Date.now())}
        onAsked={() => noteAsked(Date.now())}
      />
      <OutsideLinks />
      <ShellOpenStatus />
    </>,
  );
  if (!('serviceWorker' in navigator)) return;
  const registration = await watchUpdates().catch(() => navigator.serviceWorker.ready);
  startPrecache(registration);
}
