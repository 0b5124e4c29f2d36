import { resolve, sep } from 'node:path';
import { runnerImport, type Plugin, type ViteDevServer } from 'vite';
import { articleHeadSchema } from '../../content/articles/article.schema.ts';
import { business } from '../../content/business.ts';
import type { Business } from '../../content/business.schema.ts';
import { published } from '../../content/published.ts';
import { serviceAftercareSchema } from '../../content/services/service.schema.ts';
import { routes } from '../../site/pages.ts';
import { readRecords, type Records } from './content-records.ts';
import { serviceHead } from './service-head.ts';

const ROUTES = 'virtual:routes';

const derivedModules = resolve(import.meta.dirname, '../../content/derived-modules.ts');

/** A file of `src/content`: its folder, its name, and a part (`?head`). */
const CONTENT = /\/src\/content\/(?:(\w+)\/)?([\w-]+)\.ts(\?\w+)?$/;

/** What a page loads of the record `slug` instead of all of it. */
const PARTS: Readonly<Record<string, (records: Records, slug: string) => unknown>> = {
  'services?head': ({ services }, slug) => serviceHead(services.get(slug)!),
  'services?aftercare': ({ services }, slug) => serviceAftercareSchema.parse(services.get(slug)),
  'articles?head': ({ articles }, slug) =>
    articleHeadSchema.parse(articles.find((article) => article.slug === slug)),
};

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

let reading: Promise<Records> | undefined;
let deriving: ReturnType<typeof runnerImport<{ derived: Record<string, object> }>> | undefined;

/**
 * Every record, read and checked at the first call.
 * @throws with file and field of everything that is wrong
 */
export const checkedContent = (): Promise<Records> => (reading ??= readRecords());

/**
 * Replaces files of `src/content` by the values that they export, so that no page loads more of the records than it shows,
 * and provides the list of routes.
 */
export function content(): Plugin {
  return {
    name: 'content',
    configureServer: showMistakes,
    resolveId: (id) => (id === ROUTES ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${ROUTES}`) return routesModule();
      const isBrowser = this.environment.config.consumer === 'client';
      const [, folder = '', name, part] = CONTENT.exec(id) ?? [];
      const values = name && (await valuesOf(folder, name, part, isBrowser));
      if (!values) return;
      for (const file of (await checkedContent()).files) this.addWatchFile(file);
      return Object.entries(values)
        .map(([member, value]) =>
          member === 'default'
            ? `export default ${JSON.stringify(value)};`
            : `export const ${member} = ${JSON.stringify(value)};`,
        )
        .join('\n');
    },
  };
}

/** The values that a file exports, if they take its place. */
async function valuesOf(
  folder: string,
  name: string,
  part: string | undefined,
  isBrowser: boolean,
): Promise<object | undefined> {
  const records = await checkedContent();
  if (part !== undefined) {
    const of = PARTS[folder + part];
    return of && { default: of(records, name) };
  }
  if (folder === 'derived') {
    deriving ??= runnerImport(derivedModules, { configFile: false });
    return (await deriving).module.derived[name];
  }
  if (folder === 'services' && published.prices && records.services.has(name))
    // The record with the prices that the owner has published in the desk.
    return { service: records.services.get(name) };
  if (folder === '' && name === 'business' && isBrowser) {
    // A bundler would keep the other fields, because it keeps whole objects.
    const fields = Object.entries(business).filter(([field]) => !NOT_IN_BROWSERS.has(field));
    return { business: Object.fromEntries(fields) };
  }
  return undefined;
}

/**
 * Shows what is wrong with a record in the browser, over the page, as soon as its file is saved. A listener of its own,
 * because Vite calls no plugin for a file that its configuration depends on.
 */
function showMistakes({ watcher, ws }: ViteDevServer): void {
  let mistake: Error | undefined;
  const show = () => mistake && ws.send({ type: 'error', err: { message: mistake.message, stack: '' } });
  const check = async () => {
    reading = deriving = undefined;
    const latest = checkedContent();
    const found = await latest.then(
      () => undefined,
      (error: Error) => error,
    );
    if (latest !== reading) return;
    // The page reloads, and the message goes.
    if (mistake && !found) ws.send({ type: 'full-reload' });
    mistake = found;
    show();
  };
  ws.on('connection', show);
  // The watcher says nothing of a file that was saved before it was ready.
  watcher.on('ready', () => void check());
  watcher.on('all', (_event, file) => {
    if (file.split(sep).join('/').includes('/src/content/')) void check();
  });
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
