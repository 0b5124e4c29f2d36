import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs axe on the page as it is. @returns its violations, one "rule: selector" each */
export async function axe(page: Page): Promise<string[]> {
  // Axe judges color contrast wrongly where the page is not laid out yet or still fades in.
  await page.evaluate(() => document.documentElement.setAttribute('data-laid-out', ''));
  await page.evaluate(endAnimations);
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations } = await axe.run(document, { runOnly: tags, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
}

/** Shows what moves once in its final state, until a frame passes in which nothing new has begun. */
async function endAnimations(): Promise<void> {
  const running = () =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
      );
  do {
    for (const animation of running()) animation.finish();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  } while (running().length > 0);
}
