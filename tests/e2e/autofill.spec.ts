/** Chromium's own autofill, triggered as a visitor does who chooses an address. */
import { paths } from '../../src/site/paths.ts';
import { waitForHydration } from './support/page-state.ts';
import { expect, type Page, test, wholeBrowser } from './support/test.ts';

/** Everything that a profile can hold. */
const PROFILE = {
  NAME_FULL: 'Ada Sample',
  NAME_HONORIFIC_PREFIX: 'Dr.',
  COMPANY_NAME: 'Sample Works',
  ADDRESS_HOME_STREET_ADDRESS: '1 Sample Street',
  ADDRESS_HOME_CITY: 'Irvine',
  ADDRESS_HOME_STATE: 'CA',
  ADDRESS_HOME_ZIP: '92602',
  ADDRESS_HOME_COUNTRY: 'US',
  PHONE_HOME_WHOLE_NUMBER: '+19495550100',
  EMAIL_ADDRESS: 'ada@example.org',
};

/** Fills the form around a field. */
async function autofill(page: Page, selector: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fields = Object.entries(PROFILE).map(([name, value]) => ({ name, value }));
  await session.send('Autofill.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await session.send('DOM.describeNode', { nodeId });
  await session.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } } as never);
  await session.detach();
}

test('fills what people see and no trap', wholeBrowser, async ({ page, site }) => {
  const forms = [
    [paths.home, `form:has([name=message])`],
    [paths.contact, `form:has([name=message])`],
    [paths.articles, `main form:has([name=email])`],
    [paths.about, '#contact-widget form'],
    [paths.about, 'dialog form'],
  ] as const;
  for (const [path, form] of forms) {
    await page.goto(site.origin + path);
    await waitForHydration(page);
    if (form.startsWith('#')) await page.locator('[aria-controls=contact-widget]').click();
    if (form.startsWith('dialog')) await page.evaluate(() => dispatchEvent(new Event('showCTAPopup')));
    await page.locator(`${form} [name=email]`).click();
    await autofill(page, `${form} [name=email]`);
    await expect(page.locator(`${form} [name=email]`), path).toHaveValue(PROFILE.EMAIL_ADDRESS);
    await expect(page.locator(`${form} [aria-hidden] input`), path).toHaveValue('');
  }
});
