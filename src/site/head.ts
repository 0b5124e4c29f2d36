import { business } from '../content/business.ts';

/** What a route says about itself to search engines, social previews and the browser's tab. */
export interface Head {
  /** At most 60 characters; the business name is appended by the renderer where it fits. */
  title: string;
  /** 120 to 158 characters. */
  description: string;
  /** The canonical path, starting with a slash; none for pages that must not be indexed. */
  path?: string;
  noindex?: boolean;
  /** Name of a picture in `src/media/masters` for social previews. */
  image?: string;
  /** What the picture shows, for previews that are read out. */
  imageAlt?: string;
  type?: 'website' | 'article';
  /** Dates as YYYY-MM-DD. For pages of type 'article' only. */
  article?: { published: string; modified: string; author: string };
  /** Another site, to which the boot script goes on after 100 ms (a scanned code's page). */
  redirect?: string;
  /** schema.org objects, written as JSON-LD. */
  structuredData?: readonly object[];
}

/** What a route module exports beside its component. `data` is what its loader returned. */
export type HeadOf<Data = undefined> = (data: Data) => Head;

/** The document title: the page's own, with the business name where 60 characters allow it. */
export function fullTitle({ title }: Head): string {
  const named = `${title} | ${business.name}`;
  return title.includes(business.name) || named.length > 60 ? title : named;
}
