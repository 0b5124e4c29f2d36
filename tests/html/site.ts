/** The built site, served as `npm start` serves it, for tests that need no browser. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createGateway, type Parts } from '../../supabase/local/gateway.ts';
import { listen, type Listener } from '../../supabase/local/server.ts';
import { openSite } from '../../supabase/local/site.ts';

const root = resolve(import.meta.dirname, '../..');

export const dist = join(root, 'dist');

/** The text of a published page, from its file: nothing has to be compressed. Addresses are those of the build. */
export const documentOf = (path: string): string => textOf(join(path, 'index.html'));

/** The text of a published file. */
export const textOf = (path: string): string => readFileSync(join(dist, path), 'utf8');

export type Json = Record<string, unknown>;

/** The structured data of a document. */
export const structuredData = (html: string): Json[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as Json,
  );

/** The origin that documents name. */
export const SITE_URL = (JSON.parse(textOf('build.json')) as { siteUrl: string }).siteUrl;

/** Serves the site while the tests of this file run. */
export function useSite(): { readonly origin: string } {
  const folder = mkdtempSync(join(tmpdir(), 'html-'));
  let listener: Listener;
  beforeAll(async () => {
    const parts: Parts = { mailFolder: folder, log: () => undefined, healthy: async () => true };
    listener = await listen('127.0.0.1', 0, createGateway(parts));
    parts.site = await openSite({
      dist,
      servedFolder: folder,
      cacheFolder: join(root, 'node_modules/.cache/site-compressed'),
      siteUrl: listener.origin,
    });
  });
  afterAll(async () => {
    await listener.close(0);
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    get origin() {
      return listener.origin;
    },
  };
}
