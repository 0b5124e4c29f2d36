import { readFileSync } from 'node:fs';
import { createTransport } from 'nodemailer';
import type { LocalStack } from './support/local-stack.ts';
import { networkErrors } from './support/console.ts';
import { addInquiry, focusDesk, keysOf, OWNER, rowOf, signIn, write } from './support/staff-desk.ts';
import { core, expect, test } from './support/test.ts';

/** A reply is held for ten seconds, and a sweep sends its mail within ten more. */
const DELIVERED = { timeout: 30_000 };
const PHONE = { width: 390, height: 844 };

/** What the client gets. */
const replies = async (stack: LocalStack) =>
  (await stack.mails()).filter(({ to }) => to?.some(({ address }) => address === 'ada@example.org'));

/** The client answers from a mail program. */
const answer = (stack: LocalStack, to: string, more: Record<string, unknown> = {}) =>
  createTransport(stack.mailServer).sendMail({
    from: 'Ada Sample <ada@example.org>',
    to,
    subject: 'Re: Your inquiry to Lumen Tide',
    text: 'Friday at 3, please.',
    ...more,
  });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, expectedConsole: networkErrors });

  test(
    'a reply that was written offline arrives once, and the client’s answer comes back into the thread',
    core,
    async ({ stack, page, context }) => {
      const id = await addInquiry(stack, 'Do you have time on Friday?');
      await signIn(page, stack, OWNER, `/staff/inquiries/${id}`);
      await expect(page.locator('[name=template] option')).toHaveCount(7);
      await expect(page.getByText('Their answer appears here.')).toBeVisible();
      await context.setOffline(true);
      await page.locator('article [data-action=reply]').click();
      await expect(page.locator('[name=reply]')).toBeFocused();
      await page.locator('[name=template]').selectOption('Follow up kindly');
      await expect(page.locator('[name=reply]')).toHaveValue(/^Hi Ada,\n\n[^]*about Head Spa/);
      await page.locator('article [data-action=send]').click();
      const sent = page.locator('[data-kind=reply]');
      await expect(sent).toContainText('Not sent yet');
      await expect(page.locator('[name=reply]')).toHaveValue('');
      await expect(page.locator('[data-status-label]')).toHaveText('Answered');
      await context.setOffline(false);

      await expect.poll(() => replies(stack), DELIVERED).toHaveLength(1);
      const [mail] = await replies(stack);
      expect(mail!.text).toMatch(/^Hi Ada,[^]*Lumen Tide[^]*> Do you have time on Friday\?/);
      const [back] = mail!.replyTo!;
      expect(back!.address).toMatch(/^reply\+[0-9a-f]{52}@/);
      expect(await stack.rows('inquiries')).toMatchObject([{ status: 'answered', assignee: OWNER }]);
      expect(await stack.rows('inquiry_messages')).toMatchObject([{ direction: 'out', author: OWNER }]);
      await focusDesk(page);
      await expect(sent).not.toContainText('sent');

      await answer(stack, back!.address!, { inReplyTo: mail!.messageId });
      await expect.poll(() => stack.rows('inquiry_messages')).toHaveLength(2);
      await focusDesk(page);
      await expect(page.locator('[data-kind=answer]')).toContainText('Friday at 3, please.');
      await expect(page.locator('[data-status-label]')).toHaveText('New');
      const told = async () => (await stack.mails()).map(({ subject }) => subject);
      await expect.poll(told, DELIVERED).toContain('Ada Sample has answered: Head Spa');
      expect(await replies(stack)).toHaveLength(1);
    },
  );

  test('a call is one tap away, and how it ended another one', async ({ stack, page }) => {
    const id = await addInquiry(stack, 'Call me, please.');
    await signIn(page, stack, OWNER, `/staff/inquiries/${id}`);
    const call = page.getByRole('link', { name: 'Call' });
    await expect(call).toHaveAttribute('href', 'tel:9495550187');
    const box = (await call.boundingBox())!;
    expect(box.y).toBeGreaterThan(PHONE.height * 0.75);
    await page.locator('[data-action=called-no_answer]').click();
    await expect(page.locator('[data-kind=call]')).toContainText('Called, no answer');
    await page.locator('[data-action=undo]').click();
    await expect(page.locator('[data-kind=call]')).toHaveCount(0);
    await page.locator('[data-action=called-reached]').click();
    await expect(page.locator('[data-status-label]')).toHaveText('Answered');
    await expect
      .poll(() => stack.rows('inquiry_messages'), DELIVERED)
      .toMatchObject([{ direction: 'call', body: 'reached' }]);
    expect(await stack.rows('inquiries')).toMatchObject([{ status: 'answered' }]);
  });
});

