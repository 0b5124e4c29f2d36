import { categories } from '../content/services/categories.ts';
import { paths } from './paths.ts';
import { externalCodes } from './qr-pages.ts';

/** One HTML file of the built site. */
export interface PageFile {
  path: string;
  /** The route's module below `src/app/routes`: its chunks and styles are the ones this page starts with. */
  module: string;
  /** Where it lies in `dist`; `/contact` is `contact/index.html` unless said otherwise. */
  file?: string;
}

/** Every page that is rendered at build time, in the order of the sitemap. */
export const pages: readonly PageFile[] = [
  { path: paths.home, module: 'home/home.tsx' },
  { path: paths.contact, module: 'contact/contact.tsx' },
  { path: paths.memberships, module: 'memberships/memberships.tsx' },
  { path: paths.articles, module: 'articles/articles.tsx' },
  { path: paths.article('everyday-skincare-layering-guide'), module: 'article/article.tsx' },
  { path: paths.article('complete-hair-scalp-care-guide'), module: 'article/article.tsx' },
  { path: paths.article('spmu-aftercare-guide'), module: 'article/article.tsx' },
  { path: paths.services, module: 'services/services.tsx' },
  { path: paths.concerns, module: 'concerns/concerns.tsx' },
  { path: paths.technology, module: 'technology/technology.tsx' },
  { path: paths.gallery, module: 'gallery/gallery.tsx' },
  ...categories.flatMap(({ slugs }) =>
    slugs.map((slug) => ({ path: paths.service(slug), module: 'service/service.tsx' })),
  ),
  { path: paths.terms, module: 'policy/terms-of-service.tsx' },
  { path: paths.privacy, module: 'policy/privacy-policy.tsx' },
  { path: paths.hipaa, module: 'policy/hipaa-compliance.tsx' },
  { path: paths.about, module: 'about/about.tsx' },
  { path: paths.rewards, module: 'rewards/rewards.tsx' },
  { path: paths.virtualConsultations, module: 'virtual-consultations/virtual-consultations.tsx' },
  { path: paths.sitemap, module: 'sitemap/sitemap.tsx' },
  { path: paths.unsubscribe, module: 'unsubscribe/unsubscribe.tsx' },
  ...externalCodes.map((code) => ({ path: paths.qrCode(code), module: 'qr-code/qr-code.tsx' })),
  { path: '/404', module: 'not-found/not-found.tsx', file: '404.html' },
  // Some hosts find this one by itself: the nearest 404.html above an unknown address.
  { path: paths.service('404'), module: 'service/service.tsx', file: 'services/404.html' },
  // The same page again for the service worker: hosts answer a request for 404.html itself in many ways.
  { path: '/404', module: 'not-found/not-found.tsx', file: 'not-found/index.html' },
];
