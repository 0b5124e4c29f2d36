import { expect, type Page, type Request } from '@playwright/test';
import { business } from '../../../src/content/business.ts';
import { waitForHydration } from './page-state.ts';

/** What the page says when an inquiry has arrived. */
export const INQUIRY_SENT = `Thank you for your inquiry! We'll get back to you within ${business.replyWithinHours} hours.`;
/** What the widget says then. */
export const WIDGET_SENT = `Thank you for reaching out. We'll get back to you within ${business.replyWithinHours} hours.`;

export interface Inquiry {
  fullName?: string;
  email: string;
  phone?: string;
  message: string;
}

/**
 * Puts the cursor into the inquiry form and waits for the code that this loads: the sender and the list of waiting
 * messages. A test that stops the server before sending needs both on the page.
 */
export async function focusForm(page: Page): Promise<void> {
  await waitForHydration(page);
  const requested: string[] = [];
  const loading = new Set<Request>();
  page.on('request', (request) => {
    if (!request.url().includes('/assets/')) return;
    requested.push(request.url());
    loading.add(request);
  });
  page.on('requestfinished', (request) => void loading.delete(request));
  page.on('requestfailed', (request) => void loading.delete(request));
  await page.locator('[name=message]').first().focus();
  const isLoaded = () =>
    loading.size === 0 && CODE_OF_SENDING.every((name) => requested.some((url) => url.includes(name)));
  await expect.poll(isLoaded).toBe(true);
}

const CODE_OF_SENDING = ['/visitor-sender-', '/outbox-tray-', '/tray-dialog-'];

/**
 * Waits until the page is more than two seconds old. A form that is sent sooner gets the mark `suspected`, as if a bot had sent
 * it, and its visitor gets no confirmation.
 */
export const waitPastBotCheck = (page: Page) =>
  page.waitForFunction(() => performance.now() > 2100, undefined, { polling: 50 });

/** The page's first inquiry form. */
const inquiryForm = (page: Page) => page.locator('form:has([name=message])').first();

/** Fills in the page's inquiry form without sending it. */
export async function fillInquiry(
  page: Page,
  { fullName = 'Ada Sample', email, phone, message }: Inquiry,
): Promise<void> {
  const form = inquiryForm(page);
  await form.locator('[name=fullName]').fill(fullName);
  await form.locator('[name=email]').fill(email);
  if (phone) await form.locator('[name=phone]').fill(phone);
  await form.locator('[name=message]').fill(message);
}

/** Fills in the page's inquiry form and sends it. */
export async function sendInquiry(page: Page, inquiry: Inquiry): Promise<void> {
  await fillInquiry(page, inquiry);
  await waitPastBotCheck(page);
  await inquiryForm(page).locator('button[type=submit]').click();
}
