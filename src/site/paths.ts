/**
 * Every path of the public site. No other module of `src` writes one (`tests/repository.test.ts`). Edge functions write
 * theirs, because they can't import this file. The staff desk has its own in `src/staff/desk-paths.ts`.
 */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  service: (slug: string) => `/services/${slug}`,
  contact: '/contact',
  firstVisit: '/first-visit',
  /** The index; `aftercareOf` is the page of one service. */
  aftercare: '/aftercare',
  aftercareOf: (slug: string) => `/aftercare/${slug}`,
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  hipaa: '/hipaa-compliance',
  accessibility: '/accessibility',
  concerns: '/shop-by-concerns',
  technology: '/technology',
  gallery: '/before-after',
  memberships: '/memberships',
  virtualConsultations: '/virtual-consultations',
  sitemap: '/sitemap',
  unsubscribe: '/unsubscribe',
  rewards: '/rewards',
  articles: '/articles',
  article: (slug: string) => `/articles/${slug}`,
  qrCode: (code: string) => `/qrcode/${code}`,
  bundles: '/bundles',
  /** A file, not a page. */
  sitemapXml: '/sitemap.xml',
} as const;

/** Where forms go without script. Each answers with a page. */
export const formActions = {
  inquiry: '/api/send-inquiry-email',
  subscription: '/api/subscribe',
  unsubscribe: '/api/unsubscribe',
} as const;

/** The pages that the installed app and its shortcuts open. */
export const entrances = {
  home: paths.home,
  contact: paths.contact,
  aftercare: paths.aftercare,
} as const;

/** The contact form for a question after a treatment. */
export const aftercareQuestion = '/contact?question=aftercare';

/** Ids that links scroll to. */
export const anchors = {
  about: 'about',
  inquiries: 'inquiries',
  skin: 'skin-section',
  face: 'face-section',
  hair: 'hair-section',
  body: 'body-section',
  treatments: 'treatments-section',
  message: 'message',
  questions: 'questions',
  tiers: 'tiers',
  buyMoreSaveMore: 'buy-more-save-more',
  paying: 'paying',
} as const;
