import type { Peer } from './peer.ts';

const CONFIG = `import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
export default { plugins: [react(), VitePWA({ registerType: 'autoUpdate' })] };
`;

/** The plugin adds its script before `</head>`. */
const INDEX = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <title>Peer</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.jsx"></script>
  </body>
</html>
`;

const MAIN = `import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, useLoaderData } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import menu from './menu.json';

const pages = import.meta.glob('./pages/**/*.json', { import: 'default' });
const load = ({ request }) => pages['./pages' + new URL(request.url).pathname + '.json']();

const Layout = () => (
  <>
    <nav>{menu.map(({ path, title }) => <Link key={path} to={path}>{title}</Link>)}</nav>
    <main><Outlet /></main>
  </>
);

function Page() {
  const { title, blocks } = useLoaderData();
  return <article><h1>{title}</h1>{blocks.map((block, at) => <Block key={at} {...block} />)}</article>;
}

function Block({ type, level, text, ordered, items }) {
  const Tag = type === 'heading' ? 'h' + level : type === 'paragraph' ? 'p' : ordered ? 'ol' : 'ul';
  return <Tag>{text ?? items.map((item) => <li key={item}>{item}</li>)}</Tag>;
}

const router = createBrowserRouter([
  { element: <Layout />, HydrateFallback: () => null, children: [
    { index: true, element: <h1>Home</h1> },
    { path: '*', element: <Page />, loader: load },
  ] },
]);
createRoot(document.getElementById('root')).render(<RouterProvider router={router} />);
`;

/** A single-page app of Vite, React and React Router, without styles. It loads the text of each page on demand. */
export const reactSpa: Peer = {
  name: 'Vite + React',
  packages: {
    vite: '8.3.8',
    react: '19.3.1',
    'react-dom': '19.3.1',
    'react-router': '7.18.6',
    '@vitejs/plugin-react': '6.3.0',
    'vite-plugin-pwa': '2.0.0',
  },
  build: 'vite build',
  output: 'dist',
  files: (pages) => ({
    'vite.config.mjs': CONFIG,
    'index.html': INDEX,
    'public/_redirects': '/* /index.html 200\n',
    'src/main.jsx': MAIN,
    'src/menu.json': JSON.stringify(pages.map(({ path, title }) => ({ path, title }))),
    ...Object.fromEntries(pages.map((page) => [`src/pages${page.path}.json`, JSON.stringify(page)])),
  }),
};
