/**
 * Holds requests of a page. Requests of the service worker are not held, and it may send a message before the page does:
 * tests that hold submissions block the worker.
 */
import type { Page } from '@playwright/test';

/** Holds all requests to matching URLs. @returns a function that lets them and all later ones through */
export async function holdRequests(page: Page, url: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    // The page may have aborted the request in the meantime.
    await route.fallback().catch(() => {});
  });
  return release;
}

/** Holds the first request to a matching URL and lets later ones through. @returns a function that releases it */
export async function holdFirstRequest(page: Page, url: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let isFirst = true;
  await page.route(url, async (route) => {
    if (isFirst) {
      isFirst = false;
      await released;
    }
    await route.continue();
  });
  return () => release();
}
