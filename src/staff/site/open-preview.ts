import type { SettingName } from '../../../supabase/functions/_shared/site-settings.ts';
import { PREVIEW } from '../../site/preview-key.ts';

/**
 * Opens a page of the site in a new tab with a value that is not saved. The tab starts with a copy of this tab's session storage,
 * where the value is left for that moment: in an address, anybody could send somebody a page that says what the owner never said.
 */
export function openPreview(
  page: string,
  key: SettingName,
  value: unknown,
  photos?: Readonly<Record<string, string>>,
): void {
  sessionStorage.setItem(PREVIEW, JSON.stringify({ key, value, photos }));
  // With an opener, because the storage of a tab without one is empty.
  window.open(page, '_blank');
  sessionStorage.removeItem(PREVIEW);
}
