import type { ComponentType } from 'react';
import { routes } from 'virtual:routes';
import { matchPattern } from '../site/address.ts';
import type { Head } from '../site/head.ts';
import type { Deferred } from '../ui/deferred.tsx';

type Params = Readonly<Record<string, string | undefined>>;

interface LoaderArgs {
  params: Params;
  pathname: string;
}

/**
 * What a route module exports. `loader` loads the data of one page, `loadDeferred` code and data of the part that
 * `<Deferred>` renders. Component and head receive what they returned.
 */
export interface RouteModule<Data = unknown, Later = unknown> {
  Component: ComponentType<{ data: Data; deferred: Deferred<Later> }>;
  head: (data: Data, deferred: Deferred<Later>) => Head;
  /**
   * Called once before the page would be shown. `isFirst`: as the page with which the document was opened.
   * @returns the path to show instead, if there is one
   */
  redirect?: (data: Data, isFirst: boolean) => string | undefined;
  loader?: (args: LoaderArgs) => Data | Promise<Data>;
  /** Its module is `deferred.tsx` beside the route module. The build inlines the styles of that file too. */
  loadDeferred?: (args: LoaderArgs) => Promise<Later>;
}

/** A route: its path pattern, and the import of its module, which is a chunk of its own. */
export interface Route {
  path: string;
  load: () => Promise<RouteModule>;
  /** Imports the file that the module's `loadDeferred` imports, so that both files load at the same time. */
  preloadDeferred?: () => Promise<unknown>;
}

/** A page ready to be rendered: its code and data are loaded. */
export interface LoadedPage {
  pathname: string;
  Component: ComponentType<{ data: unknown; deferred: unknown }>;
  data: unknown;
  /** What `loadDeferred` returned. A promise of it on a first visit only (`defer` of `loadPage`). */
  deferred: unknown;
  head: Head;
  redirect?: ((isFirst?: boolean) => string | undefined) | undefined;
}

/**
 * Loads code and data of the page at `pathname`. An unknown path has the not-found page. The routes are those of
 * `src/site/pages.ts`.
 * @param defer loads the part of the page that a prerendered document can wait for
 * @throws when a chunk can't be loaded or a loader fails
 */
export async function loadPage(
  pathname: string,
  defer?: <T>(load: () => Promise<T>) => Promise<T>,
): Promise<LoadedPage> {
  for (const route of routes) {
    const params = matchPattern(route.path, pathname);
    if (!params) continue;
    // If it fails, `loadDeferred` fails too and reports it.
    if (!defer) route.preloadDeferred?.().catch(() => {});
    const { Component, head, loader, loadDeferred, redirect } = await route.load();
    const args = { params, pathname };
    const load = async () => loadDeferred?.(args);
    const [data, whole] = await Promise.all([loader?.(args), defer ? undefined : load()]);
    const deferred = defer && loadDeferred ? defer(load) : whole;
    return {
      pathname,
      Component,
      data,
      deferred,
      head: head(data, deferred),
      redirect: redirect && ((isFirst = false) => redirect(data, isFirst)),
    };
  }
  throw new Error(`No route for ${pathname}`);
}
