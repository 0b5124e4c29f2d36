import type { ManifestOptions } from 'vite-plugin-pwa';
import { business } from '../content/business.ts';
import { paths } from '../app/paths.ts';

/** The web app manifest: what an installed site is called and looks like. */
export function webManifest(): Partial<ManifestOptions> {
  return {
    id: '/',
    name: `${business.name} ${business.tagline}`,
    short_name: business.name,
    description: `Treatments, aftercare and booking at ${business.name}, readable without a connection.`,
    lang: 'en-US',
    start_url: paths.home,
    scope: '/',
    display: 'standalone',
    background_color: '#fbf8f4',
    theme_color: '#fbf8f4',
    categories: ['beauty', 'health', 'lifestyle'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
