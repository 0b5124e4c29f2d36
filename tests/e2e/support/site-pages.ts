import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pagesOf } from '../../../src/site/pages.ts';

const articles = resolve(import.meta.dirname, '../../../src/content/articles');

/** Every page of the built site. */
export const pages = pagesOf(
  readdirSync(articles)
    .filter((file) => !file.endsWith('.schema.ts'))
    .map((file) => basename(file, '.ts')),
);
