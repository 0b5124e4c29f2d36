/** Compares what the documents say with the repository. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildVariables } from '../src/plugins/build-variables.ts';
import { readSettings } from '../supabase/functions/_shared/environment.ts';
import { parseSettings } from '../supabase/local/env.ts';

const root = resolve(import.meta.dirname, '..');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(resolve(root, file)));
const documents = tracked.filter((file) => file.endsWith('.md'));
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const readme = read('README.md');
const packageJson = JSON.parse(read('package.json')) as {
  engines: { node: string };
  browserslist: string[];
  scripts: Record<string, string>;
} & Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>;

/** All matches of `pattern` in the documents that `isFine` rejects, as "document: match". */
const findings = (pattern: RegExp, isFine: (text: string, document: string) => boolean) =>
  documents.flatMap((document) =>
    [...read(document).matchAll(pattern)]
      .map(([, text = '']) => text)
      .filter((text) => !isFine(text, document))
      .map((text) => `${document}: ${text}`),
  );

describe('the README', () => {
  it('has at most 8,000 bytes', () => expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(8000));

  it('links to every document in docs', () => {
    const linked = [...readme.matchAll(/\]\((docs\/[\w-]+\.md)\)/g)].map(([, file]) => file);
    expect([...new Set(linked)].toSorted()).toEqual(documents.filter((file) => file.startsWith('docs/')));
  });

  it('lists every folder of src', () => {
    const folders = readdirSync(join(root, 'src')).filter((name) =>
      statSync(join(root, 'src', name)).isDirectory(),
    );
    expect(folders.filter((name) => !readme.includes(`| \`src/${name}\``))).toEqual([]);
  });

  it('names the versions of Node.js and of browsers in package.json', () => {
    const versions = packageJson.engines.node.match(/\d+\.\d+/g)!;
    expect(readme).toContain(`Node.js ${versions.join(', ')} or newer`);
    for (const browser of packageJson.browserslist.filter((each) => !each.startsWith('ios'))) {
      const [name, , version] = browser.split(' ');
      expect(readme.toLowerCase()).toContain(`${name} ${Number.parseFloat(version!)}`);
    }
  });
});

it('tests/README.md lists every folder of tests', () => {
  const text = read('tests/README.md');
  const folders = readdirSync(join(root, 'tests')).filter((name) =>
    statSync(join(root, 'tests', name)).isDirectory(),
  );
  expect(folders.filter((name) => !text.includes(`| \`${name}/\``))).toEqual([]);
});

describe('in all documents', () => {
  it('links lead to files and headings that exist', () => {
    const anchors = (file: string) =>
      [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
        heading
          .toLowerCase()
          .replace(/[^\w\s-]/g, '')
          .replaceAll(' ', '-'),
      );
    const leads = (target: string, document: string) => {
      const [path, anchor] = target.split('#');
      const file = path === '' ? document : join(dirname(document), path!);
      return existsSync(resolve(root, file)) && (anchor === undefined || anchors(file).includes(anchor));
    };
    expect(findings(/\]\(((?!https?:)[^)\s]+)\)/g, leads)).toEqual([]);
  });

  it('paths lead to files that exist', () => {
    const files = tracked.join('\n');
    /** A path may begin at the root, at the document's folder, or anywhere. `*`, `…` and `<…>` stand for any name. */
    const exists = (text: string, document: string) => {
      const path = text.startsWith('..') ? join(dirname(document), text) : text;
      const escaped = path.replace(/\/$/, '').replace(/[.+()[\]]/g, '\\$&');
      const pattern = escaped.replace(/<[^>]+>|…|\*+/g, '.*');
      return new RegExp(`(?:^|/)${pattern}(?:/|$)`, 'm').test(files);
    };
    /** Files of the built site, and files that a run writes. */
    const isMade = (text: string) => /^(?:dist|print|supabase\/\.temp|test-results)\b/.test(text);
    const inFolder = /`((?:\.\.\/)*(?:src|supabase|tests|docs|public|\.github|\.ci)\/[^\s`]*)`/g;
    const byExtension = /`((?!\/|\$)[\w*<>…./-]+\.(?:tsx?|sql|toml|css|py|c|md))`/g;
    expect(
      [inFolder, byExtension].flatMap((each) =>
        findings(each, (text, document) => isMade(text) || exists(text, document)),
      ),
    ).toEqual([]);
  });

  it('commands of npm exist', () => {
    const exists = (name: string) => name in packageJson.scripts;
    expect(findings(/npm run (?:-s )?([\w:-]+)/g, exists)).toEqual([]);
  });
});

it('comments name files that exist', () => {
  const names = new Set(tracked.map((file) => basename(file)));
  const findings = tracked
    .filter((file) => /\.(?:ts|tsx|css|sql|toml|jsonc)$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/`([\w./-]*[\w-]\.(?:tsx?|css|sql|toml))`/g)]
        .map(([, name = '']) => name)
        .filter((name) =>
          /^(?:src|tests|supabase|docs)\//.test(name)
            ? !existsSync(resolve(root, name))
            : !names.has(basename(name)),
        )
        .map((name) => `${file}: ${name}`),
    );
  expect(findings).toEqual([]);
});

it('docs/operator.md has the environment variables that the code reads, and no others', () => {
  const names = new Set<string>();
  const recorder = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get: (_, name) => void names.add(String(name)),
      has: (_, name) => Boolean(names.add(String(name))) && false,
    },
  );
  parseSettings(recorder, { projectRoot: root, staffEmail: 'a@example.com', mailFrom: 'b@example.com' });
  readSettings(recorder);
  buildVariables(recorder);
  for (const file of tracked.filter((each) => /\.tsx?$/.test(each)))
    for (const [, name] of read(file).matchAll(/process\.env\['([A-Z_]+)'\]/g)) names.add(name!);

  const tables = read('docs/operator.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const documented = tables.flatMap((line) =>
    [...line.split('|')[1]!.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!),
  );
  const used = [...names].filter((name) => /^[A-Z_]+$/.test(name));
  expect(documented.toSorted()).toEqual(used.toSorted());
});

it('docs/how-it-works.md says why each package is here', () => {
  const text = read('docs/how-it-works.md');
  const { dependencies, devDependencies, optionalDependencies } = packageJson;
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  // A row may name all packages of a scope. Packages with types need no row.
  const isThere = (name: string) =>
    name.startsWith('@types/') || text.includes(`\`${name}\``) || text.includes(`\`${dirname(name)}/*\``);
  expect(names.filter((name) => !isThere(name))).toEqual([]);
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((line) =>
    [...line.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
  );
  const isUsed = (name: string) => names.some((each) => each === name || `${dirname(each)}/*` === name);
  expect(listed.filter((name) => !isUsed(name))).toEqual([]);
});
