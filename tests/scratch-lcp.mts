/* usage: tsx tests/scratch-lcp.mts dist1,dist2 path1,path2 runs */
import lighthouse from 'lighthouse';
import { launch } from 'puppeteer-core';
import { createServer } from 'node:http';
import { mkdtempSync } from 'node:fs';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { openSite } from '../supabase/local/site.ts';
import { chromiumArguments } from './chromium-arguments.ts';
import { chromiumPath } from './chromium.ts';
const [dists, paths, runs] = [process.argv[2]!.split(','), process.argv[3]!.split(','), Number(process.argv[4])];
const origins: string[] = [];
for (const [i, dist] of dists.entries()) {
  const port = 4195 + i;
  const site = await openSite({ dist: resolve(dist), servedFolder: mkdtempSync('/tmp/served-'), cacheFolder: mkdtempSync('/tmp/cache-'), siteUrl: `http://127.0.0.1:${port}` } as never);
  createServer(getRequestListener(async (req) => {
    const url = new URL(req.url);
    if (url.pathname === '/config.json') return Response.json({ supabaseUrl: '', publishableKey: 'x' });
    if (/^\/(rest|functions|auth)\//.test(url.pathname)) return new Response('', { status: 503 });
    return (await site.fetch(req, url)) ?? new Response('', { status: 404 });
  })).listen(port);
  origins.push(`http://127.0.0.1:${port}`);
}
const median = (a: number[]) => a.sort((x, y) => x - y)[a.length >> 1]!;
for (const path of paths) {
  const all = origins.map(() => ({ lcp: [] as number[], fcp: [] as number[] }));
  let what = '';
  for (let r = 0; r < runs; r++)
    for (const [i, origin] of origins.entries()) {
      const browser = await launch({ executablePath: chromiumPath(), args: chromiumArguments() });
      const result = await lighthouse(origin + path, { logLevel: 'error', onlyAudits: ['largest-contentful-paint', 'first-contentful-paint', 'metrics', 'lcp-breakdown-insight'] }, undefined, await browser.newPage());
      const a = result!.lhr.audits;
      all[i]!.lcp.push(Math.round(a['largest-contentful-paint']!.numericValue!));
      all[i]!.fcp.push(Math.round(a['first-contentful-paint']!.numericValue!));
      what = JSON.stringify(a['lcp-breakdown-insight']?.details)?.match(/"selector":"([^"]*)"/)?.[1] ?? '';
      await browser.close();
    }
  console.log(path, what);
  all.forEach(({ lcp, fcp }, i) => console.log('  ', dists[i], 'LCP', median(lcp), `(${lcp})`, 'FCP', median(fcp)));
}
process.exit(0);
