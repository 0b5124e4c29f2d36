import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { BUDGET_BYTES_PER_PIXEL, derivePicture, FIRST_PACKETS_BYTES, masters } from './derive.ts';

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

/** A photo of a camera: far too large, full of detail, and held upright. */
async function cameraPhoto(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const noise = await sharp({
    create: {
      width: 200,
      height: 150,
      channels: 3,
      background: '#987',
      noise: { type: 'gaussian', mean: 128, sigma: 8 },
    },
  })
    .png()
    .toBuffer();
  return sharp(noise).resize(width, height).jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer();
}

test('a photo as a camera stores it is turned upright, reduced, and meets the budget of each width', async () => {
  const source = await cameraPhoto();
  const { picture, files } = await derivePicture('camera', source);
  expect(picture).toMatchObject({ width: 2400, height: 3200 });
  expect(picture.widths.at(-1)).toBe(2400);
  for (const { path } of files.filter(({ fileName }) => fileName.endsWith('.avif'))) {
    const { width, height } = await sharp(path).metadata();
    expect(height! / width!).toBeCloseTo(4 / 3, 2);
    expect(statSync(path).size, path).toBeLessThanOrEqual(width! * BUDGET_BYTES_PER_PIXEL);
  }
}, 60_000);
