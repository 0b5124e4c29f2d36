import { destinationOf, isExternal } from '../../site/qr-destination.ts';
import { codeOf, pageOfCode } from '../../site/qr-pages.ts';
import { useSiteSettings } from '../../stores/site-settings.ts';

/**
 * A printed code shows the page that the build knew at once. If the owner has led it elsewhere since, the page goes there as
 * soon as the device knows, unless the visitor already does something here.
 */
export function leaveOldDestination(): void {
  // The address by which the document came. The boot script has put that of the page in its place.
  const [visit] = performance.getEntriesByType('navigation');
  const path = visit && new URL(visit.name).pathname;
  const code = path && codeOf(path);
  if (!code || location.pathname !== pageOfCode(path) || navigator.userActivation?.hasBeenActive) return;
  const destination = destinationOf(code, useSiteSettings.getState().qrCodes);
  if (destination === location.pathname) return;
  location.replace(isExternal(destination) ? destination : destination + location.search);
}
