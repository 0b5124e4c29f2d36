import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/**
 * The Chromium to test with: CHROMIUM_PATH, then /usr/bin/chromium, then Playwright's own.
 * @returns its path, or undefined when none is installed
 */
export function findChromium(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

/** Same as `findChromium`. @throws when there is none; call `ensureChromium` first */
export function chromiumPath(): string {
  const path = findChromium();
  if (!path) throw new Error('No Chromium: set CHROMIUM_PATH, or run `npx playwright install chromium`.');
  return path;
}

/** Installs Chromium if there is none: Playwright's own or, as root, Debian's package. Prints what it does. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) {
    console.error(`Chromium: ${found}`);
    return found;
  }
  console.error('No Chromium found: installing the one of Playwright …');
  const run = (command: string, args: string[]) => execFileSync(command, args, { stdio: 'inherit' });
  try {
    run('npx', ['playwright', 'install', 'chromium']);
  } catch {
    if (process.getuid?.() !== 0) throw new Error('Could not install Chromium; set CHROMIUM_PATH to one.');
    console.error('That did not work: installing the package of Debian …');
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', 'chromium']);
  }
  return chromiumPath();
}
