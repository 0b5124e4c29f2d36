import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { lacksHeadlessShell } from '../chromium.ts';

/** Finds Firefox: `FIREFOX_PATH` first, then the usual places. */
export function findFirefox(): string | undefined {
  const candidates = [
    process.env['FIREFOX_PATH'],
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ];
  return candidates.find((path) => path && existsSync(path));
}

/** Finds WebKitGTK's driver, its MiniBrowser and a virtual display. Undefined unless all three are installed. */
export function findWebKit(): { driver: string; browser: string; display: string } | undefined {
  const driver = '/usr/bin/WebKitWebDriver';
  const display = '/usr/bin/xvfb-run';
  const browser = (existsSync('/usr/lib') ? readdirSync('/usr/lib') : [])
    .map((architecture) => `/usr/lib/${architecture}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
  return browser && existsSync(driver) && existsSync(display) ? { driver, browser, display } : undefined;
}

/** Says why an engine cannot run on this machine. Undefined when it can. */
export function missingReason(engine: 'firefox' | 'webkit'): string | undefined {
  if (engine === 'firefox')
    return findFirefox() ? undefined : 'Firefox is not installed (or set FIREFOX_PATH)';
  return findWebKit()
    ? undefined
    : 'WebKitGTK is not installed with WebKitWebDriver, MiniBrowser and xvfb-run';
}

/**
 * Installs missing engines with apt, as root on Debian, and the lighter Chromium. Elsewhere prints which engines are missing;
 * their tests are skipped.
 */
export function ensureEngines(): void {
  const missing = [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb', 'xauth']),
  ];
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    if (missing.length > 0)
      console.error(`Not installed, so their tests will be skipped: ${missing.join(', ')}`);
    return;
  }
  if (lacksHeadlessShell()) missing.push('chromium-headless-shell');
  if (missing.length === 0) return;
  console.error(`Installing ${missing.join(', ')} …`);
  const apt = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...missing);
  } catch {
    console.error('The installation failed. The tests that need another engine will be skipped.');
  }
}
