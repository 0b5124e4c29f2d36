import sharp from 'sharp';
import { expect, it } from 'vitest';
import { isPreparedPhoto, withoutMetadata } from './jpeg.ts';

const PLACE = { IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 42/1 0/1' } };

/** A photograph as a camera leaves it: with its place, and turned by a mark. */
const photo = (width = 1200, height = 900, progressive = false) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#a98',
      noise: { type: 'gaussian', mean: 128, sigma: 8 },
    },
  })
    .jpeg({ quality: 60, progressive })
    .withExif(PLACE)
    .toBuffer();
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

it.each([false, true])(
  'has nothing but its pixels left, which stay (progressive: %s)',
  async (progressive) => {
    const original = await photo(1200, 900, progressive);
    expect((await sharp(original).metadata()).exif).toBeDefined();
    expect(isPreparedPhoto(original)).toBe(false);
    const plain = withoutMetadata(original)!;
    const { exif, width, height } = await sharp(plain).metadata();
    expect({ exif, width, height }).toEqual({ width: 1200, height: 900 });
    const pixels = async (file: Uint8Array) => sharp(file).raw().toBuffer();
    expect((await pixels(plain)).equals(await pixels(original))).toBe(true);
    expect(isPreparedPhoto(plain)).toBe(true);
  },
);

it('can be 640 pixels wide, and is of the shape that the gallery shows', async () => {
  const isRight = async (width: number, height: number) =>
    isPreparedPhoto(withoutMetadata(await photo(width, height))!);
  expect(await isRight(640, 480)).toBe(true);
  expect(await isRight(804, 603)).toBe(true);
  expect(await isRight(1204, 903)).toBe(false);
  expect(await isRight(320, 240)).toBe(false);
  expect(await isRight(900, 900)).toBe(false);
});

it('is refused with anything before, between or after its pixels', async () => {
  const plain = withoutMetadata(await photo(640, 480))!;
  const comment = new Uint8Array([0xff, 0xfe, 0, 4, 65, 66]);
  const end = plain.subarray(-2);
  const cases = {
    comment: joined(plain.subarray(0, 2), comment, plain.subarray(2)),
    lastComment: joined(plain.subarray(0, -2), comment, end),
    text: joined(plain, new TextEncoder().encode('40.7, -74.0')),
    film: joined(plain, plain),
    cut: plain.subarray(0, -2),
    empty: new Uint8Array(),
    start: plain.subarray(0, 2),
    length: joined(plain.subarray(0, 2), new Uint8Array([0xff, 0xdb, 0, 0]), plain.subarray(2)),
    png: new Uint8Array(await sharp(plain).png().toBuffer()),
    page: new TextEncoder().encode('<script>alert(1)</script>'),
  };
  for (const [name, bytes] of Object.entries(cases)) expect(isPreparedPhoto(bytes), name).toBe(false);
  for (const name of ['comment', 'lastComment'] as const)
    expect(Buffer.from(withoutMetadata(cases[name])!).equals(plain), name).toBe(true);
  for (const name of ['text', 'film', 'cut', 'empty', 'start', 'png', 'page'] as const)
    expect(withoutMetadata(cases[name]), name).toBeUndefined();
});
