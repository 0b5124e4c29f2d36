/**
 * Takes the screenshots for install dialogs and the README from the running site:
 * `npm start`, then `npx tsx src/media/screenshots/make-screenshots.ts http://127.0.0.1:4173`.
 * Run it when the pages look different.
 */
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { paths } from '../../site/paths.ts';

const origin = process.argv[2] ?? 'http://127.0.0.1:4173';
const folder = resolve(import.meta.dirname, '../../../public/screenshots');
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const FORMS = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};
const SHOTS = [
  ['narrow', 'home', paths.home],
  ['narrow', 'aftercare', paths.article('spmu-aftercare-guide')],
  ['narrow', 'service', paths.service('head-spa')],
  ['wide', 'home', paths.home],
  ['wide', 'gallery', paths.gallery],
] as const;

const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
for (const [form, name, path] of SHOTS) {
  const context = await browser.newContext({ ...FORMS[form], reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(origin + path);
  await page.waitForFunction(() => document.documentElement.dataset['outbox'] !== undefined);
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot();
  await sharp(png).webp({ quality: 78 }).toFile(resolve(folder, `${form}-${name}.webp`));
  await context.close();
}
await browser.close();
