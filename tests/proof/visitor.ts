import type { Locator, Page } from '@playwright/test';
import { leadForm } from '../../src/content/lead-form.ts';
import { navigation } from '../../src/content/navigation.ts';
import { popup } from '../../src/content/popup.ts';
import { MESSAGES } from '../../supabase/functions/_shared/messages.ts';
import { fillInquiry, INQUIRY_SENT, waitPastBotCheck } from '../e2e/support/inquiry-form.ts';
import { waitForHydration } from '../e2e/support/page-state.ts';
import type { Evidence } from './oracle.ts';
import type { Surface } from './plan.ts';

export type Promised = NonNullable<Evidence['promise']>;

/** What the page may say, as a visitor reads it. The strongest first. */
const TEXTS: [Promised, string[]][] = [
  ['sent', [INQUIRY_SENT, 'MESSAGE SENT', 'Thank You!', 'You are already subscribed!']],
  ['saved', [leadForm.saved, popup.saved.text]],
  ['unsaved', [leadForm.unsaved]],
  [
    'failed',
    [MESSAGES.inquiryFailure, MESSAGES.messageFailure, MESSAGES.subscribeFailure, MESSAGES.unexpected],
  ],
];

/** Forms that are sent sooner count as sent by a bot, and their mail waits for the daily digest. */
const FORM_MS = 2500;

/** Reports each promise as soon as the page shows it, so that a browser that is killed right after has still made it. */
export async function watchPromises(page: Page, onPromise: (promise: Promised) => void): Promise<void> {
  await page.exposeFunction('reportPromise', onPromise);
  // It would open by itself over another form.
  await page.addInitScript("try { sessionStorage.setItem('popup-seen', '1'); } catch {}");
  await page.addInitScript((texts) => {
    const seen = new Set<string>();
    // No named function in here: tsx would wrap it in a helper that the page doesn't have.
    new MutationObserver(() => {
      const text = document.getElementById('root')?.textContent ?? '';
      for (const [promise, phrases] of texts) {
        if (seen.has(promise) || !phrases.some((phrase) => text.includes(phrase))) continue;
        seen.add(promise);
        (window as unknown as { reportPromise(promise: string): void }).reportPromise(promise);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, TEXTS);
}

/** From now on, every write to a database of this page fails, as on a full disk. */
export const failWrites = (page: Page): Promise<void> =>
  page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.add = IDBObjectStore.prototype.put;
  });

/** By keyboard, because a notice at the edge of the window may cover a button for some seconds. */
const press = (button: Locator): Promise<void> => button.press('Enter');

/** Opens the page of the surface and fills in its form. @returns what a visitor does to send it */
export async function fillIn(
  page: Page,
  origin: string,
  surface: Surface,
  mark: string,
): Promise<() => Promise<void>> {
  const email = `${mark}@example.org`;
  switch (surface) {
    case 'contact':
    case 'question':
    case 'home': {
      const path = { contact: '/contact', question: '/contact?service=head-spa', home: '/' }[surface];
      await page.goto(origin + path);
      await waitForHydration(page);
      await fillInquiry(page, { fullName: 'Ada Sample', email, message: mark });
      await waitPastBotCheck(page);
      return () => press(page.locator('form:has([name=message]) button[type=submit]').first());
    }
    case 'widget': {
      await page.goto(`${origin}/about`);
      await waitForHydration(page);
      await press(page.getByRole('button', { name: navigation.message.open }));
      const form = page.locator('#contact-widget');
      await form.locator('[name=name]').fill('Ada Sample');
      await form.locator('[name=email]').fill(email);
      await form.locator('[name=message]').fill(mark);
      await page.waitForTimeout(FORM_MS);
      return () => press(form.locator('button[type=submit]'));
    }
    case 'popup': {
      await page.goto(`${origin}/services`);
      await waitForHydration(page);
      await waitPastBotCheck(page);
      await page.evaluate(() => window.dispatchEvent(new Event('showCTAPopup')));
      const form = page.getByRole('dialog').filter({ has: page.locator('#popup-title') });
      await form.locator('[name=email]').fill(email);
      await page.waitForTimeout(FORM_MS);
      return () => press(form.locator('button[type=submit]'));
    }
    case 'qr':
      // A known code: its address is replaced at once, so a reload is no second scan.
      return async () =>
        void (await page.goto(`${origin}/qrcode/front-desk?utm_campaign=${mark}`, { waitUntil: 'commit' }));
  }
}
