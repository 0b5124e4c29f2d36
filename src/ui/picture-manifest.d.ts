declare module 'virtual:pictures' {
  import type { PackedPictures } from '../site/picture-files.ts';
  /** The pictures in `src/media/masters`. */
  const packed: PackedPictures;
  export default packed;
}
declare module 'virtual:photos' {
  import type { PackedPictures } from '../site/picture-files.ts';
  /** The photographs of the owner's cases, which only pages with cases load. */
  const packed: PackedPictures;
  export default packed;
}
