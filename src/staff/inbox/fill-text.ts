/** Fills in what short texts leave open. Pure. */
import { business } from '../../content/business.ts';
import { serviceSlugs } from '../../content/derived/service-slugs.ts';
import { paths } from '../../site/paths.ts';
import type { Inquiry } from '../api/types.ts';
import { firstName, greeting } from './greeting.ts';

const MAX_NAME_LENGTH = 300;

/** The page with the aftercare of a service, or the list of all of them. */
export function aftercareLink(service: string | null, origin: string): string {
  const slug = serviceSlugs[service ?? ''];
  return origin + (slug ? paths.aftercareOf(slug) : paths.aftercare);
}

/** What a text may name of the site. */
export interface SiteFacts {
  /** Without a slash at the end. */
  origin: string;
  hours: string;
}

/** What may stand in a text, and what it becomes. The order is that of the help below the texts. */
export const PLACEHOLDERS: Record<
  string,
  { means: string; value: (inquiry: Pick<Inquiry, 'full_name' | 'service'>, site: SiteFacts) => string }
> = {
  greeting: {
    means: '“Hi Ada,”, or “Hello,” without a name',
    value: ({ full_name }) => greeting(full_name, MAX_NAME_LENGTH),
  },
  first_name: { means: 'first name', value: ({ full_name }) => firstName(full_name) ?? 'there' },
  service: { means: 'what they asked about', value: ({ service }) => service ?? 'your visit' },
  hours: { means: 'opening hours', value: (_, { hours }) => hours },
  booking: { means: 'link to book', value: () => business.bookingUrl },
  aftercare: {
    means: 'link to the aftercare of their service',
    value: ({ service }, { origin }) => aftercareLink(service, origin),
  },
};

/** A text with its placeholders filled in. Unknown ones stay, so that somebody sees them. */
export const fillText = (
  body: string,
  inquiry: Pick<Inquiry, 'full_name' | 'service'>,
  site: SiteFacts,
): string =>
  body.replace(/\{(\w+)\}/g, (all, name: string) =>
    Object.hasOwn(PLACEHOLDERS, name) ? PLACEHOLDERS[name]!.value(inquiry, site) : all,
  );

/** The first part that a text leaves to the writer, such as "[day and time]": where it begins and ends. */
export function openPart(text: string, templates: readonly { body: string }[]): [number, number] | undefined {
  for (const { 0: part, index } of text.matchAll(/\[[^[\]\n]+\]/g))
    if (templates.some(({ body }) => body.includes(part))) return [index, index + part.length];
  return undefined;
}
