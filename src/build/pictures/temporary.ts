import sharp from 'sharp';

/**
 * Pictures that have no master yet, with their size in pixels: a calm field of light in the site's colours stands
 * in for them, drawn from the name so that no two are alike. A master of the same name takes its place.
 */
export const temporaryPictures: Record<string, readonly [width: number, height: number]> = {
  'hero-skin': [2400, 1350],
  'hero-face': [2400, 1350],
  'hero-hair': [2400, 1350],
  'hero-body': [2400, 1350],
  'hero-skin-portrait': [1080, 1440],
  'hero-face-portrait': [1080, 1440],
  'hero-hair-portrait': [1080, 1440],
  'hero-body-portrait': [1080, 1440],
  'med-spa': [1600, 1067],
  'head-spa': [1600, 1067],
  'virtual-consultations': [1600, 1067],
  'payment-plans': [1600, 1067],
  contact: [1600, 1067],
  about: [1600, 1067],
  'spa-1': [1200, 1500],
  'spa-2': [1200, 1500],
  'spa-3': [1200, 1500],
  'spa-4': [1200, 1500],
  'spa-5': [1200, 1500],
  'team-founder': [800, 1000],
  'team-nurse': [800, 1000],
  'team-surgeon': [800, 1000],
};

const HUES = ['#e4d6c6', '#d9c2ae', '#c9a36a', '#a8684f', '#6f8583', '#1f3b3f'];

/** Draws the stand-in for `name` as PNG. */
export async function temporaryPicture(name: string): Promise<Buffer> {
  const [width, height] = temporaryPictures[name] ?? [1200, 900];
  let seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const next = (max: number) => (seed = (seed * 1664525 + 1013904223) >>> 0) % max;
  const glow = Array.from({ length: 5 }, () => {
    const [x, y, r] = [next(width), next(height), (height * (50 + next(50))) / 100];
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${HUES[next(HUES.length)]}" opacity="0.35"/>`;
  });
  const blur = Math.round(width / 9);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><filter id="b" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${blur}"/></filter></defs><rect width="100%" height="100%" fill="#f3ece3"/><g filter="url(#b)">${glow.join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
