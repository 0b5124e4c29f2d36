import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';

/** Returns the built name of a class in a CSS module. The type of Vite's `generateScopedName`. */
export type ClassName = (name: string, file: string) => string;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CAPITALS = LETTERS.slice(26);

/** How many characters of a class name stand for its file. */
const FILE_LETTERS = 3;

/**
 * Short class names: three letters from a hash of the file's path in `root`, and then the class's number in the file as a
 * letter. The first letter is a capital, which no global class begins with.
 * @throws when two files have the same letters
 */
export function shortClassNames(root: string): ClassName {
  const files = new Map<string, string>();
  const classes = new Map<string, string[]>();
  return (name, path) => {
    const file = relative(root, path.split('?')[0]!).split(sep).join('/');
    const letters = lettersOf(file);
    const owner = files.get(letters) ?? file;
    if (owner !== file) throw new Error(`Rename ${file}: its class names begin as those of ${owner} do.`);
    files.set(letters, file);
    const known = classes.get(file) ?? [];
    if (!known.includes(name)) classes.set(file, [...known, name]);
    return letters + numeral(classes.get(file)!.indexOf(name));
  };
}

function lettersOf(file: string): string {
  const [first, ...others] = createHash('sha256').update(file).digest().subarray(0, FILE_LETTERS);
  return CAPITALS[first! % CAPITALS.length]! + others.map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

const numeral = (number: number): string =>
  number < LETTERS.length
    ? LETTERS[number]!
    : numeral(Math.floor(number / LETTERS.length) - 1) + LETTERS[number % LETTERS.length]!;
