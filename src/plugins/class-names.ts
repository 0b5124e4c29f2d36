import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Names of classes and animations in a stylesheet. Also matches words in strings and URLs, which does no harm. */
const NAME = /\.(-?[a-zA-Z_][\w-]*)|@keyframes\s+([\w-]+)/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CAPITALS = LETTERS.slice(26);

/** Returns the built name of a class in a CSS module. The type of Vite's `generateScopedName`. */
export type ClassName = (name: string, file: string) => string;

/**
 * Short class names for every CSS module in `root`. The returned function expects an absolute file name.
 * @throws when two classes would get the same name
 */
export function shortClassNames(root: string): ClassName {
  const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
    // The staff desk is a build of its own.
    .filter((file) => file.endsWith('.css') && !withSlashes(file).startsWith('staff/'))
    .map((file) => [withSlashes(file), readFileSync(join(root, file), 'utf8')] as const);
  const isModule = (file: string) => file.endsWith('.module.css');
  const names = assignNames(new Map(sheets.filter(([file]) => isModule(file))));
  const globals = sheets.filter(([file]) => !isModule(file)).flatMap(([, css]) => namesIn(css));
  refuseCollisions(names, globals);
  return (name, file) => {
    const owner = ownerOf(withSlashes(relative(root, file.split('?')[0]!)), name);
    const found = names.get(owner);
    if (found === undefined)
      throw new Error(`${owner} has no class name: the stylesheet did not contain it when the build started`);
    return found;
  };
}

/**
 * A class name consists of two letters for its file and of the class's position in the file, one letter for the first 52.
 * So no two classes can have the same name. The first letter is a capital, which no global class starts with. The
 * letters of a file derive from its path, so that a new file does not change the names of others.
 * @param modules text of every CSS module by path
 * @returns class names by owner, see `ownerOf`
 */
export function assignNames(modules: ReadonlyMap<string, string>): Map<string, string> {
  const assigned = new Map<string, string>();
  for (const [file, code] of fileCodes([...modules.keys()].sort()))
    namesIn(modules.get(file)!).forEach((name, position) =>
      assigned.set(ownerOf(file, name), code + letters(position)),
    );
  return assigned;
}

/** @throws when a class name has two owners, or is also the name of a global class */
export function refuseCollisions(names: ReadonlyMap<string, string>, globals: readonly string[]): void {
  const owners = new Map(globals.map((name) => [name, `the global class .${name}`]));
  for (const [owner, name] of names) {
    const other = owners.get(name);
    if (other) throw new Error(`${owner} and ${other} have the same class name '${name}' in the built site`);
    owners.set(name, owner);
  }
}

const ownerOf = (file: string, name: string) => `.${name} in ${file}`;
const withSlashes = (path: string) => path.split(sep).join('/');

function namesIn(css: string): string[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...new Set([...text.matchAll(NAME)].map(([, className, animation]) => (className ?? animation)!))];
}

/** A capital and a letter for each file, from a hash of its path, or the next free ones if they are taken. */
function fileCodes(files: readonly string[]): Map<string, string> {
  const all = [...CAPITALS].flatMap((first) => [...LETTERS].map((second) => first + second));
  if (files.length > all.length) throw new Error(`${files.length} CSS modules, but only ${all.length} codes`);
  const codes = new Map<string, string>();
  const taken = new Set<number>();
  for (const file of files) {
    let at = createHash('sha256').update(file).digest().readUInt32BE() % all.length;
    while (taken.has(at)) at = (at + 1) % all.length;
    taken.add(at);
    codes.set(file, all[at]!);
  }
  return codes;
}

const letters = (position: number): string =>
  position < LETTERS.length
    ? LETTERS[position]!
    : letters(Math.floor(position / LETTERS.length) - 1) + LETTERS[position % LETTERS.length]!;
