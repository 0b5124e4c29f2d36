import { business } from '../content/business.ts';

/** The metadata of a page for search engines, social previews and the browser tab. */
export interface Head {
  /** At most 60 characters. `fullTitle` appends the business name if it fits. */
  title: string;
  /** 120 to 158 characters. */
  description: string;
  /** The canonical path, starting with a slash. Undefined for pages that must not be indexed. */
  path?: string;
  noindex?: boolean;
  /** Name of a picture in `src/media/masters` for social previews. */
  image?: string;
  /** Alternative text of the picture. */
  imageAlt?: string;
  type?: 'website' | 'article';
  /** Dates as YYYY-MM-DD. For pages of type 'article' only. */
  article?: { published: string; modified: string; author: string };
  /** URL of another site that the boot script opens after 100 ms (a QR code's page). */
  redirect?: string;
  /** schema.org objects, written as JSON-LD. Only the prerenderer has them (`import.meta.env.SSR`). */
  structuredData?: readonly object[];
}

/** The `head` export of a route module. `data` is what its loader returned. */
export type HeadOf<Data = undefined> = (data: Data) => Head;

/** The document title: the page's title and, if both fit into 60 characters, the business name. */
export function fullTitle({ title }: Head): string {
  const named = `${title} | ${business.name}`;
  return title.includes(business.name) || named.length > 60 ? title : named;
}
