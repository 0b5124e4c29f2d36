import { readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const withSlashes = (path: string) => path.split(sep).join('/');
/** A number in letters. */
const numeral = (number: number): string =>
  (number < LETTERS.length ? '' : numeral(Math.floor(number / LETTERS.length) - 1)) +
  LETTERS[number % LETTERS.length]!;

/**
 * Short class names for the CSS modules in a folder, for Vite's `generateScopedName`: two letters for the file, in the order
 * of the paths, and one for the class, or more after the first 52. The first letter is a capital, which no global class
 * begins with. Files of the desk come last, because their changes must not rename classes of the site.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map(withSlashes)
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .sort((a, b) => Number(a.startsWith('staff/')) - Number(b.startsWith('staff/')));
  const classes = paths.map((): string[] => []);
  return (name, file) => {
    const at = paths.indexOf(withSlashes(relative(root, file.split('?')[0]!)));
    const known = classes[at]!;
    if (!known.includes(name)) known.push(name);
    const capital = LETTERS[26 + Math.floor(at / LETTERS.length)]!;
    return capital + LETTERS[at % LETTERS.length]! + numeral(known.indexOf(name));
  };
}
