import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { derivePicture, FIRST_PACKETS_BYTES, masters } from './derive.ts';

async function phoneFile(name: string): Promise<{ bytes: number; width: number | undefined }> {
  const { files } = await derivePicture(name, readFileSync(masters().get(name)!));
  const { path } = files.find(({ fileName }) => fileName.endsWith('-768.avif'))!;
  return { bytes: statSync(path).size, width: (await sharp(path).metadata()).width };
}

test('a picture that is a little too large for the first packets is made to fit', async () => {
  const { bytes, width } = await phoneFile('article-complete-hair-scalp-care-guide');
  expect(width).toBe(768);
  expect(bytes).toBeLessThanOrEqual(FIRST_PACKETS_BYTES);
  expect(bytes, 'close to the limit, so no more quality was lost than necessary').toBeGreaterThan(13_000);
});

test('a picture that would lose too much keeps its quality', async () => {
  expect((await phoneFile('case-scalp-health-before')).bytes).toBeGreaterThan(FIRST_PACKETS_BYTES);
});
