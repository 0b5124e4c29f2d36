import { BOOT_DATA_ID, NOTICE_ID, type BootData } from '../../boot/boot-data.ts';
import { business } from '../../content/business.ts';
import { noApp } from '../../content/no-app.ts';
import { LOGO_PLACEHOLDER, LOGO_SYMBOLS } from './logo-symbols.ts';
import { fullTitle, type Head } from '../../site/head.ts';
import { MARKS } from '../../ui/marks.ts';
import type { LargestSource } from '../../ui/rendered-pictures.ts';
import { WIDER } from '../../ui/viewports.ts';
import type { Preview } from './social-preview.ts';
import { splitStyles } from './split-styles.ts';

/** What one page is assembled from. */
export interface PageParts {
  /** `src/index.html` with its placeholders. */
  template: string;
  /** Markup of `#root`, with its marks. */
  app: string;
  /** Sources of the page's largest picture. */
  largest: readonly LargestSource[];
  head: Head;
  /** Styles of the page's markup, to be inlined where each part of the page needs them. */
  css: string;
  bootScript: string;
  boot: BootData;
  /** Origin for canonical URLs, without a slash at the end. */
  siteUrl: string;
  preview?: Preview | undefined;
  /** For the precache: without tags for crawlers, and without preloads of pictures, which are on the device. */
  isPrecached?: boolean;
}

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const escapeAttribute = (text: string) => escapeText(text).replace(/"/g, '&quot;');
/** JSON that can't close the script element around it. */
const scriptJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeAttribute(content)}">`;
const canonicalOf = ({ path }: Head, siteUrl: string) => (path === undefined ? undefined : siteUrl + path);

/** The tags in `<head>` that differ from page to page. */
function headHtml(head: Head, siteUrl: string): string {
  const canonical = canonicalOf(head, siteUrl);
  return [
    `<title>${escapeText(fullTitle(head))}</title>`,
    meta('name', 'description', head.description),
    head.noindex && meta('name', 'robots', 'noindex'),
    canonical && `<link rel="canonical" href="${escapeAttribute(canonical)}">`,
  ]
    .filter(Boolean)
    .join('');
}

/** The tags for crawlers, which show a preview of the page. */
function previewHtml(head: Head, siteUrl: string, preview?: Preview): string {
  const title = fullTitle(head);
  const canonical = canonicalOf(head, siteUrl);
  return [
    meta('property', 'og:site_name', business.name),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', head.description),
    canonical && meta('property', 'og:url', canonical),
    head.article && meta('property', 'article:published_time', head.article.published),
    head.article && meta('property', 'article:modified_time', head.article.modified),
    head.article && meta('property', 'article:author', head.article.author),
    head.article && meta('name', 'author', head.article.author),
    preview && meta('property', 'og:image', siteUrl + preview.path),
    preview && meta('property', 'og:image:width', String(preview.width)),
    preview && meta('property', 'og:image:height', String(preview.height)),
    preview && head.imageAlt && meta('property', 'og:image:alt', head.imageAlt),
    meta('name', 'twitter:card', preview ? 'summary_large_image' : 'summary'),
  ]
    .filter(Boolean)
    .join('');
}

/**
 * Structured data for search engines, at the end of the body so that visitors do not wait for it. The records contain the
 * business's URL, which is replaced by the URL of this deployment.
 */
const structuredDataHtml = ({ structuredData = [] }: Head, siteUrl: string) =>
  structuredData
    .map((data) => scriptJson(data).replaceAll(business.url, siteUrl))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('');

/**
 * Preload links for the page's largest picture. They stand before the inlined styles, so that on a slow connection the
 * browser requests the picture before the styles have arrived. They name AVIF only, because browsers that support
 * `imagesrcset` also support AVIF.
 */
const pictureHints = (largest: readonly LargestSource[]): string[] =>
  largest.map(
    ({ media, srcSet, sizes }) =>
      `<link rel="preload" as="image" type="image/avif" fetchpriority="high"` +
      `${media ? ` media="${media}"` : ''} imagesrcset="${srcSet}" imagesizes="${sizes}">`,
  );

