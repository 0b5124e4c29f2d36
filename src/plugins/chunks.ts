import { resolve } from 'node:path';

const source = resolve(import.meta.dirname, '..');

/**
 * What each shared chunk holds, besides the chunks of routes and of what loads on demand: few, large files compress better,
 * and each is evaluated in a task of its own. An entry is a package (`npm:`), or a folder or a file without its ending,
 * relative to `src`. What its modules import goes with them, unless an earlier chunk has it.
 */
export const CHUNKS = {
  react: ['npm:react', 'npm:react-dom'],
  /** Code that every page runs. What loads on demand (code that sends, tray, search index) has chunks of its own. */
  app: [
    'boot/load-scripts',
    'boot/read-boot-data',
    'boot/scroll-lock',
    'content/brands',
    'content/team',
    'content/trademark-text',
    'outbox/scan-storage-names',
    'pwa/offline-store',
    'pwa/reachable',
    'pwa/script-address',
    'shell',
    'site/contact-about',
    'stores/newer-content',
    'stores/reword',
    'stores/session-id',
    'styles',
    'ui/below-fold',
    'ui/card',
    'ui/deferred',
    'ui/field',
    'ui/page-scroll',
    'ui/picture',
    'ui/reveal',
    'ui/section',
    'ui/stars',
    'ui/when-idle',
    'ui/when-shown',
  ],
  form: ['features/lead-form'],
  /** Stored scans, the choice about visits and the lease lock need it; no page needs it at its start. */
  keyval: ['npm:idb-keyval', 'outbox/consent'],
  /** Small parts of several routes: a file of its own costs each more in headers than it holds. */
  parts: [
    'features/rich-text',
    'features/steps',
    'site/date-text',
    'content/paying',
    'content/derived/paying-facts',
  ],
  /** Whether the business is open, for the contact page and for what loads when a page is idle. */
  hours: ['features/opening-hours/use-displayed-hours', 'features/opening-hours/use-open-now'],
  /** Where the backend is, for a film and for what sends. */
  config: ['outbox/config'],
  /** Where printed codes lead, and their visits. */
  qr: ['features/qr-visit/record-visit', 'site/qr-pages'],
  /**
   * What the owner has published, and its schemas, for scans and for what loads when a page is idle. In one file, because the
   * entry names every file.
   */
  settings: ['features/site-settings'],
  'page-parts': [
    'content/breadcrumb',
    'features/brand-marks',
    'features/breadcrumb',
    'features/closing-band',
    'features/faq',
    'features/prose',
    'features/share',
    'ui/dialog',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Whether an entry of the list names this module. */
export function isNamedBy(entry: string, id: string): boolean {
  if (entry.startsWith('npm:')) return id.includes(`/node_modules/${entry.slice(4)}/`);
  const path = resolve(source, entry).replaceAll('\\', '/');
  return id.startsWith(path) && /^[./]/.test(id.slice(path.length));
}

/** For Rolldown's `codeSplitting`. */
export const chunkGroups = Object.entries(CHUNKS).map(([name, entries]) => ({
  name,
  test: (id: string) => entries.some((entry) => isNamedBy(entry, id.replaceAll('\\', '/'))),
}));
