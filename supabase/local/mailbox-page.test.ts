import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { MAILBOX_HEADERS, renderMail, renderMailbox } from './mailbox-page.ts';

const source = [
  'From: "Ann <b>" <ann@example.com>',
  'To: staff@example.com',
  'Reply-To: ann@example.com',
  'Subject: <script>alert(1)</script>',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=x',
  '',
  '--x',
  'Content-Type: text/plain',
  '',
  'A <b>text</b>',
  '--x',
  'Content-Type: text/html',
  '',
  '<p onclick="x()">Hi</p><script>alert(2)</script>',
  '--x--',
].join('\r\n');

test('shows the content of a mail as text, and its HTML in a sandboxed frame only', async () => {
  const kept = { file: 'a.eml', mail: await PostalMime.parse(source) };
  for (const html of [renderMailbox([kept]), renderMail(kept)]) expect(html).not.toMatch(/<script/i);
  const html = renderMail(kept);
  expect(html).toContain('A &#60;b&#62;text');
  expect(html).toMatch(/<iframe [^>]*sandbox srcdoc="/);
  expect(html).not.toContain('<p onclick');
  expect(html).toContain('reply-to: ann@example.com');
});

test('an empty mailbox says so', () => {
  expect(renderMailbox([])).toContain('No mail yet');
});

test('the policy forbids scripts and resources of other origins', () => {
  expect(MAILBOX_HEADERS['content-security-policy']).toMatch(/^default-src 'none'/);
});
