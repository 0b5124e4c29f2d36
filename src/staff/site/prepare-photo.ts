/** Turns a photograph as a camera leaves it into one that may be shown. */
import {
  MAX_PHOTO_BYTES,
  MIN_PHOTO_SIZE,
  PHOTO_SIZE,
  withoutMetadata,
} from '../../../supabase/functions/_shared/jpeg.ts';
import { photoId } from '../../site/photo-id.ts';

/** What the file can't be, as a sentence. */
export class PhotoError extends Error {}

const SHAPE = PHOTO_SIZE.width / PHOTO_SIZE.height;
/** JPEG qualities, the best first. The first whose file is small enough counts. */
const QUALITIES = [0.86, 0.78, 0.68, 0.55, 0.4, 0.25];

export interface PreparedPhoto {
  /** SHA-256 of the file. */
  id: string;
  base64: string;
}

/**
 * Turns it upright, cuts its middle to the shape of the gallery, reduces it, and leaves out where and when it was taken.
 * @throws PhotoError
 */
export async function preparePhoto(file: Blob): Promise<PreparedPhoto> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PhotoError('This browser can’t read the file. Choose a JPEG or PNG picture.');
  });
  const cut = { width: Math.min(image.width, image.height * SHAPE), height: 0 };
  cut.height = cut.width / SHAPE;
  if (cut.width < MIN_PHOTO_SIZE.width)
    throw new PhotoError(
      `The picture is too small. It needs at least ${MIN_PHOTO_SIZE.width} by ${MIN_PHOTO_SIZE.height} pixels.`,
    );
  const canvas = document.createElement('canvas');
  // A multiple of four, so that the height is a whole number, too.
  canvas.width = Math.min(PHOTO_SIZE.width, Math.floor(cut.width / 4) * 4);
  canvas.height = canvas.width / SHAPE;
  const context = canvas.getContext('2d')!;
  // A JPEG has no transparency, and would show black in its place.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  const [left, top] = [(image.width - cut.width) / 2, (image.height - cut.height) / 2];
  context.drawImage(image, left, top, cut.width, cut.height, 0, 0, canvas.width, canvas.height);
  image.close();
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    const bytes = blob && withoutMetadata(new Uint8Array(await blob.arrayBuffer()));
    if (bytes && bytes.length <= MAX_PHOTO_BYTES)
      return { id: await photoId(bytes), base64: base64Of(bytes) };
  }
  throw new PhotoError('The picture can’t be made small enough. Choose another one.');
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  // Character codes are arguments, of which a call takes only so many.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
