import { basename, resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { OfferSetting } from '../../../supabase/functions/_shared/site-settings.ts';
import type { Article } from '../../content/articles/article.schema.ts';
import { withPrices } from '../../content/prices.ts';
import { schemaOf } from '../../content/registry.ts';
import { serviceSlugs, type Service } from '../../content/services/service.schema.ts';
import { linkedPages } from '../../site/pages.ts';
import { redirects } from '../../site/redirects.ts';
import { masters } from '../pictures/derive.ts';
import { checkLinks, checkPictures, checkRecord, refuse, type Finding } from './check.ts';
import { altsOf, type Alt } from './samples.ts';

const recordModules = resolve(import.meta.dirname, '../../content/record-modules.ts');

/** What a record may name as a picture. */
const pictureNames = new Set(masters().keys());

/** The records that virtual modules are derived from, and the files that all records were read from. */
export interface Records {
  services: ReadonlyMap<string, Service>;
  articles: readonly Article[];
  alts: readonly Alt[];
  files: readonly string[];
}

/** One exported record of the content folder. */
export interface ContentRecord {
  /** Path below the content folder. */
  file: string;
  member: string;
  value: unknown;
}

/**
 * Reads and checks every record of the content.
 * @throws with file and field of everything that is invalid, unregistered, or leads nowhere
 */
export async function readRecords(): Promise<Records> {
  const { all, files } = await readAll();
  const services = new Map(
    all
      .filter(({ member }) => member === 'service')
      .map(({ file, value }) => [basename(file, '.ts'), withPrices(value as Service)]),
  );
  const articles = all
    .filter(({ file }) => file.startsWith('articles/'))
    .map(({ value }) => value as Article);
  const pages = new Set([
    ...linkedPages(articles.map(({ slug }) => slug)),
    ...redirects.map(([from]) => from),
  ]);
  const offer = all.find(({ member }) => member === 'offerSetting')!.value as OfferSetting;
  refuse([
    ...all.flatMap((record) => [...checkContentRecord(record, pages), ...checkName(record)]),
    ...checkOffer(offer, new Date()),
    ...checkServices(services),
    ...checkReading(services, articles),
  ]);
  const alts = all.flatMap(({ file, value }) => altsOf(file, value, pictureNames));
  return { services, articles, alts, files };
}

/** @returns what is wrong with one record: no registered schema, a refusal by its schema, or a broken link */
export function checkContentRecord(
  { file, member, value }: ContentRecord,
  pages: ReadonlySet<string>,
): Finding[] {
  const schema = schemaOf(file, member);
  if (!schema)
    return [{ file, field: member, message: 'has no schema: register it in src/content/registry.ts' }];
  return [
    ...checkRecord(file, schema, value),
    ...checkLinks(file, value, pages),
    ...checkPictures(file, value, pictureNames),
  ];
}

/** Reads every exported value of the content folder, in the order of the files. Functions are skipped. */
export async function readAll(): Promise<{ all: ContentRecord[]; files: string[] }> {
  const { module, dependencies } = await runnerImport<{ modules: Record<string, object> }>(recordModules, {
    configFile: false,
  });
  const all = Object.entries(module.modules).flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([member, value]) =>
      typeof value === 'function' ? [] : [{ file: file.slice('./'.length), member, value }],
    ),
  );
  return { all, files: dependencies.map((file) => resolve(file)) };
}

/** The file of a service or an article is named after its slug. */
function checkName({ file, value }: ContentRecord): Finding[] {
  const name = basename(file, '.ts');
  const { slug = name } = value as { slug?: string };
  return /^(?:services|articles)\//.test(file) && slug !== name
    ? [{ file, field: 'slug', message: `must be '${name}'` }]
    : [];
}

/** The offer isn't over. Its last day ends at midnight UTC, hours after it has begun everywhere. */
export const checkOffer = ({ enabled, until }: OfferSetting, now: Date): Finding[] =>
  enabled && until !== undefined && Date.parse(until) + 24 * 60 * 60 * 1000 <= now.getTime()
    ? [{ file: 'offer.ts', field: 'until', message: 'is over: give a later day, or leave it out' }]
    : [];

/** The articles that a service names have records. */
export function checkReading(
  services: ReadonlyMap<string, Pick<Service, 'articles'>>,
  articles: readonly { slug: string }[],
): Finding[] {
  const slugs = articles.map(({ slug }) => slug);
  const message = `must be one of ${slugs.map((slug) => JSON.stringify(slug)).join(', ')}`;
  return [...services].flatMap(([name, service]) =>
    (service.articles ?? []).flatMap((slug, at) =>
      slugs.includes(slug) ? [] : [{ file: `services/${name}.ts`, field: `articles.${at}`, message }],
    ),
  );
}

/** Each service has a record, and is in exactly one category. */
const checkServices = (services: ReadonlyMap<string, Service>): Finding[] =>
  [...new Set<string>([...serviceSlugs, ...services.keys()])].flatMap((field) => {
    const count = serviceSlugs.filter((slug) => slug === field).length;
    const messages = [
      count > 1 && `is in ${count} categories`,
      count === 0 && 'is missing: add it to its category',
      !services.has(field) && `has no record: add services/${field}.ts`,
    ];
    return messages.flatMap((message) => (message ? { file: 'services/categories.ts', field, message } : []));
  });
