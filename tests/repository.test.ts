import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { business } from '../src/content/business.ts';
import { formActions, paths } from '../src/site/paths.ts';

const root = resolve(import.meta.dirname, '..');
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
const sources = tracked.filter((file) => /\.(ts|tsx|css|sql|py|toml|html|md)$/.test(file));
const documents = new Set(tracked.filter((file) => file.endsWith('.md')).map((file) => basename(file)));
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

it('cites no document outside the repository', () => {
  const findings = sources.flatMap((file) =>
    [...read(file).matchAll(/[\w/-]+\.md\b|specification part \d|\bissue "[A-Z]/g)]
      .filter(([cited]) => !documents.has(basename(cited)))
      .map(([cited]) => `${file}: ${cited}`),
  );
  expect(findings).toEqual([]);
});

it('uses straight quotes', () => {
  const quotes = /[\u00ab\u00bb]/;
  expect(sources.filter((file) => quotes.test(read(file)))).toEqual([]);
});

it('only the business record writes the name, the phone number and the street of the business', () => {
  const facts = [business.name, business.phone.display, business.address.street];
  const code = sources.filter(
    (file) => /\.(ts|tsx|css|sql|html|toml)$/.test(file) && !/\.(test|spec)\.ts$/.test(file),
  );
  const findings = code.filter((file) => facts.some((fact) => read(file).includes(fact)));
  expect(findings).toEqual(['src/content/business.ts']);
});

it('texts take the reply time from the business record', () => {
  const written = /(?:answers?|get back to you) within \d+ hours|Within \d+ hours, we/;
  const texts = sources.filter((file) =>
    /^(?:src\/content|supabase\/functions)\/(?!.*\.test\.).*\.ts$/.test(file),
  );
  expect(texts.filter((file) => written.test(read(file)))).toEqual([]);
});

it('no style rule starts with :has() at the root', () => {
  // Such a rule makes the browser compute the root's style again whenever anything on the page changes.
  const styles = sources.filter((file) => file.endsWith('.css'));
  expect(styles.filter((file) => /(:root|html|body)(?![\w-])[^\s{},>+~]*:has\(/.test(read(file)))).toEqual(
    [],
  );
});

it('only src/site/paths.ts writes paths of the public site', () => {
  const names = Object.values({ ...paths, ...formActions })
    .map((path) => (typeof path === 'string' ? path : path('')))
    .filter((path) => path !== '/')
    .map((path) => path.replace(/\/$/, ''));
  const written = new RegExp(`['"\`](?:${names.join('|')})(?:[/?#'"\`]|$)`);
  const isComment = /^\s*(?:\/?\*|\/\/)/;
  const findings = sources
    .filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) =>
      read(file)
        .split('\n')
        .some((line) => !isComment.test(line) && written.test(line)),
    );
  expect(findings).toEqual(['src/site/paths.ts']);
});

it('no two source files have one name', () => {
  // Two names say what a file is to its folder: a plugin's entry, and the part of a route that loads later. A record
  // (`popup.ts`) has the name of the component that shows it (`popup.tsx`).
  const conventions = new Set(['plugin.ts', 'deferred.tsx']);
  const names = sources
    .filter((file) => /^src\/.*\.tsx?$/.test(file))
    .map((file) => basename(file))
    .filter((name) => !conventions.has(name));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('no migration is edited: a database that has it would never see the change', () => {
  const sums = tracked
    .filter((file) => /^supabase\/migrations\/.*\.sql$/.test(file))
    .map((file) => `${createHash('sha256').update(read(file)).digest('hex')}  ${file}\n`);
  // A new one is added with `sha256sum supabase/migrations/*.sql > supabase/migrations.sha256`.
  expect(read('supabase/migrations.sha256')).toBe(sums.join(''));
});
