/** Browsers with a larger font size: nothing leaves the window, and everything stays in reach. */
import { chromium } from 'playwright';
import { chromiumArguments } from '../chromium-arguments.ts';
import { chromiumPath } from '../chromium.ts';
import { pages } from './support/site-pages.ts';
import { expect, test } from './support/test.ts';

const WIDTHS = [320, 390, 768, 1280, 1440];
/** One page of each route module, and the header of all. */
const examples = pages.filter(
  ({ module, file }, index) =>
    file === undefined && pages.findIndex((page) => page.module === module) === index,
);

/** What lies outside of the window or of the header and can't be scrolled to. */
function outOfReach(): string[] {
  document.documentElement.dataset['laidOut'] = '';
  const found: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
  const bar = document.querySelector('#top')!.getBoundingClientRect();
  for (const element of document.querySelectorAll('a, button, input, select, textarea, h1, h2, h3, p')) {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    if (width === 0 || getComputedStyle(element).visibility === 'hidden') continue;
    let around: Element | null = element;
    // A marquee, a slide that is not shown, or something that scrolls by itself.
    const isApart = (box: Element) =>
      box.matches('[aria-hidden=true], [inert]') ||
      /auto|scroll|clip|hidden/.test(getComputedStyle(box).overflowX);
    while (around && around !== document.body && !isApart(around)) around = around.parentElement;
    const isOutside = around === document.body && (left < -1 || right > innerWidth + 1);
    const isOutsideBar = element.closest('#top') && (top < bar.top - 1 || bottom > bar.bottom + 1);
    if (isOutside || isOutsideBar)
      found.push(
        `${element.localName} ${element.textContent.slice(0, 30)}: ${left} to ${right}, ${top} to ${bottom}`,
      );
  }
  return found;
}

for (const size of [20, 24, 32])
  test(`with text of ${size} px, everything stays in reach`, async ({ site }) => {
    const args = [...chromiumArguments(), `--blink-settings=defaultFontSize=${size}`];
    const browser = await chromium.launch({ executablePath: chromiumPath(), args });
    try {
      const page = await browser.newPage({ serviceWorkers: 'block' });
      for (const { path } of examples) {
        await page.goto(site.origin + path);
        await page.waitForFunction(() => document.documentElement.dataset['fonts']);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          expect(await page.evaluate(outOfReach), `${path} at ${width} px`).toEqual([]);
          // The navigation itself, or the button of the menu.
          const menu = page
            .locator('#top')
            .getByRole('link', { name: 'Contact' })
            .or(page.locator('#top [popovertarget]'));
          await expect(menu.filter({ visible: true }).first()).toBeInViewport({ ratio: 1 });
        }
      }
    } finally {
      await browser.close();
    }
  });
