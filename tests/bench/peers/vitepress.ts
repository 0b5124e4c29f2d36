import type { Peer } from './peer.ts';
import { markdownFiles, type SharedPage } from './pages.ts';

const config = (pages: readonly SharedPage[]) => `import { withPwa } from '@vite-pwa/vitepress';
export default withPwa({
  title: 'Peer',
  themeConfig: { sidebar: ${JSON.stringify(pages.map(({ path, title }) => ({ text: title, link: path })))} },
  pwa: { registerType: 'autoUpdate' },
});
`;

/** VitePress with its default theme. Its plugin precaches pages, scripts and styles, but not the theme's fonts. */
export const vitepress: Peer = {
  name: 'VitePress',
  packages: { vitepress: '1.6.4', '@vite-pwa/vitepress': '1.1.0', 'vite-plugin-pwa': '1.3.0' },
  build: 'vitepress build',
  output: '.vitepress/dist',
  suffix: '.html',
  files: (pages) => ({
    '.vitepress/config.mjs': config(pages),
    ...markdownFiles(pages),
  }),
};
