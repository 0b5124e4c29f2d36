import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Vite names files by their real path, which differs where the folder of the packages is a link. */
const folder = realpathSync(resolve(import.meta.dirname, '../../node_modules/react-router/dist/production'));

/**
 * Replaces react-router's development build, which its package exports in every mode, with the production build, and
 * marks its top-level calls as pure, so that unused components are dropped. How much every page saves is in
 * `.github/decisions/025-what-an-optimization-earns.md`.
 *
 * react-router-dom is pinned to an exact version because this relies on its file layout and on the shape of its compiled
 * code. If a new version moves the folder, the build fails to resolve `react-router`. If it changes the code, nothing
 * breaks but the pages grow: compare the size of the `app` chunk.
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
          // These assignments would keep the error boundary around route components, which this site does not use.
          .replace(/^\w+\.(displayName|contextType) = .*;$/gm, ''),
        map: null,
      };
    },
  };
}
