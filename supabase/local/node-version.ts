/** Oldest usable version of each supported major version, and of everything newer. Must match `engines`. */
const SUPPORTED: readonly [major: number, minor: number][] = [
  [20, 19],
  [22, 12],
];

/** A sentence for somebody whose Node.js is too old, or null. `version` as in `process.versions.node`. */
export function nodeVersionProblem(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const newest = SUPPORTED.at(-1)!;
  const isSupported =
    major > newest[0] ||
    SUPPORTED.some(([ownMajor, leastMinor]) => major === ownMajor && minor >= leastMinor);
  return isSupported
    ? null
    : `Node.js ${version} is too old; install version 20.19, 22.12 or newer from https://nodejs.org.`;
}
