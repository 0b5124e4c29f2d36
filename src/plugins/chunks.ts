import { resolve } from 'node:path';

const source = resolve(import.meta.dirname, '..');

/**
 * What each shared chunk holds, besides the chunks of routes and of what loads on demand: few, large files compress better,
 * and each is evaluated in a task of its own. An entry is a package (`npm:`), a virtual module, or a folder or a file
 * without its ending, relative to `src`.
 */
export const CHUNKS = {
  react: ['npm:react', 'npm:react-dom', 'npm:scheduler'],
  /** Code that every page runs. What loads on demand (validator, backend client, tray) has chunks of its own. */
  app: [
    'npm:react-router',
    'npm:react-router-dom',
    'npm:zustand',
    '\0virtual:pictures',
    'boot/boot-data',
    'boot/scroll-lock',
    'boot/section-layout',
    'content/brands',
    'content/team',
    'content/trademark-text',
    'content/trademarks',
    'outbox/scan-storage-names',
    'pwa/ask',
    'pwa/offline-store',
    'pwa/page-outbox',
    'pwa/ping',
    'pwa/reachable',
    'pwa/script-address',
    'shell',
    'site/contact-about',
    'stores/menu',
    'stores/outbox',
    'stores/overlay',
    'stores/reword',
    'stores/session-id',
    'stores/newer-testimonials',
    'ui/web-storage',
    'styles',
    'ui/below-fold',
    'ui/boundary',
    'ui/button',
    'ui/card',
    'ui/deferred',
    'ui/eyebrow',
    'ui/field',
    'ui/icons',
    'ui/link',
    'ui/page-scroll',
    'ui/picture',
    'ui/reveal',
    'ui/section',
    'ui/smart-link',
    'ui/stars',
    'ui/text-link',
    'ui/use-after-hydration',
    'ui/use-navigator',
    'ui/use-reduced-motion',
    'ui/when-idle',
    'ui/when-shown',
  ],
  form: ['features/lead-form', 'content/lead-form', 'content/inquiry-form'],
  /** Notes and the lease need it, no page at its start. */
  keyval: ['npm:idb-keyval'],
  /** Small parts of several routes: a file of its own costs each more in headers than it holds. */
  parts: [
    'features/rich-text',
    'features/steps',
    'site/date-text',
    'site/number-text',
    'content/paying',
    'content/derived/paying-facts',
  ],
  /** Whether the business is open, for the contact page and for what loads when a page is idle. */
  hours: [
    '../supabase/functions/_shared/hours-text',
    'features/opening-hours/use-displayed-hours',
    'features/opening-hours/use-open-now',
    'content/derived/utc-offsets',
    'site/opening-hours',
    'stores/site-settings',
  ],
  /**
   * Where printed codes lead, their visits, and what the owner has published, for scans and for what loads when a page is
   * idle. In one file, because the entry names every file.
   */
  qr: [
    'content/qr-codes',
    'features/qr-visit/leave-old-destination',
    'features/qr-visit/record-visit',
    'features/qr-visit/user-agent',
    'features/site-settings',
    'outbox/consent',
    'outbox/scan-storage',
    'pwa/read-settings',
    'pwa/stored-settings',
    'site/qr-destination',
    'site/qr-pages',
    'site/structured-hours',
  ],
  'page-parts': [
    'content/breadcrumb',
    'features/brand-marks',
    'features/breadcrumb',
    'features/closing-band',
    'features/faq',
    'features/page-actions',
    'features/prose',
    'features/share',
    'ui/dialog',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Whether an entry of the list names this module. */
export function isNamedBy(entry: string, id: string): boolean {
  if (entry.startsWith('npm:')) return id.includes(`/node_modules/${entry.slice(4)}/`);
  if (entry.startsWith('\0')) return id.startsWith(entry);
  const path = resolve(source, entry).replaceAll('\\', '/');
  return id.startsWith(path) && /^[./]/.test(id.slice(path.length));
}

/** For Rolldown's `codeSplitting`. */
export const chunkGroups = Object.entries(CHUNKS).map(([name, entries]) => ({
  name,
  test: (id: string) => entries.some((entry) => isNamedBy(entry, id.replaceAll('\\', '/'))),
}));
