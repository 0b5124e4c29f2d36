import type { ConsentedCase } from '../../supabase/functions/_shared/site-settings.ts';
import { photoName } from '../site/photo-name.ts';
import type { GalleryCase } from './gallery.schema.ts';
import type { ServiceSlug } from './services/service.schema.ts';

/** Cases that the owner has published from the desk, as the gallery shows them. Services that aren't offered have none. */
export const galleryCases = (
  cases: readonly ConsentedCase[],
  titles: Readonly<Partial<Record<string, string>>>,
): GalleryCase[] =>
  cases.flatMap(({ service, title, caption, before, after, offLabel }) => {
    const treatment = Object.hasOwn(titles, service) ? titles[service] : undefined;
    return treatment === undefined
      ? []
      : {
          id: photoName(after.id),
          category: title,
          treatment,
          treatmentSlug: service as ServiceSlug,
          beforeImage: photoName(before.id),
          afterImage: photoName(after.id),
          beforeAlt: before.alt,
          afterAlt: after.alt,
          caption,
          illustration: false,
          ...(offLabel && { offLabel }),
        };
  });

/** The cases of clients, then the drawings of services that have none. */
export const withDrawings = (
  own: readonly GalleryCase[],
  drawings: readonly GalleryCase[],
): GalleryCase[] => [
  ...own,
  ...drawings.filter(({ treatmentSlug }) => !own.some((one) => one.treatmentSlug === treatmentSlug)),
];
