/** How a mail to a visitor begins. Pure functions. */

/** Words that may stand where a first name would, and are none. */
const NO_NAMES = new Set(
  'dr mr mrs ms miss mx prof professor doctor sir madam rev sra sr herr frau the my test none no not na nil unknown anonymous guest'.split(
    ' ',
  ),
);

/** A first name as it is written in a greeting: letters, with hyphens and apostrophes inside. One letter is an initial. */
const FIRST_NAME = /^\p{L}[\p{L}\p{M}]*(?:[-'’]\p{L}[\p{L}\p{M}]*)*$/u;

/** "MARY-ANN" and "mary-ann" as "Mary-Ann". Two capitals may be initials, and mixed spellings are meant as they are. */
function inCase(word: string): string {
  const isShouted = word === word.toUpperCase() && word.length > 2;
  if (!isShouted && word !== word.toLowerCase()) return word;
  return word.toLowerCase().replace(/(^|[-'’])(\p{L})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}

/**
 * The first name in a name as a visitor typed it. Undefined if nothing in it is one for sure: a greeting without a name is
 * better than one with a wrong name.
 */
export function firstName(name: string): string | undefined {
  // "SMITH, John" puts the family name first. After "John Smith, MD" no name follows.
  const [, , afterFamily] = /^\s*(\S+?)\s*,\s*(.*)$/.exec(name) ?? [];
  const word = (afterFamily ?? name).trim().split(/\s+/)[0] ?? '';
  const isName = FIRST_NAME.test(word) && [...word].length > 1 && !NO_NAMES.has(word.toLowerCase());
  return isName ? inCase(word) : undefined;
}

/** "Hi Ada," or "Hello,". */
export function greeting(name: string, maxLength: number): string {
  const first = firstName(name);
  return first !== undefined && encodeURIComponent(first).length <= maxLength ? `Hi ${first},` : 'Hello,';
}
