import type { ManifestOptions } from 'vite-plugin-pwa';
import { business } from '../content/business.ts';
import { entrances } from '../site/paths.ts';

const shortcut = (name: string, description: string, url: string) => ({
  name,
  description,
  url,
  icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
});

/** Created by `src/media/screenshots/make-screenshots.ts`. */
const screenshot = (name: string, form_factor: 'narrow' | 'wide', label: string) => ({
  src: `/screenshots/${name}.webp`,
  sizes: form_factor === 'narrow' ? '780x1688' : '1280x800',
  type: 'image/webp',
  form_factor,
  label,
});

/** The web app manifest. */
export const webManifest: Partial<ManifestOptions> = {
  name: `${business.name} ${business.tagline}`,
  short_name: business.name,
  description: `Treatments and aftercare at ${business.name}, even offline.`,
  start_url: entrances.home,
  display: 'standalone',
  background_color: '#fbf8f4',
  theme_color: '#fbf8f4',
  lang: 'en-US',
  scope: '/',
  id: '/',
  display_override: ['standalone', 'minimal-ui'],
  // A shortcut or link focuses the open window and does not reload it: it may hold a half-written message.
  launch_handler: { client_mode: ['focus-existing', 'auto'] },
  categories: ['beauty', 'health', 'lifestyle'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  shortcuts: [
    shortcut('Aftercare', 'What to do at home after your treatment', entrances.aftercare),
    // Booking is another site, which does not work offline. The contact page has its link and the phone number.
    shortcut('Book', 'Book online or by phone', `${entrances.contact}?shortcut=book`),
    shortcut('Contact', 'Send a message, call or get directions', entrances.contact),
  ],
  screenshots: [
    screenshot('narrow-home', 'narrow', 'The home page on a phone'),
    screenshot('narrow-aftercare', 'narrow', 'The aftercare guide, even offline'),
    screenshot('narrow-service', 'narrow', 'A treatment with its facts and prices'),
    screenshot('wide-home', 'wide', 'The home page'),
    screenshot('wide-gallery', 'wide', 'The before and after gallery'),
  ],
};
