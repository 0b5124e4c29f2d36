/** The routes of `src/site/pages.ts` with their imports, written by `src/plugins/content/plugin.ts`. */
declare module 'virtual:routes' {
  export const routes: readonly import('./routes.ts').Route[];
}
