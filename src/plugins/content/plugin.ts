import { sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { articleCardSchema, articleHeadSchema } from '../../content/articles/schema.ts';
import { business } from '../../content/business.ts';
import { compliance } from '../../content/compliance.ts';
import { gallery } from '../../content/gallery.ts';
import { home } from '../../content/home.ts';
import { servicesPage } from '../../content/services-page.ts';
import { team } from '../../content/team.ts';
import { categories } from '../../content/services/categories.ts';
import { consultationCost, consultationText, paying } from '../../content/paying.ts';
import { routes } from '../../site/pages.ts';
import { priceText } from '../../site/price-text.ts';
import { deferredPartOf } from '../deferred-part.ts';
import { checklist } from './checklist.ts';
import { readRecords, type Records } from './records.ts';
import { searchIndex } from './search-index.ts';
import { serviceHead } from './service-head.ts';

const CARDS = 'virtual:service-cards';
const COUNTS = 'virtual:service-counts';
const INDEX = 'virtual:search-index';
const ARTICLES = 'virtual:article-cards';
const FIRST_STEPS = 'virtual:aftercare-first-steps';
const ROUTES = 'virtual:routes';
const READING = 'virtual:service-reading';
const CITIES = 'virtual:served-cities';
const PAYING = 'virtual:paying-facts';

/** `?head` after the file of a service or article: the fields that its page needs before the others. */
const HEAD = /\/src\/content\/(services|articles)\/([\w-]+)\.ts\?head$/;

/** Read once for the client build and the build of the renderer. */
let reading: Promise<Records> | undefined;

/**
 * Every record, read and checked at the first call.
 * @throws with file and field of everything that is wrong
 */
export const checkedContent = (): Promise<Records> => (reading ??= readRecords());

/**
 * Provides the modules that are derived from the records and from the list of pages, so that no page loads more of
 * them than it shows (`src/content/virtual-content.d.ts`). A record that is invalid or refers to something missing
 * stops the build with file and field.
 */
export function content(): Plugin {
  return {
    name: 'content',
    async buildStart() {
      await checkedContent();
    },
    configureServer: showMistakes,
    /** Silent under `npm start`, which builds with warnings only. */
    configResolved({ logger, command }) {
      if (command !== 'build') return;
      const open = checklist({
        business,
        compliance,
        team,
        cases: gallery.cases,
        sampleReviews: home.testimonials.sampleCard,
        stats: servicesPage.stats.items,
      });
      if (open.length > 0)
        logger.info(['Before you open:', ...open.map((line) => `  src/content/${line}`)].join('\n'));
    },
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    async load(id) {
      const head = HEAD.exec(id);
      const write = head
        ? (records: Records) => headModule(records, head[1]!, head[2]!)
        : id.startsWith('\0')
          ? modules[id.slice(1)]
          : undefined;
      if (!write) return;
      const records = await checkedContent();
      for (const file of records.files) this.addWatchFile(file);
      return write(records);
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
  ws.on('connection', show);
  watcher.on('all', (_event, file) => {
    if (!file.split(sep).join('/').includes('/src/content/')) return;
    reading = undefined;
    checkedContent().then(
      () => {
        // The page reloads, and the message goes.
        if (mistake) ws.send({ type: 'full-reload' });
        mistake = undefined;
      },
      (error: Error) => {
        mistake = error;
        show();
      },
    );
  });
}

function cardsModule({ services }: Records): string {
  const cards = categories.flatMap(({ slugs }) =>
    slugs.map((slug) => {
      const { title, cardDescription, category, imageAlt, price } = services.get(slug)!;
      return {
        slug,
        title,
        description: cardDescription,
        category,
        alt: imageAlt,
        ...(price && { price: priceText(price) }),
      };
    }),
  );
  const counts = Object.fromEntries(
    [...services].map(([slug, { subservices }]) => [slug, subservices.length]),
  );
  return [
    `export const cards = ${JSON.stringify(cards)};`,
    `export const treatmentCounts = ${JSON.stringify(counts)};`,
  ].join('\n');
}

/** How many services and treatments there are, without their names. */
function countsModule({ services }: Records): string {
  const treatments = [...services.values()].reduce((sum, { subservices }) => sum + subservices.length, 0);
  return `export const serviceCount = ${services.size};\nexport const treatmentCount = ${treatments};`;
}

/** The first instruction of each service. */
const firstStepsModule = ({ services }: Records) =>
  `export const firstSteps = ${JSON.stringify(
    Object.fromEntries([...services].map(([slug, { aftercare }]) => [slug, aftercare[0]])),
  )};`;

/** The search index as a JSON string, because engines parse JSON faster than the same object written as code. */
const indexModule = (records: Records) =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(searchIndex(records)))});`;

/** What lists of articles show. The content of each article stays in a chunk of its own. */
const articlesModule = ({ articles }: Records) =>
  `export const articleCards = ${JSON.stringify(articles.map((article) => articleCardSchema.parse(article)))};`;

/** What a service page needs of other records: names of what belongs to it, and whether it has a case. */
function readingModule({ articles, technology, services, gallery }: Records): string {
  const titles = categories.flatMap(({ slugs }) => slugs.map((slug) => [slug, services.get(slug)!.title]));
  const withCases = [...new Set(gallery.cases.map(({ treatmentSlug }) => treatmentSlug))];
  return [
    `export const serviceTitles = ${JSON.stringify(Object.fromEntries(titles))};`,
    `export const servicesWithCases = ${JSON.stringify(withCases)};`,
    `export const articleTitles = ${JSON.stringify(Object.fromEntries(articles.map(({ slug, title }) => [slug, title])))};`,
    `export const deviceNames = ${JSON.stringify(Object.fromEntries(technology.devices.map(({ slug, name }) => [slug, name])))};`,
  ].join('\n');
}

/** What service pages say of the records about paying, and the payment methods, which no other page loads. */
const payingModule = () =>
  [
    `export const paymentMethods = ${JSON.stringify(business.payment)};`,
    `export const writtenPrice = ${JSON.stringify(paying.writtenPrice)};`,
    `export const consultation = ${JSON.stringify(consultationText(paying))};`,
    `export const consultationLater = ${JSON.stringify(consultationText(paying, true))};`,
    `export const consultationFee = ${JSON.stringify(consultationCost(paying))};`,
  ].join('\n');

function headModule({ services, articles }: Records, folder: string, slug: string): string {
  const head =
    folder === 'services'
      ? serviceHead(services.get(slug)!)
      : articleHeadSchema.parse(articles.find((article) => article.slug === slug));
  return `export default ${JSON.stringify(head)};`;
}

/** The cities in a module of their own, because `public-business.ts` removes them from the record that browsers get. */
const citiesModule = () => `export const servedCities = ${JSON.stringify(business.servedCities)};`;

/** Paths of imports are absolute below `src`, which is Vite's root. Routes of the same module share its import. */
function routesModule(): string {
  const files = [...new Set(routes.map(({ module }) => module))];
  const importOf = (file: string) => `() => import(${JSON.stringify(`/app/routes/${file}`)})`;
  const loads = files.map((file, at) => `const load${at} = ${importOf(file)};`);
  const entries = routes.map(({ pattern, module }) => {
    const deferred = deferredPartOf(module);
    const preload = deferred ? `, preloadDeferred: ${importOf(deferred)}` : '';
    return `{ path: ${JSON.stringify(pattern)}, load: load${files.indexOf(module)}${preload} }`;
  });
  return `${loads.join('\n')}\nexport const routes = [${entries.join(', ')}];`;
}

const modules: Readonly<Record<string, (records: Records) => string>> = {
  [CARDS]: cardsModule,
  [COUNTS]: countsModule,
  [INDEX]: indexModule,
  [ARTICLES]: articlesModule,
  [FIRST_STEPS]: firstStepsModule,
  [ROUTES]: routesModule,
  [READING]: readingModule,
  [CITIES]: citiesModule,
  [PAYING]: payingModule,
};
