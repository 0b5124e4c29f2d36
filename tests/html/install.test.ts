/** What a device needs to install the site: the manifest, its images, and the icons. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dist, type Json, useSite } from './site.ts';

const site = useSite();

test('the manifest is complete, and its images have the sizes that it states', async () => {
  const manifest = (await (await fetch(`${site.origin}/manifest.webmanifest`)).json()) as {
    icons: { src: string; sizes: string; purpose?: string }[];
    screenshots: { src: string; sizes: string; form_factor: string }[];
    shortcuts: { name: string; url: string }[];
  } & Json;
  expect(manifest).toMatchObject({ id: '/', display: 'standalone', scope: '/', start_url: '/' });
  for (const member of ['categories', 'display_override', 'launch_handler'])
    expect(manifest).toHaveProperty(member);
  expect(manifest.icons.map(({ purpose }) => purpose ?? 'any')).toEqual(
    expect.arrayContaining(['any', 'maskable', 'monochrome']),
  );
  expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(
    new Set(['narrow', 'wide']),
  );
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Aftercare', 'Book', 'Contact']);
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const { width, height } = await sharp(readFileSync(join(dist, src))).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) expect((await fetch(site.origin + url)).status).toBe(200);
});

test('programs that look for /favicon.ico find icons in three sizes', async () => {
  const reply = await fetch(`${site.origin}/favicon.ico`);
  expect(reply.headers.get('content-type')).toMatch(/^image\/.*icon/);
  const file = Buffer.from(await reply.arrayBuffer());
  const sizes: string[] = [];
  for (let index = 0; index < file.readUInt16LE(4); index++) {
    const [length, offset] = [file.readUInt32LE(14 + 16 * index), file.readUInt32LE(18 + 16 * index)];
    const { format, width, height } = await sharp(file.subarray(offset, offset + length)).metadata();
    sizes.push(`${format} ${width}x${height}`);
  }
  expect(sizes).toEqual(['png 16x16', 'png 32x32', 'png 48x48']);
});
