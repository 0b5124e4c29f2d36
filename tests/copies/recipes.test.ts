/** Follows the recipes of CONTRIBUTING in one copy, then runs what checks them and looks at the built site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '../../src/site/paths.ts';
import { ProjectCopy } from './project-copy.ts';
import { addArticle, addFormField, addPage, addQrCode, addService } from './recipes.ts';

const MINUTES_MS = 60_000;
const copy = new ProjectCopy();
let fieldFiles: Set<string>;
let buildProblems: string;

beforeAll(async () => {
  addPage(copy);
  await addArticle(copy);
  await addService(copy);
  addQrCode(copy);
  fieldFiles = addFormField(copy);
  await copy.writeFunctionContent();
  buildProblems = await copy.problemsOf('vite', 'build', '--logLevel', 'warn');
}, 5 * MINUTES_MS);
afterAll(() => copy.dispose());

const page = (path: string) => readFileSync(join(copy.folder, 'dist', path, 'index.html'), 'utf8');

it('the result builds', () => expect(buildProblems).toBe(''));

it('a form field touches six files', () => expect([...fieldFiles]).toHaveLength(6));

it(
  'the result has no type errors',
  async () => expect(await copy.problemsOf('tsx', 'tests/typecheck.ts')).toBe(''),
  3 * MINUTES_MS,
);

it('the page is there, and the sitemap page links to it', () => {
  expect(page('parties')).toContain('An evening for you and your friends');
  expect(page(paths.sitemap)).toContain('href="/parties"');
});

it('the article is in the list, has the day of its publication twice, and its service links back', () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(page(paths.articles)).toContain('Your scalp in summer');
  const html = page(paths.article('scalp-in-summer'));
  for (const name of ['datePublished', 'dateModified']) expect(html).toContain(`"${name}":"${today}`);
  expect(page(paths.service('head-spa'))).toContain(`href="${paths.article('scalp-in-summer')}"`);
});

it('the service has its pages, its card and its choice in the form', () => {
  expect(page(paths.service('scalp-facial'))).toContain('Scalp Facial');
  expect(page(paths.aftercareOf('scalp-facial'))).toContain('Scalp Facial');
  expect(page(paths.services)).toContain(`href="${paths.service('scalp-facial')}"`);
  expect(page(paths.contact)).toContain('<option value="Scalp Facial">');
});

it('the QR code leads to its page', () => {
  const rules = readFileSync(join(copy.folder, 'dist/_redirects'), 'utf8');
  expect(rules).toMatch(new RegExp(`^${paths.qrCode('window')} +${paths.services}/? +200`, 'm'));
});

it('the field is in both forms', () => {
  for (const path of [paths.home, paths.contact]) {
    expect(page(path)).toContain('name="bestTime"');
    expect(page(path)).toContain('Best time to call');
  }
});

const TESTS = [
  'tests/technique-rules',
  'read-inquiry',
  'send-inquiry-email',
  '_shared/mails',
  'function-content',
  'tests/database/grants',
  'tests/database/accept-inquiry',
  'src/site/',
];
it(
  'the tests of what was touched pass',
  async () =>
    expect(await copy.problemsOf('vitest', 'run', '--config', 'tests/vitest.config.ts', ...TESTS)).toBe(''),
  5 * MINUTES_MS,
);
