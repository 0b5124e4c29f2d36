/** What the prerenderer learns of a page's pictures while it renders the page. Browsers never load this module. */

/** A source of the page's largest picture, as AVIF. */
export interface LargestSource {
  /** Undefined for every viewport. */
  media: string | undefined;
  srcSet: string;
  sizes: string;
}

export interface RenderedPictures {
  /** Names of the pictures whose color the page shows. */
  colors: Set<string>;
  /** Empty for a page without a picture of high priority. */
  largest: LargestSource[];
}

const none = (): RenderedPictures => ({ colors: new Set(), largest: [] });
let rendered = none();

/** What was recorded since the last call. Pages are rendered one after the other. */
export function takeRenderedPictures(): RenderedPictures {
  const taken = rendered;
  rendered = none();
  return taken;
}

/** Records that the page shows the color of a picture. */
export const recordColor = (name: string): void => void rendered.colors.add(name);

/** Records the sources of a picture with high priority. The first one counts. */
export function recordLargest(sources: LargestSource[]): void {
  if (rendered.largest.length === 0) rendered.largest = sources;
}
