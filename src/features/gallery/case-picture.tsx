import type { GalleryCase } from '../../content/gallery.schema.ts';
import photos from 'virtual:photos';
import { Picture } from '../../ui/picture.tsx';
import styles from './case-picture.module.css';
import { pictures, unpackPictures } from '../../ui/site-pictures.ts';

// Only pages with cases load them.
Object.assign(pictures, unpackPictures(photos));

interface CasePictureProps {
  item: GalleryCase;
  side: 'before' | 'after';
  sizes: string;
  className: string | undefined;
  loading?: { priority?: boolean; eager?: boolean } | undefined;
}

/** One of the two pictures of a case: of the build, or a photograph that is newer. */
export function CasePicture({ item, side, sizes, className, loading }: CasePictureProps) {
  const alt = item[`${side}Alt`];
  const photo = item.photos?.[side];
  return photo === undefined ? (
    <Picture {...loading} name={item[`${side}Image`]} alt={alt} sizes={sizes} className={className} />
  ) : (
    <img src={photo} width="1200" height="900" alt={alt} className={`${styles.photo} ${className ?? ''}`} />
  );
}
