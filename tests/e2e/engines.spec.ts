/** Reading and writing offline in three engines; two of them have no background sync. */
import { leadForm } from '../../src/content/lead-form.ts';
import { paths } from '../../src/site/paths.ts';
import { whyNot } from '../engines/find.ts';
import { ENGINES, visitWith, type Visitor } from '../engines/visitor.ts';
import { expect, test } from './test.ts';

/** As a phone and as a desk see it. */
const SIZES = [
  [390, 844],
  [1440, 900],
] as const;

/** Every image has come, also those that are out of sight; @returns the addresses of those that show nothing. */
const brokenImages = `
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  const settled = (image) => image.complete || new Promise((done) => {
    image.addEventListener('load', done, { once: true });
    image.addEventListener('error', done, { once: true });
  });
  // A new size may begin with the next frame, and a failed picture is asked for once more.
  for (let round = 0; round < 2; round++) {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
    await Promise.all(images.map(settled));
  }
  return images.filter((image) => image.naturalWidth < 2).map((image) => image.currentSrc);`;

const attribute = (name: string) => `return document.documentElement.dataset.${name} ?? null`;

async function until(visitor: Visitor, name: string, value: string, seconds = 60): Promise<void> {
  await expect
    .poll(() => visitor.run(attribute(name)), { timeout: seconds * 1000, message: `data-${name}` })
    .toBe(value);
}

const routesOf = async (origin: string) =>
  [...(await (await fetch(`${origin}/sitemap.xml`)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => new URL(url!).pathname,
  );

for (const engine of ENGINES) {
  const reason = engine === 'chromium' ? undefined : whyNot(engine);

  test(`${engine} shows every page and picture and keeps a message with the server stopped`, async ({
    stack,
  }) => {
    test.skip(reason !== undefined, reason);
    test.setTimeout(480_000);
    const routes = await routesOf(stack.origin);
    expect(routes.length).toBeGreaterThan(40);
    const visitor = await visitWith(engine);
    try {
      await visitor.open(stack.origin);
      await until(visitor, 'offline', 'ready', 120);
      await stack.stop();
      visitor.problems();
      for (const path of routes) {
        await visitor.resize(...SIZES[0]);
        await visitor.open(stack.origin + path);
        // Whoever leaves a page before all of it is here breaks its requests off, and Firefox calls that an error.
        await until(visitor, 'offline', 'ready');
        const broken = await visitor.run<string[]>(brokenImages);
        await visitor.resize(...SIZES[1]);
        broken.push(...(await visitor.run<string[]>(brokenImages)));
        expect(broken, `broken images on ${path}`).toEqual([]);
        const heading = await visitor.run<string>(`return document.querySelector('h1').textContent`);
        expect(heading, path).not.toBe('Page Not Found');
        expect(visitor.problems(), `console on ${path}`).toEqual([]);
      }

      await visitor.open(stack.origin + paths.contact);
      await until(visitor, 'outbox', '0');
      await visitor.run(`
        const form = document.querySelector('form:has([name=message])');
        const type = (name, text) => {
          const field = form.elements[name];
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        };
        type('fullName', 'Ada Sample');
        type('email', 'ada@example.org');
        type('message', 'Written in ${engine}, offline.');
        // Whoever is faster than two seconds is suspected, and gets no mail of their own.
        await new Promise((resolve) => setTimeout(resolve, 2100 - performance.now()));
        form.requestSubmit();`);
      await expect
        .poll(() => visitor.run<string>('return document.body.innerText'), { timeout: 30_000 })
        .toContain(leadForm.saved);
      await until(visitor, 'outbox', '1');

      await stack.start();
      await until(visitor, 'outbox', '0', 30);
      const stored = await stack.rows('inquiries');
      expect(stored).toMatchObject([{ message: `Written in ${engine}, offline.` }]);
      await expect.poll(() => stack.mails()).toHaveLength(1);
    } finally {
      await visitor.close();
    }
  });
}
