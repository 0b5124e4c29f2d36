import { paths } from './paths.ts';

/** Id of the section with the form on the contact page. */
export const MESSAGE_ANCHOR = 'message';

/** The contact page's form with a service chosen. */
export const contactAbout = (slug: string): string => `${paths.contact}?service=${slug}#${MESSAGE_ANCHOR}`;

/** The slug of the service that an address of the contact page names. Not checked: anybody can write an address. */
export const serviceAskedAbout = (search: string): string | null =>
  new URLSearchParams(search).get('service');
