/** The privacy policy lists what the code stores on a visitor's device: all of it, by name, and nothing else. */
import { describe, expect, it } from 'vitest';
import { privacyPolicy } from './policies/privacy-policy.ts';

/** Code that visitors run. The staff desk stores things for staff, who have notices of their own. */
const sources = Object.entries(
  import.meta.glob<string>(
    [
      '../**/*.{ts,tsx}',
      '!../**/*.test.{ts,tsx}',
      '!../{content,media,plugins,staff}/**',
      '!../**/{fake,model}-*.ts',
    ],
    { eager: true, query: '?raw', import: 'default' },
  ),
).map(([file, code]) => [file.replace('../', ''), code] as const);

/** The string constants in `code` by name. A template literal counts up to its first placeholder. */
const constantsIn = (code: string) =>
  new Map(
    [...code.matchAll(/const (\w+)(?:: \w+)? = (?:'([^']*)'|`([^`$]*))/g)].map(
      ([, name, text, start]) => [name!, text ?? start!] as const,
    ),
  );
const allConstants = new Map(sources.flatMap(([, code]) => [...constantsIn(code)]));

/** Calls that name a place on the device: what they call, and the argument with the name. */
const CALLS = [
  /\.setItem\(\s*([\w.]+|'[^']*')/g,
  /\bstoredId\(\s*([\w.]+|'[^']*')/g,
  /\bstore\(\s*([\w.]+|'[^']*') \+/g,
  /\bcreateStore\(\s*([\w.]+|'[^']*')/g,
  /\bindexedDbStore\(\s*([\w.]+|'[^']*')/g,
  /\bindexedDB\.open\(\s*([\w.]+|'[^']*')/g,
  // The names of the visitors' outbox.
  /\b(?:database|receipts) = ('[^']*')/g,
  /\bcaches\.open\(\s*([\w.]+|'[^']*')/g,
];

/** Parameters of the functions that do the writing. Their callers pass the names. */
const PARAMETERS = new Set(['key', 'name', 'database', 'place', 'cache', 'receipts']);

/** The names of local storage, session storage, databases and caches, as the code writes them. */
function writtenNames(): Set<string> {
  const names = new Set<string>();
  for (const [file, code] of sources) {
    const own = constantsIn(code);
    for (const call of CALLS)
      for (const [, argument] of code.matchAll(call)) {
        if (PARAMETERS.has(argument!)) continue;
        const name = argument!.startsWith("'")
          ? argument!.slice(1, -1)
          : (own.get(argument!) ?? allConstants.get(argument!));
        expect(name, `${file} writes to ${argument}, which this test can't resolve`).toBeDefined();
        names.add(name!);
      }
  }
  return names;
}

/** The names in quotation marks in the section about the device. */
function listedNames(): Set<string> {
  const section = privacyPolicy.sections.find(({ id }) => id === 'on-your-device')!;
  return new Set([...JSON.stringify(section).matchAll(/“([^”]+)”/g)].map(([, name]) => name!));
}

describe('the privacy policy', () => {
  it('lists every name under which the code stores something on the device, and no other', () => {
    const written = writtenNames();
    expect([...listedNames()].toSorted()).toEqual([...written].toSorted());
  });

  it('finds what is known to be written, so that the search itself works', () => {
    const written = writtenNames();
    for (const name of [
      'outbox',
      'page-views',
      'outbox-meta',
      'scans',
      'popup-seen',
      'session-id',
      'files',
      'scan:',
    ])
      expect(written).toContain(name);
  });

  it('is the only place to look: no file touches document.cookie', () => {
    expect(
      sources.filter(([, code]) => /document\.cookie|cookieStore/.test(code)).map(([file]) => file),
    ).toEqual([]);
  });
});
