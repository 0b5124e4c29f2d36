import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/**
 * Finds the Chromium to test with: CHROMIUM_PATH, then /usr/bin/chromium, then Playwright's own.
 * @returns its path, or undefined if none is installed
 */
export function findChromium(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

/** Same as `findChromium`, but throws if none is installed. Call `ensureChromium` first to install one. */
export function chromiumPath(): string {
  const path = findChromium();
  if (!path)
    throw new Error('Chromium is not installed. Set CHROMIUM_PATH or run `npx playwright install chromium`.');
  return path;
}

/**
 * Installs Chromium if it is missing: Playwright's own or, as root, Debian's package. Prints what it does.
 * @returns its path
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) {
    console.error(`Chromium: ${found}`);
    return found;
  }
  console.error('Chromium is not installed. Installing it with Playwright …');
  const run = (command: string, args: string[]) => execFileSync(command, args, { stdio: 'inherit' });
  try {
    run('npx', ['playwright', 'install', 'chromium']);
  } catch {
    if (process.getuid?.() !== 0)
      throw new Error('Could not install Chromium. Install it yourself and set CHROMIUM_PATH.');
    console.error("Playwright could not install it. Installing Debian's package …");
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', 'chromium']);
  }
  return chromiumPath();
}
