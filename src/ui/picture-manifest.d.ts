declare module 'virtual:pictures' {
  interface ManifestPicture {
    /** Size of the original in pixels. */
    readonly width: number;
    readonly height: number;
    /** One `srcset` per format. Null for a drawing, which is one SVG file. */
    readonly sources: { readonly avif: string; readonly webp: string } | null;
    readonly src: string;
  }
  /** Every picture of the site by name, made from `src/media/masters` at build time. */
  const pictures: Readonly<Record<string, ManifestPicture>>;
  export default pictures;
}
declare module 'virtual:photos' {
  import pictures from 'virtual:pictures';
  /** The photographs of the owner's cases, which only pages with cases load. */
  const photos: typeof pictures;
  export default photos;
}
