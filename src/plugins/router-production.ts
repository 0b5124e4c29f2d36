import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const folder = resolve(import.meta.dirname, '../../node_modules/react-router/dist/production');

/**
 * Ships react-router's production build (its entry is the development build, whatever the mode), and marks what it
 * makes at the top level as free of side effects, so that components nobody uses are left out: 4.7 KB less, on
 * every page.
 */
export function routerProduction(): Plugin {
  return {
    name: 'router-production',
    apply: 'build',
    config: () => ({
      resolve: { alias: [{ find: /^react-router$/, replacement: resolve(folder, 'index.mjs') }] },
    }),
    transform(code, id) {
      if (!id.startsWith(folder)) return;
      return {
        code: code
          .replace(/= (React\d*)\.(forwardRef|createContext|memo|lazy)\(/g, '= /*#__PURE__*/ $1.$2(')
          .replace(/^\w+\.displayName = .*;$/gm, ''),
        map: null,
      };
    },
  };
}
