import { readdirSync } from 'node:fs';
import { basename, resolve, sep } from 'node:path';
import { runnerImport } from 'vite';
import { paths } from '../../site/paths.ts';
import type { Article } from '../../content/articles/schema.ts';
import type { Gallery } from '../../content/gallery.schema.ts';
import { holdsRecords, schemaOf } from '../../content/registry.ts';
import { serviceSlugs, type Service } from '../../content/services/schema.ts';
import { checkLinks, checkRecord, refuse, type Finding } from './check.ts';

const contentDir = resolve(import.meta.dirname, '../../content');

/** The records that virtual modules are derived from, and the files that all records were read from. */
export interface Records {
  services: ReadonlyMap<string, Service>;
  gallery: Gallery;
  articles: readonly Article[];
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
      .map(({ file, value }) => [basename(file, '.ts'), value as Service]),
  );
  const articles = inFolder('articles').map(({ value }) => value as Article);
  const known = knownPaths(articles);
  refuse([
    ...all.flatMap((record) => checkContentRecord(record, known)),
    ...checkServices(services),
    ...articles.flatMap((article, at) => named(inFolder('articles')[at]!.file, article)),
  ]);
  const gallery = all.find(({ member }) => member === 'gallery')!.value as Gallery;
  return { services, gallery, articles, files };
}

/** @returns what is wrong with one record: no registered schema, a refusal by its schema, or a broken link */
export function checkContentRecord(
  { file, member, value }: ContentRecord,
  known: ReadonlySet<string>,
): Finding[] {
  const schema = schemaOf(file, member);
  if (!schema)
    return [{ file, field: member, message: 'has no schema: register it in src/content/registry.ts' }];
  return [...checkRecord(file, schema, value), ...checkLinks(file, value, known)];
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
