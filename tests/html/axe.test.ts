/** What axe finds in every document without a layout. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { JSDOM, VirtualConsole } from 'jsdom';
import { expect, test } from 'vitest';
import { paths } from '../../src/site/paths.ts';
import { publishedPaths } from '../e2e/support/html.ts';
import { documentOf } from './site.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that need no layout. Those about colors, sizes and frames run in the browser. */
async function axe(html: string): Promise<string[]> {
  const { window } = new JSDOM(html, {
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    virtualConsole: new VirtualConsole(),
  });
  window.eval(axeSource);
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const { violations } = await axe.run(window.document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    resultTypes: ['violations'],
    elementRef: false,
  });
  window.close();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

test.each(publishedPaths)('axe finds nothing in %s', async (path) => {
  expect(await axe(documentOf(path))).toEqual([]);
});

test('axe notices a mistake', async () => {
  const html = documentOf(paths.about).replace(/ alt="[^"]*"/, '');
  expect(await axe(html)).toContainEqual(expect.stringMatching(/^image-alt: /));
});