/** Inline, because the notice is needed when scripts fail to load, and then stylesheets may fail too. */
const NOTICE_STYLE = 'position:fixed;bottom:0;padding:1rem;background:var(--tide);color:var(--paper)';
/** Answers presses while there is no app (`src/boot/early-input.ts`). */
export const NOTICE = `<p id="${NOTICE_ID}" role="alert" hidden style="${NOTICE_STYLE}">${escapeText(noApp.text)}</p>`;

const PLACEHOLDERS = {
  notice: '<!--notice-->',
  head: '<!--head-->',
  logo: LOGO_PLACEHOLDER,
  app: '<!--app-->',
  scripts: /<!--scripts-->.*<!--\/scripts-->/s,
};
/** The first paint waits for a first screen whose markup has at most this many characters. */
const MAX_AWAITED = 5000;
/** The template's link that makes the first paint wait for the header (`src/index.html`). */
const EXPECT_HEADER = /<link rel="expect"[^>]*>\n/;
/**
 * Makes the first paint wait for the whole first section on larger screens, if the section is short. There its text is often
 * centered or at the bottom, and would move while the section arrives. On phones the text is at the top and does not move.
 *
 * The link repeats the wording of the header's link, and its id is short, because repeated text compresses better.
 */
const EXPECT_FIRST_SCREEN = `    <link rel="expect" href="#fold" blocking="render" media="${WIDER}" />\n`;
const FIRST_SCREEN_END = '<style id="fold"></style>';
const COMMENTS = /\s*<!--.*?-->/gs;

const styleHtml = (css: string) => css && `<style>${css}</style>`;

/** Cuts a page's markup at its marks. The menu of phones is closed when the page arrives, so its styles can wait. */
export function cut(app: string) {
  const [header = '', afterHeader = ''] = app.split(MARKS.menu);
  const [menu = '', content = ''] = afterHeader.split(MARKS.main);
  const fold = [MARKS.fold, MARKS.steadyFold, MARKS.mainEnd].find((mark) => content.includes(mark))!;
  const [main = '', ...below] = content.split(fold);
  const isAwaited = fold !== MARKS.steadyFold && main.length <= MAX_AWAITED;
  return { header, menu, main, below: below.join('').replace(MARKS.mainEnd, ''), isAwaited };
}

/** The whole document of one page. */
export function pageHtml({
  template,
  app,
  largest,
  head,
  css,
  bootScript,
  boot,
  siteUrl,
  preview,
  isPrecached = false,
}: PageParts): string {
  const { header, menu, main, below, isAwaited } = cut(app);
  const [headerStyles, mainStyles, otherStyles] = splitStyles(css, [header, main]).map(styleHtml);
  const headTags = [
    headHtml(head, siteUrl),
    ...(isPrecached ? [] : [previewHtml(head, siteUrl, preview), ...pictureHints(largest)]),
    headerStyles,
    `<noscript><link rel="stylesheet" href="${boot.late}"></noscript>`,
  ];
  const scripts =
    `<script type="application/json" id="${BOOT_DATA_ID}">${scriptJson(boot)}</script>` +
    `<script>${bootScript}</script>` +
    (isPrecached ? '' : structuredDataHtml(head, siteUrl));
  // The template is cut into pieces before its comments are removed, because the markup of the app needs its comments.
  const [beforeHead = '', rest = ''] = template.split(PLACEHOLDERS.head);
  const [afterHead = '', body = ''] = rest.split(PLACEHOLDERS.logo);
  const [afterLogo = '', afterApp = ''] = body.split(PLACEHOLDERS.app);
  return [
    beforeHead
      .replace(COMMENTS, '')
      .replace(EXPECT_HEADER, (link) => link + (isAwaited ? EXPECT_FIRST_SCREEN : '')),
    headTags.filter(Boolean).join(''),
    afterHead.replace(COMMENTS, ''),
    LOGO_SYMBOLS,
    // Tells the app which page the markup belongs to. The title can't tell, because extensions and translators change it.
    afterLogo
      .replace(COMMENTS, '')
      .replace('data-page=""', () => `data-page="${escapeAttribute(fullTitle(head))}"`),
    header,
    menu,
    mainStyles,
    main,
    isAwaited && FIRST_SCREEN_END,
    otherStyles,
    below,
    afterApp.replace(PLACEHOLDERS.notice, NOTICE).replace(PLACEHOLDERS.scripts, () => scripts),
  ]
    .filter(Boolean)
    .join('');
}
