import { qrCodes } from '../../src/content/qr-codes.ts';
import { linkedPages } from '../../src/site/pages.ts';
import { formActions, paths } from '../../src/site/paths.ts';
import { redirects } from '../../src/site/redirects.ts';
import { STAFF } from '../../src/plugins/staff/served-paths.ts';
import { ask, each, originOf, type Check, type Files, type Target } from './target.ts';

/** Every page, and the desk. */
const pagePaths = ({ articles }: Files): string[] => [...linkedPages(articles), STAFF];

const isHtml = (response: Response) => response.headers.get('content-type')?.startsWith('text/html') ?? false;

export const pages: Check = {
  name: 'pages',
  async run({ site, files }) {
    const all = pagePaths(files);
    const problems = await each(all, async (path) => {
      const response = await ask(site + path);
      const text = await response.text();
      if (response.status !== 200 || !isHtml(response))
        return [
          `${path} answers ${response.status || 'with a redirect'}: publish the whole folder dist, with the rules of your host`,
        ];
      return text.includes('</html>') ? [] : [`${path} ends before its last line: publish it again`];
    });
    return { problems, note: `${all.length} pages` };
  },
};

export const address: Check = {
  name: 'address',
  async run({ site }) {
    const canonical = /rel="?canonical"? href="([^"]*)"/.exec(await (await ask(site)).text())?.[1];
    const own = canonical && originOf(canonical);
    if (own === site) return { problems: [], note: site };
    return {
      problems: [
        `The pages name ${own ?? 'no address'} as theirs: build with SITE_URL=${site} and publish again`,
      ],
    };
  },
};

export const unknownPaths: Check = {
  name: 'unknown paths',
  async run({ site }) {
    const asked = [
      '/no-such-page',
      paths.service('no-such-service'),
      '/assets/none.js',
      '/pictures/none.avif',
    ];
    const problems = await each(asked, async (path) => {
      const response = await ask(site + path);
      const text = await response.text();
      if (response.status !== 404)
        return [`${path} answers ${response.status}, not 404: see docs/deploy.md, Any other host`];
      const cached = cachedSeconds(response.headers);
      return [
        ...(isHtml(response) && text.includes('</html>')
          ? []
          : [`${path} answers 404 without the page 404.html`]),
        ...(cached > 0
          ? [
              `Browsers keep the 404 at ${path} for ${cached} seconds: send Cache-Control: no-store with every 404`,
            ]
          : []),
      ];
    });
    return { problems };
  },
};

/** For how long a browser may use an answer without asking again. */
function cachedSeconds(headers: Headers): number {
  const control = headers.get('cache-control') ?? '';
  if (/no-store|no-cache/.test(control)) return 0;
  return Number(/max-age=(\d+)/.exec(control)?.[1] ?? 0);
}

export const movedPages: Check = {
  name: 'moved pages',
  async run({ site }) {
    const capitals = [paths.contact.replace('/c', '/C'), paths.contact] as const;
    const problems = await each([...redirects, capitals], async ([from, to]) => {
      const response = await ask(site + from);
      await response.body?.cancel();
      // Browsers don't show a redirect, only where it ends, without the anchor.
      if (response.type === 'opaqueredirect') {
        const { url } = await ask(site + from, { redirect: 'follow' });
        return url === (site + to).split('#')[0]
          ? []
          : [`${from} leads to ${url}, not to ${to}: apply the rules of dist/_redirects`];
      }
      const location = response.headers.get('location') ?? '';
      if ([301, 308].includes(response.status) && new URL(location, site).href === site + to) return [];
      return [
        `${from} answers ${response.status}${location && ` to ${location}`}, and must lead to ${to}: apply the rules of dist/_redirects`,
      ];
    });
    return { problems };
  },
};

export const qrAddresses: Check = {
  name: 'QR codes',
  async run({ site }) {
    const codes = [...qrCodes.entries.map(({ code }) => code), 'no-such-code'];
    const problems = await each(codes, async (code) => {
      const response = await ask(site + paths.qrCode(code));
      await response.body?.cancel();
      return response.status === 200 && isHtml(response)
        ? []
        : [
            `${paths.qrCode(code)} answers ${response.status}: a printed code leads there; apply the rules of dist/_redirects`,
          ];
    });
    return { problems, note: `${codes.length - 1} codes` };
  },
};

/** A form without a script, posted through the site. */
export const formsWithoutScript: Check = {
  name: 'forms without a script',
  async run({ site }) {
    const problems = await each(Object.values(formActions), async (path) => {
      const response = await ask(site + path, {
        method: 'POST',
        // Nothing is filled in, so nothing is stored.
        body: new URLSearchParams({ email: '' }),
        headers: { origin: site },
      });
      await response.body?.cancel();
      return response.status === 400 && isHtml(response)
        ? []
        : [
            `${path} answers ${response.status} to a form: the site must pass /api/* on to the functions (dist/_redirects, or the Worker)`,
          ];
    });
    return { problems };
  },
};

/** What a mail program posts when a subscriber presses its button (RFC 8058). */
export const oneClickUnsubscribe: Check = {
  name: 'one-click unsubscribe',
  async run({ site, backend }: Target) {
    const problems = await each([...new Set([site, backend])], async (origin) => {
      const url = `${origin}/functions/v1/unsubscribe?token=check-site`;
      const response = await ask(url, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      });
      const { code } = (await response.json().catch(() => ({}))) as { code?: string };
      return response.status === 400 && code === 'wrong_token'
        ? []
        : [
            `${origin}/functions/v1/unsubscribe answers ${response.status}: the link in mails is dead; pass /functions/v1/* on`,
          ];
    });
    return { problems };
  },
};
