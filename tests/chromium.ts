import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const DEBIANS = '/usr/bin/chromium';
const DEBIANS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Finds the Chromium to test with: CHROMIUM_PATH, then /usr/bin/chromium, then Playwright's own.
 * @returns its path, or undefined if none is installed
 */
export function findChromium(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], DEBIANS, chromium.executablePath()];
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
 * The same engine without a window, for pages without a service worker: it needs a third less processor time, but ends a page
 * that registers a background sync.
 * @returns its path, the whole browser's where it is not installed, or undefined for the one that Playwright finds itself
 */
export function headlessShellPath(): string | undefined {
  const path = chromiumPath();
  if (path === chromium.executablePath()) return undefined;
  return path === DEBIANS && existsSync(DEBIANS_SHELL) ? DEBIANS_SHELL : path;
}

/** Whether Debian's Chromium is installed without its headless shell. */
export const lacksHeadlessShell = (): boolean => findChromium() === DEBIANS && !existsSync(DEBIANS_SHELL);

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
