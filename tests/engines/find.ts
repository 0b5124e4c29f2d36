import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

/** Firefox: `FIREFOX_PATH`, or the usual places. */
export function findFirefox(): string | undefined {
  const candidates = [
    process.env['FIREFOX_PATH'],
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ];
  return candidates.find((path) => path && existsSync(path));
}

/** WebKitGTK's driver, its MiniBrowser and a virtual display. Undefined unless all three are installed. */
export function findWebKit(): { driver: string; browser: string; display: string } | undefined {
  const driver = '/usr/bin/WebKitWebDriver';
  const display = '/usr/bin/xvfb-run';
  const browser = (existsSync('/usr/lib') ? readdirSync('/usr/lib') : [])
    .map((architecture) => `/usr/lib/${architecture}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
  return browser && existsSync(driver) && existsSync(display) ? { driver, browser, display } : undefined;
}

/** Why an engine's tests cannot run on this machine. Undefined when they can. */
export function whyNot(engine: 'firefox' | 'webkit'): string | undefined {
  if (engine === 'firefox') return findFirefox() ? undefined : 'There is no Firefox (FIREFOX_PATH)';
  return findWebKit() ? undefined : 'There is no WebKitGTK with WebKitWebDriver, MiniBrowser and xvfb-run';
}

/** Installs missing engines as root on Debian. Elsewhere it prints what is missing, and the tests are skipped. */
export function ensureEngines(): void {
  const missing = [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb', 'xauth']),
  ];
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.error(`Not here, so their tests are skipped by name: ${missing.join(', ')}`);
    return;
  }
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
    console.error('That did not work; the tests that need them are skipped by name.');
  }
}
