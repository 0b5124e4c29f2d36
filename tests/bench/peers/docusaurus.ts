import type { Peer } from './peer.ts';
import { markdownFiles } from './pages.ts';

const CONFIG = `export default {
  title: 'Peer',
  url: 'http://127.0.0.1',
  baseUrl: '/',
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  plugins: [['@docusaurus/plugin-pwa', {
    offlineModeActivationStrategies: ['always'],
    pwaHead: [{ tagName: 'link', rel: 'manifest', href: '/manifest.json' }],
  }]],
};
`;

/** Docusaurus with the docs of its classic preset. Its plugin is told to precache on every device. */
export const docusaurus: Peer = {
  name: 'Docusaurus',
  packages: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/plugin-pwa': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    '@mdx-js/react': '3.1.1',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  build: 'docusaurus build',
  output: 'build',
  files: (pages) => ({
    'docusaurus.config.js': CONFIG,
    'static/manifest.json': JSON.stringify({ name: 'Peer', start_url: '/', display: 'standalone' }),
    ...markdownFiles(pages, 'docs/'),
  }),
};
