import { keyed } from './backend-checks.ts';
import { ask, type Check } from './target.ts';

export const crossOrigin: Check = {
  name: 'pages of other sites',
  async run(target) {
    const preflight = async (url: string, origin: string) => {
      const response = await ask(url, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'apikey,content-type',
        },
      });
      await response.body?.cancel();
      return { ok: response.ok, allowed: response.headers.get('access-control-allow-origin') };
    };
    const { backend, site } = target;
    const url = `${backend}/functions/v1/send-inquiry-email`;
    const [own, foreign] = [await preflight(url, site), await preflight(url, 'https://stranger.example')];
    const table = `${backend}/rest/v1/inquiries`;
    const tables = backend === site ? null : await preflight(table, site);
    const reply = await ask(`${table}?limit=1`, { headers: keyed(target) });
    await reply.body?.cancel();
    const exposed = reply.headers.get('access-control-expose-headers') ?? '';
    return {
      problems: [
        ...(own.ok && own.allowed === site
          ? []
          : [`The functions refuse the pages of ${site}: npx supabase secrets set SITE_URL=${site}`]),
        ...(foreign.ok || foreign.allowed !== null
          ? ['The functions answer the pages of every site: npm run deploy -- --again functions']
          : []),
        ...(tables === null || (tables.ok && [site, '*'].includes(tables.allowed ?? ''))
          ? []
          : [`The API refuses the pages of ${site}: see the settings of the API in Supabase`]),
        ...(backend === site || /(?:^|[\s,])(?:date|\*)(?:[\s,]|$)/i.test(exposed)
          ? []
          : [
              'The API does not expose the header Date, so the desk sends no changes: let Access-Control-Expose-Headers name it',
            ]),
      ],
    };
  },
};
