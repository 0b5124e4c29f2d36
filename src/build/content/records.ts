import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { paths } from '../../app/paths.ts';
import { articleSchema, type Article } from '../../content/articles/schema.ts';
import { categories } from '../../content/services/categories.ts';
import { serviceSchema, serviceSlugs, type Service } from '../../content/services/schema.ts';
import { concernsSchema } from '../../content/concerns.schema.ts';
import { gallerySchema, type Gallery } from '../../content/gallery.schema.ts';
import { technologySchema } from '../../content/technology.schema.ts';
import { checkLinks, checkRecord, refuse, type Finding } from './check.ts';

const contentDir = resolve(import.meta.dirname, '../../content');
/** What lies beside the records of services without being one. */
const NO_SERVICE = new Set(['schema', 'categories']);

/** The records that are derived from, and the files they came from. */
export interface Records {
  services: ReadonlyMap<string, Service>;
  gallery: Gallery;
  articles: readonly Article[];
  files: readonly string[];
}

/**
 * Reads and checks the records of services, articles, concerns, technology and gallery.
 * @throws with file and field of everything that is invalid or leads nowhere
 */
export async function readRecords(): Promise<Records> {
  const files: string[] = [];
  const exportsOf = async (name: string) => {
    const file = resolve(contentDir, `${name}.ts`);
    files.push(file);
    return (await runnerImport<Record<string, unknown>>(file, { configFile: false })).module;
  };
  const read = async (name: string, member: string) => (await exportsOf(name))[member];
  const services = new Map<string, Service>();
  for (const slug of recordNames('services').filter((name) => !NO_SERVICE.has(name)))
    services.set(slug, (await read(`services/${slug}`, 'service')) as Service);
  const articles: Article[] = [];
  for (const slug of articleSlugs())
    articles.push(Object.values(await exportsOf(`articles/${slug}`))[0] as Article);
  const pages = [
    ['concerns', concernsSchema],
    ['technology', technologySchema],
    ['gallery', gallerySchema],
  ] as const;
  const records = new Map<string, unknown>();
  for (const [name] of pages) records.set(name, await read(name, name));

  const known = knownPaths();
  refuse([
    ...checkCatalogue(services),
    ...[...services].flatMap(([slug, service]) => [
      ...checkRecord(`services/${slug}.ts`, serviceSchema, service),
      ...checkLinks(`services/${slug}.ts`, service, known),
    ]),
    ...articles.flatMap((article) => [
      ...checkRecord(`articles/${article.slug}.ts`, articleSchema, article),
      ...checkLinks(`articles/${article.slug}.ts`, article, known),
    ]),
    ...pages.flatMap(([name, schema]) => [
      ...checkRecord(`${name}.ts`, schema, records.get(name)),
      ...checkLinks(`${name}.ts`, records.get(name), known),
    ]),
  ]);
  return { services, gallery: records.get('gallery') as Gallery, articles, files };
}

const recordNames = (folder: string) =>
  readdirSync(resolve(contentDir, folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => basename(file, '.ts'));

const articleSlugs = () => recordNames('articles').filter((name) => name !== 'schema');

/** Every path that a text may link to. */
function knownPaths(): ReadonlySet<string> {
  const fixed = Object.values(paths).filter((path) => typeof path === 'string');
  return new Set([...fixed, ...serviceSlugs.map(paths.service), ...articleSlugs().map(paths.article)]);
}

/** Each service has a record named after it and stands in exactly one category. */
function checkCatalogue(services: ReadonlyMap<string, Service>): Finding[] {
  const listed = categories.flatMap(({ slugs }) => slugs);
  const findings: Finding[] = [];
  for (const slug of serviceSlugs) {
    const file = `services/${slug}.ts`;
    if (!services.has(slug)) findings.push({ file, field: '(record)', message: 'The record is missing' });
    const count = listed.filter((one) => one === slug).length;
    if (count !== 1)
      findings.push({
        file: 'services/categories.ts',
        field: slug,
        message: `It stands in ${count} categories`,
      });
  }
  for (const [name, { slug }] of services)
    if (slug !== name)
      findings.push({ file: `services/${name}.ts`, field: 'slug', message: `It must be '${name}'` });
  return findings;
}
