import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { withTrademarks } from '../../src/content/trademark-text.ts';
import { publishedPaths } from '../e2e/support/html.ts';
import { documentOf } from './site.ts';

test('trademark symbols follow every name in visible text, and appear nowhere else', async () => {
  const findings: string[] = [];
  for (const path of publishedPaths) {
    const html = documentOf(path);
    const { head, body } = new JSDOM(html).window.document;
    for (const element of body.querySelectorAll('script, style, noscript, svg')) element.remove();
    const values = [head, ...head.querySelectorAll('*'), ...body.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ value }) => value),
    );
    // Suppliers' names that are shown as logos, and texts for screen readers.
    const unseen = [...body.querySelectorAll('[role=img], .visually-hidden')];
    const spoken = unseen.map(({ textContent }) => textContent);
    for (const element of unseen) element.remove();
    // Separates the words of neighboring elements.
    for (const element of body.querySelectorAll(':not(sup, em, mark)')) element.append(' ');
    const displayed = body.textContent;
    const hidden = [head.textContent, ...values, ...spoken];
    const marked = withTrademarks(displayed);
    if (marked !== displayed) {
      const at = [...marked].findIndex((letter, index) => letter !== displayed[index]);
      findings.push(`${path}: no symbol after '${displayed.slice(at - 30, at).trim()}'`);
    }
    for (const text of hidden) if (/[®™]/.test(text)) findings.push(`${path}: a symbol in '${text}'`);
  }
  expect(findings).toEqual([]);
});
