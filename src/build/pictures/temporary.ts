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
  memberships: [1200, 900],
  rewards: [1200, 900],
  'article-everyday-skincare-layering-guide': [1200, 900],
  'article-everyday-skincare-layering-guide-steps': [1200, 900],
  'article-complete-hair-scalp-care-guide': [1200, 900],
  'article-complete-hair-scalp-care-guide-scalp': [1200, 900],
  'article-spmu-aftercare-guide': [1200, 900],
  'article-spmu-aftercare-guide-amount': [1200, 900],
  'spa-1': [1200, 1500],
  'spa-2': [1200, 1500],
  'spa-3': [1200, 1500],
  'spa-4': [1200, 1500],
  'spa-5': [1200, 1500],
  'team-founder': [800, 1000],
  'team-nurse': [800, 1000],
  'team-surgeon': [800, 1000],
  // Small: enough to see the page's order until the master is there.
  'service-agnes-precision-rf-microneedling': [480, 360],
  'service-body-microneedling': [480, 360],
  'service-botox-neurotoxins': [480, 360],
  'service-buccal-facial-massage': [480, 360],
  'service-chemical-peels': [480, 360],
  'service-dermaplaning': [480, 360],
  'service-elevated-hydrafacials': [480, 360],
  'service-exosome-scalp-treatment': [480, 360],
  'service-eyebrow-laser-removal': [480, 360],
  'service-hair-restoration': [480, 360],
  'service-hair-scalp-micropigmentation': [480, 360],
  'service-head-spa': [480, 360],
  'service-injectables': [480, 360],
  'service-iv-therapy': [480, 360],
  'service-jet-peel-scalp': [480, 360],
  'service-laser-facial-rejuvenation': [480, 360],
  'service-laser-hair-removal': [480, 360],
  'service-laser-ipl-facial-rejuvenation': [480, 360],
  'service-laser-scalp-therapy-led': [480, 360],
  'service-laser-tattoo-removal': [480, 360],
  'service-led-scalp-therapy': [480, 360],
  'service-lip-blush': [480, 360],
  'service-microblading': [480, 360],
  'service-microneedling': [480, 360],
  'service-phibrows-hairline-camouflage': [480, 360],
  'service-phibrows-tattoo-removal': [480, 360],
  'service-plasmage-skin-tightening': [480, 360],
  'service-scarlet-srf-microneedling': [480, 360],
  'service-semi-permanent-makeup': [480, 360],
  technology: [480, 360],
  'device-skinpen': [480, 360],
  'device-scarlet-srf': [480, 360],
  'device-hydrafacial-md': [480, 360],
  'device-ipl': [480, 360],
  'concern-sensitive': [480, 360],
  'concern-oily': [480, 360],
  'concern-dry': [480, 360],
  'concern-rosacea': [480, 360],
  'concern-acne-scars': [480, 360],
  'concern-enlarged-pores': [480, 360],
  'case-skin-rejuvenation-before': [480, 360],
  'case-skin-rejuvenation-after': [480, 360],
  'case-anti-aging-before': [480, 360],
  'case-anti-aging-after': [480, 360],
  'case-acne-scars-before': [480, 360],
  'case-acne-scars-after': [480, 360],
  'case-hydration-before': [480, 360],
  'case-hydration-after': [480, 360],
  'case-scalp-health-before': [480, 360],
  'case-scalp-health-after': [480, 360],
  'case-scalp-density-before': [480, 360],
  'case-scalp-density-after': [480, 360],
};

const HUES = ['#e4d6c6', '#d9c2ae', '#c9a36a', '#a8684f', '#6f8583', '#1f3b3f'];

/** Draws the stand-in for `name` as PNG. */
export async function temporaryPicture(name: string): Promise<Buffer> {
  const [fullWidth, fullHeight] = temporaryPictures[name] ?? [1200, 900];
  // Of the right shape, no larger than a blur needs: what is replaced soon should not cost a build minutes.
  const width = 768;
  const height = Math.round((768 * fullHeight) / fullWidth);
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
