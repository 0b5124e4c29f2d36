import { ask, each, statusOf, type Check } from './target.ts';

const HOUR_S = 3600;

/** The service worker is the one of the published pages, is fresh, and finds every file that it wants to store. */
export const serviceWorker: Check = {
  name: 'service worker',
  async run({ site }) {
    const response = await ask(`${site}/sw.js`);
    const script = await response.text();
    if (!response.ok || !response.headers.get('content-type')?.includes('javascript'))
      return {
        problems: [`/sw.js answers ${response.status} and is no script: publish the whole folder dist`],
      };
    const files = [...new Set([...script.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url!))];
    if (files.length === 0)
      return { problems: [], note: 'It is switched off (dist/sw-off.js): deploy dist/sw.js to switch it on' };
    const scripts = (await (await ask(site)).text()).match(/assets\/[\w-]+\.js/g) ?? [];
    const strange = scripts.find((name) => !files.includes(name));
    const age = Number(response.headers.get('age') ?? 0);
    const desk = await ask(`${site}/staff-sw.js`);
    await desk.body?.cancel();
    const missing = await each(files, async (file) => {
      const status = await statusOf(`${site}/${file}`, { method: 'HEAD' });
      return status === 200 ? [] : [`/${file} answers ${status}`];
    });
    return {
      note: `${files.length} files`,
      problems: [
        ...(age > HOUR_S
          ? [`A cache keeps /sw.js for ${age} seconds: exclude it from the cache of your host`]
          : []),
        ...(strange
          ? [
              `/sw.js is of another build than the home page, which needs ${strange}: empty the cache of your host`,
            ]
          : []),
        ...missing.map(
          (line) => `${line}: a device that lacks it gets no update; publish the whole folder dist`,
        ),
        ...(desk.ok && desk.headers.get('content-type')?.includes('javascript')
          ? []
          : [`/staff-sw.js answers ${desk.status}: the desk does not work offline`]),
      ],
    };
  },
};
