/**
 * The Worker that serves the site on Cloudflare (`wrangler.jsonc`). It says what its static assets can't say: which page
 * stands at the path of a QR code or of the desk, what an unknown path gets, and where the functions are.
 */
import { STAFF } from '../plugins/staff/served-paths.ts';
import { pageOfCode } from '../site/qr-pages.ts';
import { notFoundDocumentOf, redirectOf } from '../site/redirects.ts';

/** The static assets of the Worker: `dist`. */
export interface Assets {
  fetch(request: Request | URL | string): Promise<Response>;
}

/** Paths that forms without a script and one-click unsubscribe post to. */
const FUNCTIONS = /^\/(?:api|functions\/v1)\/([\w-]+)$/;
/** The sign-up form posts to a path with another name than its function. */
const FUNCTION_NAMES: Readonly<Record<string, string>> = { subscribe: 'send-welcome-email' };

export default {
  async fetch(request: Request, { ASSETS }: { ASSETS: Assets }): Promise<Response> {
    const url = new URL(request.url);
    const called = FUNCTIONS.exec(url.pathname)?.[1];
    if (called) return callFunction(request, url, called, ASSETS);

    const moved = redirectOf(url);
    if (moved) return redirect(moved.pathname + moved.search + moved.hash);

    const page =
      pageOfCode(url.pathname) ?? (`${url.pathname}/`.startsWith(`${STAFF}/`) ? STAFF : url.pathname);
    const ask = (path: string) => ASSETS.fetch(new Request(new URL(path, url), request));
    const answer = await ask(page + url.search);
    // A page has one address. The assets redirect to it for this once, and with the headers of the page.
    if (answer.status === 307) return redirect(answer.headers.get('location')!);
    if (answer.status !== 404) return answer;

    const lower = url.pathname.toLowerCase();
    if (lower !== url.pathname && (await ask(lower)).ok) return redirect(lower + url.search);
    // The answer of the path itself has the caching headers of files that exist.
    const document = await ask(notFoundDocumentOf(url.pathname)?.replace(/\.html$/, '') ?? '/404');
    const headers = new Headers(document.headers);
    headers.set('cache-control', 'no-store');
    return new Response(document.body, { status: 404, headers });
  },
};

const redirect = (location: string) => new Response(null, { status: 301, headers: { location } });

/** Passes a request on to an edge function of the Supabase project that `config.json` names. */
async function callFunction(request: Request, url: URL, name: string, assets: Assets): Promise<Response> {
  const { supabaseUrl } = (await (await assets.fetch(new URL('/config.json', url))).json()) as {
    supabaseUrl: string | null;
  };
  if (supabaseUrl === null) return new Response(null, { status: 503 });
  const target = `${supabaseUrl}/functions/v1/${FUNCTION_NAMES[name] ?? name}${url.search}`;
  return fetch(new Request(target, request), { redirect: 'manual' });
}