test('a reply can be taken back until it is sent, and its words stay in the field over a reload', async ({
  stack,
  page,
}) => {
  const id = await addInquiry(stack, 'Do you have time on Friday?');
  await signIn(page, stack);
  await rowOf(page, id).click();
  await page.keyboard.press('r');
  await expect(page.locator('[name=reply]')).toBeFocused();
  await page.keyboard.type('At 3: ');
  await page.keyboard.press('Alt+b');
  await page.keyboard.press('Alt+a');
  const written = /^At 3: https:\S+book-now\S+\/aftercare\/head-spa$/;
  await expect(page.locator('[name=reply]')).toHaveValue(written);
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('[data-kind=reply]')).toBeVisible();
  await page.locator('[data-action=undo]').click();
  await expect(page.locator('[data-kind=reply]')).toHaveCount(0);
  await expect(page.locator('[name=reply]')).toHaveValue(written);
  await expect(rowOf(page, id)).toHaveAttribute('data-status', 'new');
  await page.keyboard.press('r');
  await page.keyboard.press('Control+Enter');
  await page.locator('[data-action=take-back]').click();
  await expect(page.locator('[name=reply]')).toHaveValue(written);
  await expect(page.locator('[name=reply]')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-outbox', '0');
  await page.reload();
  await expect(page.locator('[name=reply]')).toHaveValue(written);
  expect(await stack.rows('inquiry_messages')).toEqual([]);
});

test('a text with a part to fill in is not sent before that', async ({ stack, page }) => {
  const id = await addInquiry(stack, 'Do you have time on Friday?');
  await signIn(page, stack, OWNER, `/staff/inquiries/${id}`);
  const field = page.locator('[name=reply]');
  await page.locator('[name=template]').selectOption('Answer about price');
  await expect(field).toBeFocused();
  await page.locator('article [data-action=send]').click();
  await expect(page.getByText('still to be filled in')).toBeVisible();
  await page.keyboard.type('It’s $180.');
  await expect(field).toHaveValue(/Head Spa\. It’s \$180\.\n/);
  await page.locator('article [data-action=send]').click();
  await expect(page.locator('[data-kind=reply]')).toContainText('It’s $180.');
});

test('what machines and strangers write does no harm', async ({ stack, page }) => {
  const id = await addInquiry(stack, 'Do you have time on Friday?');
  await write(stack, 'PATCH', `inquiries?id=eq.${id}`, { status: 'closed' });
  const rows = () => stack.rows<{ direction: string }>('inquiry_messages', '&order=created_at');
  await signIn(page, stack, OWNER, `/staff/inquiries/${id}`);
  await page.locator('[name=reply]').fill('Yes, at 3.');
  await page.locator('article [data-action=send]').click();
  await expect.poll(() => replies(stack), DELIVERED).toHaveLength(1);
  const [mail] = await replies(stack);
  const address = mail!.replyTo![0]!.address!;
  const forged = address.replace(/\+.{32}/, `+${'0'.repeat(32)}`);
  await answer(stack, forged);
  await answer(stack, address, { headers: { 'Auto-Submitted': 'auto-replied' }, text: 'I am on vacation.' });
  const html = '<p>Come <b>on</b></p><script>document.title="x"</script><img src=x onerror="alert(1)">';
  await answer(stack, address, { text: undefined, html, messageId: '<same@example.org>' });
  await answer(stack, address, { text: 'Again', messageId: '<same@example.org>' });
  await expect
    .poll(rows)
    .toMatchObject([
      { kind: 'reply' },
      { kind: 'automatic', body: 'I am on vacation.' },
      { kind: 'answer', body: 'Come on' },
    ]);
  await focusDesk(page);
  await expect(page.locator('[data-kind=automatic]')).toContainText('Automatic answer');
  await expect(page.locator('[data-kind=answer]')).toContainText('Come on');
  await expect(page.locator('[data-status-label]')).toHaveText('New');
});

