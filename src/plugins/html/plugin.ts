import type { Plugin } from 'vite';
import { paths } from '../../site/paths.ts';
import { rewrites } from '../../site/qr-pages.ts';
import { notFoundDocuments, redirects } from '../../site/redirects.ts';
import type { BuildEnvironment } from '../build-variables.ts';
import { lastChange } from '../last-change.ts';
import { staffRewrites } from '../staff/served-paths.ts';
import { fileOf, headersFile, redirectsFile, robotsTxt, sitemapXml } from './hosting.ts';
import { LOGO_PLACEHOLDER, LOGO_SYMBOLS } from './logo-symbols.ts';
import type { RenderSite } from './render-site.ts';
import { published } from '../../content/published.ts';

/** Puts the logo into the document of the development server, which renders no pages. */
export function developmentHtml(): Plugin {
  return {
    name: 'development-html',
    apply: 'serve',
    transformIndexHtml: (document) => document.replace(LOGO_PLACEHOLDER, LOGO_SYMBOLS),
  };
}

/**
 * Adds every page of `src/site/pages.ts` to the client build, and the files that tell a static host how to serve them.
 * They are part of the bundle, so the service worker's precache list includes them.
 */
export function html({ siteUrl, connectOrigins, config }: BuildEnvironment, renderSite: RenderSite): Plugin {
  return {
    name: 'html',
    apply: 'build',
    generateBundle: {
      // Late enough that Vite has added the stylesheets to the bundle.
      order: 'post',
      async handler(_options, bundle) {
        const emit = (fileName: string, source: string | Uint8Array) =>
          this.emitFile({ type: 'asset', fileName, source });
        const { pages, assets, bootScriptHash } = await renderSite(bundle);
        for (const { fileName, source } of assets) emit(fileName, source);
        for (const { page, html } of pages) emit(fileOf(page), html);

        const indexed = pages.flatMap(({ head }) => (head.noindex ? [] : (head.path ?? [])));
        emit(paths.sitemapXml.slice(1), sitemapXml(indexed, lastChange(), siteUrl));
        emit('robots.txt', robotsTxt(siteUrl));
        emit('_headers', headersFile(connectOrigins, bootScriptHash));
        emit(
          '_redirects',
          redirectsFile(redirects, [...rewrites, ...staffRewrites], notFoundDocuments, connectOrigins[0]),
        );
        emit('config.json', JSON.stringify(config));
        // The desk reads in it whether the pages agree with what was published since.
        emit('published-settings.json', JSON.stringify(published));
      },
    },
  };
}
