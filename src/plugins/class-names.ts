import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';

/** Returns the built name of a class in a CSS module. The type of Vite's `generateScopedName`. */
export type ClassName = (name: string, file: string) => string;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CAPITALS = LETTERS.slice(26);
const withSlashes = (path: string) => path.split(sep).join('/');

/**
 * Short class names for the CSS modules in a folder: two letters for the file and one for the class, or more after the
 * first 52. The first letter is a capital, which no global class begins with.
 */
export function shortClassNames(root: string): ClassName {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map(withSlashes);
  const codes = fileCodes(files.filter((file) => file.endsWith('.module.css')).sort());
  const classes = new Map<string, string[]>();
  return (name, path) => {
    const file = withSlashes(relative(root, path.split('?')[0]!));
    const known = classes.get(file) ?? [];
    if (!known.includes(name)) known.push(name);
    classes.set(file, known);
    return codes.get(file)! + numeral(known.indexOf(name));
  };
}

/** Two letters for each file, from a hash of its path, so that a new file seldom changes the letters of others. */
export function fileCodes(files: readonly string[]): Map<string, string> {
  const codes = new Map<string, string>();
  const taken = new Set<string>();
  for (const file of files) {
    let code: string;
    let attempt = 0;
    do {
      const [first, second] = createHash('sha256').update(`${file}${attempt++}`).digest();
      code = CAPITALS[first! % CAPITALS.length]! + LETTERS[second! % LETTERS.length]!;
    } while (taken.has(code));
    taken.add(code);
    codes.set(file, code);
  }
  return codes;
}

const numeral = (number: number): string =>
  number < LETTERS.length
    ? LETTERS[number]!
    : numeral(Math.floor(number / LETTERS.length) - 1) + LETTERS[number % LETTERS.length]!;