test.describe('files', () => {
  test.use({ expectedConsole: networkErrors });

  test('that the client sends are saved from the thread, and one that isn’t there is said to be missing', async ({
    stack,
    page,
    context,
    request,
  }) => {
    const id = await addInquiry(stack, 'Do you treat this?');
    await signIn(page, stack, OWNER, `/staff/inquiries/${id}`);
    await page.locator('[name=reply]').fill('Would you send us a photo?');
    await page.locator('article [data-action=send]').click();
    await expect.poll(() => replies(stack), DELIVERED).toHaveLength(1);
    const [mail] = await replies(stack);
    const content = Buffer.from('<script>alert(1)</script>');
    await answer(stack, mail!.replyTo![0]!.address!, {
      attachments: [
        { filename: 'Mein Arm.html', content, contentType: 'text/html' },
        { filename: 'film.mov', content: Buffer.alloc(10.4 * 1024 * 1024) },
      ],
    });
    await expect.poll(() => stack.rows('inquiry_messages'), DELIVERED).toHaveLength(2);
    await focusDesk(page);
    const list = page.getByRole('list', { name: 'Attachments' });
    await expect(list.getByRole('listitem')).toHaveText([
      'Mein Arm.html0.1 MB',
      /^film.mov10\.\d MB, not kept$/,
    ]);
    const save = page.getByRole('button', { name: 'Save Mein Arm.html' });
    const [saved] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(saved.suggestedFilename()).toBe('Mein Arm.html');
    expect(readFileSync((await saved.path())!)).toEqual(content);
    await expect(page).toHaveURL(new RegExp(`${id}$`));

    await context.setOffline(true);
    await save.click();
    await expect(page.getByText('This needs a connection.')).toBeVisible();
    await context.setOffline(false);
    const [row] = await stack.rows<{ files: { path: string }[] }>('inquiry_messages', '&kind=eq.answer');
    const removed = await request.delete(`${stack.origin}/storage/v1/object/attachments`, {
      headers: { apikey: keysOf(stack).secret },
      data: { prefixes: [row!.files[0]!.path] },
    });
    expect(removed.ok()).toBe(true);
    await save.click();
    await expect(page.getByText('This file isn’t here yet.')).toBeVisible();
  });
});

test.describe('where no mail is received', () => {
  test('the desk says that answers go to the mailbox', async ({ stack, page }) => {
    await page.route('**/functions/v1/receive-email', (route) =>
      route.fulfill({ json: { id: null, success: true, receives: false } }),
    );
    const id = await addInquiry(stack, 'Do you have time on Friday?');
    await signIn(page, stack, OWNER, `/staff/inquiries/${id}`);
    await expect(page.getByText('Their answer goes to the staff’s mailbox, not here.')).toBeVisible();
  });
});

test('the staff keep their short texts, and say how they sign', async ({ stack, page }) => {
  const id = await addInquiry(stack, 'Where do I park?');
  await signIn(page, stack, OWNER, `/staff/inquiries/${id}`);
  await page.getByRole('link', { name: 'Edit texts' }).click();
  await page.getByRole('button', { name: 'Add a text' }).click();
  const form = page.getByRole('form', { name: 'New text' });
  await form.locator('[name=title]').fill('Parking');
  await form.locator('[name=text]').fill('{greeting} behind the house, {first_name}.');
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('“Parking” is added.')).toBeFocused();
  await page.goBack();
  await page.locator('[name=template]').selectOption('Parking');
  await expect(page.locator('[name=reply]')).toHaveValue('Hi Ada, behind the house, Ada.');

  await page.getByRole('link', { name: 'add your name' }).click();
  await page.locator('[data-action=name]').click();
  await page.locator('dialog[open] [name=name]').fill('Maren');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Replies of ${OWNER} are signed “Maren”.`)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Signed “Maren, Lumen Tide”')).toBeVisible();

  await page.goto(`${stack.origin}/staff/texts`);
  await page.getByRole('button', { name: 'Delete Parking' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('“Parking” is deleted.')).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(6);
});
