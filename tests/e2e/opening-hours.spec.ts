/** Whether the business is open, as visitors in any time zone read it. */
import { paths } from '../../src/site/paths.ts';
import { waitForHydration, waitForWorker } from './support/page-state.ts';
import { expect, test, withServiceWorker } from './support/test.ts';

test.use({ timezoneId: 'Asia/Tokyo' });

for (const [when, now, sentence] of [
  ['on Monday at noon', '2026-11-23T12:00:00-08:00', 'Open now, until 6 PM'],
  ['on Friday evening', '2026-11-27T19:00:00-08:00', 'Opens tomorrow 10 AM'],
] as const)
  test(
    `contact page, footer and menu say "${sentence}" ${when} in California`,
    withServiceWorker,
    async ({ page, site }) => {
      await page.clock.setFixedTime(new Date(now));
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(site.origin + paths.contact);
      await waitForHydration(page);
      const hours = page.locator('main dl').getByText(sentence, { exact: true });
      await expect(hours).toBeVisible();
      // Footer and menu get theirs from the code for working offline.
      await waitForWorker(page);
      await expect(page.getByRole('contentinfo').getByText(sentence, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: /menu/i }).first().click();
      await expect(page.locator('#mobile-menu').getByText(sentence, { exact: true })).toBeVisible();
    },
  );
