import { anchors, paths } from './paths.ts';

/** The contact page's form with a service chosen. */
export const contactAbout = (slug: string): string => `${paths.contact}?service=${slug}#${anchors.message}`;

/** The slug of the service that an address of the contact page names. Not checked: anybody can write an address. */
export const serviceAskedAbout = (search: string): string | null =>
  new URLSearchParams(search).get('service');
