/**
 * A value that an owner looks at before she saves it. The desk leaves it to the tab that it opens, in the session storage, which
 * no address and no other site can write. It is checked like an answer of the server, stored nowhere else, and gone with the tab.
 */
import { readPublished, type Published } from '../../supabase/functions/_shared/site-settings.ts';
import { PREVIEW } from '../site/preview-key.ts';
import { withStorage } from '../ui/web-storage.ts';

/** What this tab previews, by setting; undefined for visitors. */
export function readPreview(): Published | undefined {
  try {
    const text = withStorage('sessionStorage', (storage) => storage.getItem(PREVIEW));
    const { key, value } = JSON.parse(text ?? '{}') as { key?: string; value?: unknown };
    const settings = readPublished({ [String(key)]: value });
    return Object.keys(settings).length > 0 ? settings : undefined;
  } catch {
    return undefined;
  }
}
