import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { inlineFavicon } from './inline-favicon.ts';

const read = (file: string) => readFileSync(resolve(import.meta.dirname, '../../..', file), 'utf8');

test('the icon in a page is the file, which needs no request', () => {
  const svg = read('public/favicon.svg');
  const page = inlineFavicon(read('src/index.html'), svg);
  expect(page).not.toContain('favicon.svg');
  const url = /<link rel="icon" href="(data:[^"<>#]*)" \/>/.exec(page)?.[1];
  expect(url).toMatch(/^data:image\/svg\+xml,/);
  const drawing = decodeURIComponent(url!.slice(url!.indexOf(',') + 1));
  expect(drawing.replaceAll("'", '"')).toBe(svg.trim());
});

test('a template without an icon is an error', () => {
  expect(() => inlineFavicon('<head></head>', '<svg/>')).toThrow('links no icon');
});
