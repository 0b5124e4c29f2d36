import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

const VALID = [
  '<p>{name}</p>',
  '<p>{`${name}: ${count}`}</p>',
  '<p>{count > 0 ? name : texts.none}</p>',
  '<p>{texts.title} <b>{name}</b></p>',
  '<p><span>{name}</span> <b>{count}</b></p>',
  '<p>{count > 0 && <b>{name}</b>}<span>{name}</span></p>',
  '<ul>{list.map((item) => <li key={item}>{item}</li>)}</ul>',
  '<div><hr />{children}</div>',
  '<>{texts.list.map(({ title }) => <p key={title}>{title} <b /></p>)}</>',
];
const INVALID = [
  '<p>{name}: {count}</p>',
  '<p>Hello {name}</p>',
  '<p>{texts.title}{count > 0 && <b />}</p>',
  '<p>{count > 0 && texts.title}{texts.text}</p>',
  '<p>{name}<b /></p>',
  '<div><>{name} <b /></></div>',
  '<p>{list.map((item) => item.title)}<b /></p>',
  '<ul>{list.map((item) => <li key={item.id}>{item.title} <b /></li>)}</ul>',
  'name',
  '[name]',
  "count > 0 ? <b /> : 'none'",
  '<p>{createPortal(name, texts.place)}</p>',
];

/** Lints components that return these expressions. @returns those with a message */
async function refused(expressions: readonly string[]): Promise<string[]> {
  const components = expressions.map(
    (jsx, index) => `export function Part${index}({ name, count, list, children }) { return ${jsx}; }`,
  );
  writeFileSync(join(folder, 'parts.tsx'), ["import { texts } from './texts.ts';", ...components].join('\n'));
  writeFileSync(
    join(folder, 'config.json'),
    JSON.stringify({
      jsPlugins: [join(import.meta.dirname, 'text-elements.ts')],
      categories: { correctness: 'off' },
      rules: { 'translation/text-elements': 'error' },
    }),
  );
  const oxlint = [join(root, 'node_modules/oxlint/bin/oxlint'), '-c', 'config.json', '--format', 'unix'];
  const output = await new Promise<string>((done) => {
    const args = ['--import', import.meta.resolve('tsx'), ...oxlint, 'parts.tsx'];
    execFile(process.execPath, args, { cwd: folder }, (_error, stdout) => done(stdout));
  });
  const lines = new Set([...output.matchAll(/^parts\.tsx:(\d+)/gm)].map(([, line]) => Number(line)));
  // The first line is the import.
  return expressions.filter((_, index) => lines.has(index + 2));
}

it('refuses text beside what changes, and nothing else', async () => {
  expect(await refused([...VALID, ...INVALID])).toEqual(INVALID);
});
