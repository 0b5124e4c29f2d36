/** Cases that are newer than the build, with their photographs. Loaded by pages that show cases, once there are newer ones. */
import type { ConsentedCase } from '../../../supabase/functions/_shared/site-settings.ts';
import { serviceTitles } from '../../content/derived/service-reading.ts';
import type { GalleryCase } from '../../content/gallery.schema.ts';
import { gallery } from '../../content/gallery.ts';
import { galleryCases, withDrawings } from '../../content/own-cases.ts';
import { loadPhotos } from '../../pwa/load-photos.ts';
import { pictures } from '../../ui/site-pictures.ts';

/** Those for which `isShown`, and drawings in place of what can't be loaded. */
export async function loadCases(
  cases: readonly ConsentedCase[],
  isShown: (item: GalleryCase) => boolean,
): Promise<readonly GalleryCase[]> {
  const loaded = await Promise.all(cases.map(withPhotos));
  return withDrawings(loaded.flatMap((item) => item ?? []).filter(isShown), gallery.cases.filter(isShown));

  async function withPhotos(one: ConsentedCase): Promise<GalleryCase | undefined> {
    const [item] = galleryCases([one], serviceTitles);
    if (!item || !isShown(item) || [item.beforeImage, item.afterImage].every((name) => name in pictures))
      return item;
    const photos = await loadPhotos(
      [one.before.id, one.after.id],
      cases.flatMap(({ before, after }) => [before.id, after.id]),
    );
    return photos && { ...item, photos: { before: photos[0]!, after: photos[1]! } };
  }
}
