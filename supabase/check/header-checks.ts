import { headersFile } from '../../src/plugins/html/hosting.ts';
import { STAFF } from '../../src/plugins/staff/served-paths.ts';
import { paths } from '../../src/site/paths.ts';
import { headersFor, parseHeaders } from '../local/site-rules.ts';
import { ask, each, type Check, type Target } from './target.ts';

const POLICY = 'content-security-policy';
const CONFIG = '/config.json';

/** The first address of each kind of file that the home page names. */
const filesIn = (document: string): string[] =>
  [/\/assets\/[\w-]+\.js/, /\/pictures\/[\w-]+\.avif/, /\/fonts\/[\w-]+\.woff2/].flatMap(
    (pattern) => pattern.exec(document)?.[0] ?? [],
  );

/** The hash of the script that each page has inline, as the policy names it. */
async function bootScriptHash(document: string): Promise<string> {
  const script = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/.exec(document)?.[1] ?? '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** Compares the headers of each kind of address with those of the build, as far as `isAsked` accepts their names. */
async function differences({ site, backend }: Target, isAsked: (name: string) => boolean): Promise<string[]> {
  const document = await (await ask(site)).text();
  const rules = parseHeaders(headersFile(backend === site ? [] : [backend], await bootScriptHash(document)));
  const asked = [paths.home, paths.contact, ...filesIn(document), STAFF, '/sw.js', CONFIG];
  return each(asked, async (path) => {
    const response = await ask(site + path);
    await response.body?.cancel();
    return Object.entries(headersFor(rules, path)).flatMap(([name, expected]) => {
      const sent = response.headers.get(name);
      // A host may answer this one by itself. It must only not be kept.
      const isOther = path === CONFIG && name !== 'cache-control';
      return isOther || !isAsked(name) || sent === expected
        ? []
        : [
            `${path} is sent with ${sent === null ? `no ${name}` : `${name}: ${sent}`}; it must be ${expected}`,
          ];
    });
  });
}

export const headers: Check = {
  name: 'headers',
  run: async (target) => ({ problems: await differences(target, (name) => name !== POLICY) }),
};

export const policy: Check = {
  name: 'content security policy',
  run: async (target) => ({ problems: await differences(target, (name) => name === POLICY) }),
};
