import { resolve, sep } from 'node:path';
import { runnerImport, type Plugin, type ViteDevServer } from 'vite';
import { articleHeadSchema } from '../../content/articles/article.schema.ts';
import { business } from '../../content/business.ts';
import type { Business } from '../../content/business.schema.ts';
import { compliance } from '../../content/compliance.ts';
import { gallery } from '../../content/gallery.ts';
import { memberships } from '../../content/memberships.ts';
import { published } from '../../content/published.ts';
import { servicesPage } from '../../content/services-page.ts';
import { serviceAftercareSchema } from '../../content/services/service.schema.ts';
import { team } from '../../content/team.ts';
import { areSamples } from '../../content/derived/shown-testimonials.ts';
import { routes } from '../../site/pages.ts';
import { checklist } from './checklist.ts';
import { currentFiles, sampleAltsLeft, sampleFilesLeft } from './samples.ts';
import { readRecords, type Records } from './content-records.ts';
import { serviceHead } from './service-head.ts';

const ROUTES = 'virtual:routes';

/** A module that is derived from the records. */
const DERIVED = /\/src\/content\/derived\/([\w-]+)\.ts$/;
const derivedModules = resolve(import.meta.dirname, '../../content/derived-modules.ts');

/** The record of a service. */
const SERVICE = /\/src\/content\/services\/([a-z\d-]+)\.ts$/;

/** `?head` or `?aftercare` after the file of a record: the part of it that a page loads. */
const PART = /\/src\/content\/(services|articles)\/([\w-]+)\.ts(\?\w+)$/;
/** What each part holds of the record `slug`. */
const PARTS: Readonly<Record<string, (records: Records, slug: string) => unknown>> = {
  'services?head': ({ services }, slug) => serviceHead(services.get(slug)!),
  'services?aftercare': ({ services }, slug) => serviceAftercareSchema.parse(services.get(slug)),
  'articles?head': ({ articles }, slug) =>
    articleHeadSchema.parse(articles.find((article) => article.slug === slug)),
};

const BUSINESS = '/src/content/business.ts';
/** What only the prerenderer and the mails read: structured data for search engines, and addresses of the staff. */
const NOT_IN_BROWSERS = new Set<string>([
  'confirmInquiries',
  'staffEmail',
  'mailFrom',
  'geo',
  'structuredHours',
  'priceRange',
  'payment',
  'servedCities',
] satisfies (keyof Business)[]);

/** What `derived-modules.ts` exports. */
interface DerivedModules {
  derived: Readonly<Record<string, object>>;
}

/** Read once for the client build and the build of the renderer. */
let reading: Promise<Records> | undefined;

let deriving: ReturnType<typeof runnerImport<DerivedModules>> | undefined;

/**
 * Every record, read and checked at the first call.
 * @throws with file and field of everything that is wrong
 */
export const checkedContent = (): Promise<Records> => (reading ??= readRecords());

/**
 * Replaces the modules of `src/content/derived` by what they export, so that no page loads more of the records than it
 * shows, leaves fields of the business record out, and provides the list of routes. A record that is invalid or refers to something missing stops the build with
 * file and field.
 */
export function content(): Plugin {
  return {
    name: 'content',
    configureServer: showMistakes,
    /** Silent under `npm start`, which builds with warnings only. */
    async configResolved({ logger, command }) {
      if (command !== 'build') return;
      const open = checklist({
        business,
        compliance,
        team,
        cases: gallery.cases.filter(
          ({ treatmentSlug }) => !published.cases?.some(({ service }) => service === treatmentSlug),
        ),
        hasSampleReviews: areSamples,
        stats: servicesPage.stats.items,
        isPopularSample: memberships.tiers.isPopularSample,
      });
      const files = currentFiles();
      // A mistake in a record is reported when the build starts.
      const alts = await checkedContent().then(
        (records) => records.alts,
        () => [],
      );
      const lines = [
        ...open.map((line) => `src/content/${line}`),
        ...sampleFilesLeft(files),
        ...sampleAltsLeft(alts, files),
      ];
      if (lines.length > 0) logger.info(['Before you open:', ...lines].join('\n  '));
    },
    resolveId: (id) => (id === ROUTES ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${ROUTES}`) return routesModule();
      if (id.endsWith(BUSINESS) && this.environment.config.consumer === 'client') {
        // A bundler would keep the other fields, because it keeps whole objects.
        const fields = Object.entries(business).filter(([name]) => !NOT_IN_BROWSERS.has(name));
        return `export const business = ${JSON.stringify(Object.fromEntries(fields))};`;
      }
      // With the prices of the desk in the place of its own.
      const priced = published.prices && (await checkedContent()).services.get(SERVICE.exec(id)?.[1] ?? '');
      if (priced) return `export const service = ${JSON.stringify(priced)};`;
      const name = DERIVED.exec(id)?.[1];
      const [, folder, slug, query] = PART.exec(id) ?? [];
      const part = PARTS[`${folder}${query}`];
      if (!name && !part) return;
      const records = await checkedContent();
      for (const file of records.files) this.addWatchFile(file);
      return name ? derivedModule(name) : `export default ${JSON.stringify(part!(records, slug!))};`;
    },
  };
}

/**
 * Shows what is wrong with a record in the browser, over the page, as soon as its file is saved. A listener of its own,
 * because Vite calls no plugin for a file that its configuration depends on.
 */
function showMistakes({ watcher, ws }: ViteDevServer): void {
  let mistake: Error | undefined;
  const show = () => mistake && ws.send({ type: 'error', err: { message: mistake.message, stack: '' } });
  const check = () => {
    reading = deriving = undefined;
    const latest = checkedContent();
    latest.then(
      () => {
        if (latest !== reading) return;
        // The page reloads, and the message goes.
        if (mistake) ws.send({ type: 'full-reload' });
        mistake = undefined;
      },
      (error: Error) => {
        if (latest !== reading) return;
        mistake = error;
        show();
      },
    );
  };
  ws.on('connection', show);
  // The watcher says nothing of a file that was saved before it was ready.
  watcher.on('ready', check);
  watcher.on('all', (_event, file) => {
    if (file.split(sep).join('/').includes('/src/content/')) check();
  });
}

/** The values that a module exports, as code. */
async function derivedModule(name: string): Promise<string> {
  deriving ??= runnerImport(derivedModules, { configFile: false });
  const { derived } = (await deriving).module;
  return Object.entries(derived[name]!)
    .map(([member, value]) => `export const ${member} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** Paths of imports are absolute below `src`, which is Vite's root. Routes of the same module share its import. */
function routesModule(): string {
  const files = [...new Set(routes.map(({ module }) => module))];
  const importOf = (file: string) => `() => import(${JSON.stringify(`/app/routes/${file}`)})`;
  const loads = files.map((file, at) => `const load${at} = ${importOf(file)};`);
  const entries = routes.map(({ pattern, module, deferred }) => {
    const preload = deferred ? `, preloadDeferred: ${importOf(deferred)}` : '';
    return `{ path: ${JSON.stringify(pattern)}, load: load${files.indexOf(module)}${preload} }`;
  });
  return `${loads.join('\n')}\nexport const routes = [${entries.join(', ')}];`;
}
