import { describe, expect, it } from 'vitest';
import { linkGroups } from '../app/routes/sitemap/groups.ts';
import { categories } from '../content/services/categories.ts';
import { pagesOf, routes } from './pages.ts';
import { entrances, paths } from './paths.ts';
import { redirects } from './redirects.ts';

const namesIn = (files: Record<string, unknown>) =>
  Object.keys(files).map((file) => /([\w-]+)\.tsx?$/.exec(file)![1]!);
const articleSlugs = namesIn(
  import.meta.glob(['../content/articles/*.ts', '!../content/articles/*.schema.ts']),
);
const serviceFiles = namesIn(
  import.meta.glob(['../content/services/*.ts', '!**/*.schema.ts', '!**/categories.ts', '!**/*.test.ts']),
);
const sources = import.meta.glob<string>('../app/routes/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pages = pagesOf(articleSlugs);
const published = pages.filter(({ file }) => file === undefined).map(({ path }) => path);

describe('the list of pages', () => {
  it('has a route for every module in src/app/routes that exports a page, and for nothing else', () => {
    const modules = Object.entries(sources)
      .filter(([, source]) => /^export (?:const|function) head\b/m.test(source))
      .map(([file]) => file.replace('../app/routes/', ''));
    expect([...new Set(routes.map(({ module }) => module))].sort()).toEqual(modules.sort());
  });

  it('names the deferred part of every module that has one', () => {
    const folders = Object.keys(sources).flatMap(
      (file) => /routes\/(.+)\/deferred\.tsx$/.exec(file)?.[1] ?? [],
    );
    const named = routes.flatMap(({ module, deferred }) => (deferred ? [[module, deferred]] : []));
    const expected = folders.map((folder) => [`${folder}/${folder}.tsx`, `${folder}/deferred.tsx`]);
    expect(expected.length).toBeGreaterThan(0);
    expect(named.sort()).toEqual(expected.sort());
  });

  it('has a page for every path in paths.ts that is not a redirect or a file', () => {
    const moved = new Set<string>(redirects.map(([from]) => from));
    const fixed = Object.values(paths).filter((path) => typeof path === 'string');
    const expected = fixed.filter((path) => !moved.has(path) && path !== paths.sitemapXml);
    expect(expected.filter((path) => !published.includes(path))).toEqual([]);
  });

  it('has every article, every service and its aftercare once', () => {
    expect(articleSlugs.length).toBeGreaterThan(0);
    expect(serviceFiles.length).toBeGreaterThan(0);
    for (const path of [
      ...articleSlugs.map(paths.article),
      ...serviceFiles.flatMap((slug) => [paths.service(slug), paths.aftercareOf(slug)]),
    ])
      expect(
        published.filter((one) => one === path),
        path,
      ).toEqual([path]);
  });

  it('has a record for every policy, and a page for every record', () => {
    const records = namesIn(
      import.meta.glob(['../content/policies/*.ts', '!../content/policies/*.schema.ts']),
    );
    const policies = routes.filter(({ module }) => module === 'policy/policy.tsx');
    expect(policies.map(({ pattern }) => pattern.slice(1)).sort()).toEqual(records.sort());
  });

  it('has no path twice', () => {
    expect(new Set(published).size).toBe(published.length);
  });

  it('has the pages that an installed app starts with', () => {
    for (const path of Object.values(entrances)) expect(published).toContain(path);
  });
});

it('the sitemap page links to every page that search engines may index', () => {
  const cards = categories.flatMap(({ id, slugs }) =>
    slugs.map((slug) => ({ slug, title: slug, category: id })),
  );
  const groups = linkGroups(
    cards,
    articleSlugs.map((slug) => ({ slug, title: slug })),
  );
  const linked = new Set(groups.flatMap(({ links }) => links.map(({ to }) => to)));
  const unlinked = new Set<string>([paths.sitemap, paths.unsubscribe]);
  expect(published.filter((path) => !linked.has(path) && !unlinked.has(path))).toEqual([]);
});
