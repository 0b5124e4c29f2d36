import { matchPath } from 'react-router-dom';
import type { ComponentType } from 'react';
import { routes } from 'virtual:routes';
import type { Head } from '../site/head.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** What a route module exports. `loader` loads the data of one page; component and head receive what it returned. */
export interface RouteModule<Data = unknown> {
  Component: ComponentType<{ data: Data }>;
  head: (data: Data) => Head;
  /** Called once before the page would be shown. @returns the path to show instead, if there is one */
  redirect?: (data: Data) => string | undefined;
  loader?: (args: { params: Params; pathname: string }) => Data | Promise<Data>;
}

/** A route: its path pattern, and the import of its module, which is a chunk of its own. */
export interface Route {
  path: string;
  load: () => Promise<RouteModule>;
}

/** A page ready to be rendered: its code and data are loaded. */
export interface LoadedPage {
  pathname: string;
  Component: ComponentType<{ data: unknown }>;
  data: unknown;
  head: Head;
  redirect?: (() => string | undefined) | undefined;
}

/**
 * Loads code and data of the page at `pathname`. An unknown path has the not-found page. The routes are those of
 * `src/site/pages.ts`.
 * @throws when a chunk can't be loaded or a loader fails
 */
export async function loadPage(pathname: string): Promise<LoadedPage> {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (!match) continue;
    const { Component, head, loader, redirect } = await route.load();
    const data = await loader?.({ params: match.params, pathname });
    return { pathname, Component, data, head: head(data), redirect: redirect?.bind(null, data) };
  }
  throw new Error(`No route for ${pathname}`);
}
