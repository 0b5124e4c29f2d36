import { matchPath } from 'react-router-dom';
import type { ComponentType } from 'react';
import type { Head } from '../site/head.ts';
import { paths } from '../site/paths.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** What a route module exports. `loader` brings the data of one page; component and head receive what it returned. */
export interface RouteModule<Data = unknown> {
  Component: ComponentType<{ data: Data }>;
  head: (data: Data) => Head;
  /** Called once before the page would be shown. @returns the path to show instead, if there is one */
  redirect?: (data: Data) => string | undefined;
  loader?: (args: { params: Params }) => Data | Promise<Data>;
}

/** A path pattern, and its module as a chunk of its own. */
interface Route {
  path: string;
  load: () => Promise<Omit<RouteModule<never>, 'loader'> & Pick<RouteModule, 'loader'>>;
}

/** The route table of the whole site. The first match wins. */
const routes: readonly Route[] = [
  { path: paths.home, load: () => import('./routes/home/home.tsx') },
  { path: paths.contact, load: () => import('./routes/contact/contact.tsx') },
  { path: paths.memberships, load: () => import('./routes/memberships/memberships.tsx') },
  { path: paths.articles, load: () => import('./routes/articles/articles.tsx') },
  { path: paths.article(':slug'), load: () => import('./routes/article/article.tsx') },
  { path: paths.services, load: () => import('./routes/services/services.tsx') },
  { path: paths.concerns, load: () => import('./routes/concerns/concerns.tsx') },
  { path: paths.technology, load: () => import('./routes/technology/technology.tsx') },
  { path: paths.gallery, load: () => import('./routes/gallery/gallery.tsx') },
  { path: paths.service(':slug'), load: () => import('./routes/service/service.tsx') },
  { path: paths.terms, load: () => import('./routes/policy/terms-of-service.tsx') },
  { path: paths.privacy, load: () => import('./routes/policy/privacy-policy.tsx') },
  { path: paths.hipaa, load: () => import('./routes/policy/hipaa-compliance.tsx') },
  { path: paths.about, load: () => import('./routes/about/about.tsx') },
  { path: paths.rewards, load: () => import('./routes/rewards/rewards.tsx') },
  {
    path: paths.virtualConsultations,
    load: () => import('./routes/virtual-consultations/virtual-consultations.tsx'),
  },
  { path: paths.sitemap, load: () => import('./routes/sitemap/sitemap.tsx') },
  { path: paths.unsubscribe, load: () => import('./routes/unsubscribe/unsubscribe.tsx') },
  { path: paths.qrCode(':code'), load: () => import('./routes/qr-code/qr-code.tsx') },
  { path: '*', load: () => import('./routes/not-found/not-found.tsx') },
];

/** A page ready to be rendered: code and data are here. */
export interface LoadedPage {
  pathname: string;
  Component: ComponentType<{ data: unknown }>;
  data: unknown;
  head: Head;
  redirect?: (() => string | undefined) | undefined;
}

/**
 * Brings code and data of the page at `pathname`; an unknown path is the not-found page.
 * @throws when a chunk can't be loaded or a loader fails
 */
export async function loadPage(pathname: string): Promise<LoadedPage> {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (!match) continue;
    const { Component, head, loader, redirect } = (await route.load()) as RouteModule;
    const data = await loader?.({ params: match.params });
    return { pathname, Component, data, head: head(data), redirect: redirect?.bind(null, data) };
  }
  throw new Error(`No route for ${pathname}`);
}
