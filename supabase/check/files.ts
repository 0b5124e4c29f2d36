import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Files } from './target.ts';

const root = resolve(import.meta.dirname, '../..');
const articles = /^(.*)(?<!\.schema|\.test)\.ts$/;

/** What is in this repository. */
export const repositoryFiles = (): Files => ({
  articles: namesIn('src/content/articles').flatMap((name) => articles.exec(name)?.[1] ?? []),
  films: namesIn('src/media/films').filter((name) => /\.(?:webm|mp4)$/.test(name)),
  functions: readdirSync(resolve(root, 'supabase/functions'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
    .map(({ name }) => name),
});

const namesIn = (folder: string): string[] => readdirSync(resolve(root, folder));
