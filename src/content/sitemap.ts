/** Texts of the sitemap page. The links to services and articles come from their records. */
export const sitemap = {
  meta: {
    title: 'Sitemap: every page at a glance',
    description:
      'All pages of this website in one place: treatments for skin, face, hair, scalp and body, memberships, rewards, articles, guides and legal information.',
  },
  eyebrow: 'Sitemap',
  title: 'Every page at a glance',
  groups: {
    main: 'Main Pages',
    articles: 'Articles & Guides',
    skin: 'Skin Services',
    face: 'Face Services',
    hair: 'Hair & Scalp Services',
    body: 'Body Services',
    aftercare: 'Aftercare',
    legal: 'Legal Information',
  },
  main: {
    home: 'Home',
    about: 'About',
    services: 'Services',
    concerns: 'Shop by Concerns',
    technology: 'Our Technology',
    gallery: 'Before & After',
    memberships: 'Memberships',
    bundles: 'Buy More Save More',
    rewards: 'Points & Rewards',
    virtualConsultations: 'Virtual Consultations',
    firstVisit: 'Your First Visit',
    contact: 'Contact',
  },
  articles: 'All articles',
  aftercare: 'Aftercare for every treatment',
  legal: {
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
    hipaa: 'HIPAA Compliance',
    accessibility: 'Accessibility',
  },
  xml: 'For search engines: sitemap.xml',
} as const;
