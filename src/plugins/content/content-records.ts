import { readdirSync } from 'node:fs';
import { basename, resolve, sep } from 'node:path';
import { runnerImport } from 'vite';
import type { OfferSetting } from '../../../supabase/functions/_shared/site-settings.ts';
import { paths } from '../../site/paths.ts';
import type { Article } from '../../content/articles/article.schema.ts';
import type { Gallery } from '../../content/gallery.schema.ts';
import type { Technology } from '../../content/technology.schema.ts';
import { holdsRecords, schemaOf } from '../../content/registry.ts';
import { withPrices } from '../../content/prices.ts';
import { masters } from '../pictures/derive.ts';
import { serviceSlugs, type Service } from '../../content/services/service.schema.ts';
import { altsOf, type Alt } from './samples.ts';
import { checkLinks, checkPictures, checkRecord, refuse, type Finding } from './check.ts';

const contentDir = resolve(import.meta.dirname, '../../content');

/** What a record may name as a picture. */
const pictureNames = new Set(masters().keys());

/** The records that virtual modules are derived from, and the files that all records were read from. */
export interface Records {
  services: ReadonlyMap<string, Service>;
  gallery: Gallery;
  technology: Technology;
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
  const inFolder = (folder: string) => all.filter(({ file }) => file.startsWith(`${folder}/`));
  const services = new Map(
    inFolder('services')
      .filter(({ member }) => member === 'service')
      .map(({ file, value }) => [basename(file, '.ts'), withPrices(value as Service)]),
  );
  const articles = inFolder('articles').map(({ value }) => value as Article);
  const known = knownPaths(articles);
  const record = (name: string) => all.find(({ member }) => member === name)!.value;
  const technology = record('technology') as Technology;
  refuse([
    ...all.flatMap((record) => checkContentRecord(record, known)),
    ...checkOffer(record('offerSetting') as OfferSetting, new Date()),
    ...checkServices(services),
    ...checkReading(services, articles),
    ...articles.flatMap((article, at) => named(inFolder('articles')[at]!.file, article)),
  ]);
  const alts = all.flatMap(({ file, value }) => altsOf(file, value, pictureNames));
  return { services, gallery: record('gallery') as Gallery, technology, articles, alts, files };
}

/** @returns what is wrong with one record: no registered schema, a refusal by its schema, or a broken link */
export function checkContentRecord(
  { file, member, value }: ContentRecord,
  known: ReadonlySet<string>,
): Finding[] {
  const schema = schemaOf(file, member);
  if (!schema)
    return [{ file, field: member, message: 'has no schema: register it in src/content/registry.ts' }];
  return [
    ...checkRecord(file, schema, value),
    ...checkLinks(file, value, known),
    ...checkPictures(file, value, pictureNames),
  ];
}

/** Reads every exported value of the content folder, in the order of the files. Functions are skipped. */
export async function readAll(): Promise<{ all: ContentRecord[]; files: string[] }> {
  const names = readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter(holdsRecords)
    .sort();
  const imported = await Promise.all(
    names.map(async (file) => {
      const path = resolve(contentDir, file);
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(path, {
        configFile: false,
      });
      return { file, module, files: [path, ...dependencies.map((name) => resolve(name))] };
    }),
  );
  const all = imported.flatMap(({ file, module }) =>
    Object.entries(module).flatMap(([member, value]) =>
      typeof value === 'function' ? [] : [{ file, member, value }],
    ),
  );
  return { all, files: [...new Set(imported.flatMap(({ files }) => files))] };
}

/** Every path that a text may link to. */
function knownPaths(articles: readonly Article[]): ReadonlySet<string> {
  const fixed = Object.values(paths).filter((path) => typeof path === 'string');
  return new Set([
    ...fixed,
    ...serviceSlugs.flatMap((slug) => [paths.service(slug), paths.aftercareOf(slug)]),
    ...articles.map(({ slug }) => paths.article(slug)),
  ]);
}

/** A record's file must be named after its slug. */
const named = (file: string, { slug }: { slug: string }): Finding[] =>
  basename(file, '.ts') === slug
    ? []
    : [{ file, field: 'slug', message: `must be '${basename(file, '.ts')}'` }];

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
  const allowed = articles.map(({ slug }) => JSON.stringify(slug)).join(', ');
  return [...services].flatMap(([name, service]) =>
    (service.articles ?? []).flatMap((slug, at) =>
      articles.some((one) => one.slug === slug)
        ? []
        : [{ file: `services/${name}.ts`, field: `articles.${at}`, message: `must be one of ${allowed}` }],
    ),
  );
}

/** Each service has a record that is named after it, and is in exactly one category. */
function checkServices(services: ReadonlyMap<string, Service>): Finding[] {
  const file = 'services/categories.ts';
  const findings: Finding[] = [];
  for (const slug of new Set(serviceSlugs)) {
    const count = serviceSlugs.filter((one) => one === slug).length;
    if (count > 1) findings.push({ file, field: slug, message: `is in ${count} categories` });
    if (!services.has(slug))
      findings.push({ file, field: slug, message: `has no record: add services/${slug}.ts` });
  }
  for (const [name, service] of services) {
    if (!serviceSlugs.some((slug) => slug === name))
      findings.push({ file, field: name, message: 'is missing: add it to its category' });
    findings.push(...named(`services/${name}.ts`, service));
  }
  return findings;
}
