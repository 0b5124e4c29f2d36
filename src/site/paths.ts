/**
 * Every path of the site. No other file writes paths by hand.
 */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  service: (slug: string) => `/services/${slug}`,
  contact: '/contact',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  hipaa: '/hipaa-compliance',
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

/** The pages that the installed app and its shortcuts open. */
export const entrances = {
  home: paths.home,
  contact: paths.contact,
  aftercare: paths.article('spmu-aftercare-guide'),
} as const;

/** Ids that links scroll to. */
export const anchors = {
  about: 'about',
  inquiries: 'inquiries',
  skin: 'skin-section',
  face: 'face-section',
  hair: 'hair-section',
  body: 'body-section',
  treatments: 'treatments-section',
  tiers: 'tiers',
  buyMoreSaveMore: 'buy-more-save-more',
  paying: 'paying',
} as const;
