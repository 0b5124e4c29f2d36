import { anchors, paths } from '../site/paths.ts';
import { business } from './business.ts';
import type { Performer, ServiceCategory, ServiceSlug } from './services/service.schema.ts';

const safe = 'Safe for all skin types';

const radiofrequency = {
  title: 'For every skin tone, with care',
  text: 'Heat that doesn’t depend on pigment can suit every tone, but RF needling isn’t equally safe for all skin types. Dark marks can appear, and usually fade.',
};

/** Texts that all service pages share. The texts of each service are in `services/`. */
export const servicePage = {
  /** Shown on every page, with what decides on skin types (`skinTypes`) as the third. */
  assurances: [
    {
      title: 'Consultation required',
      text: 'We look closely and ask about your health before your first treatment.',
    },
    {
      title: 'Medical grade',
      text: 'Medical treatments use medical-grade products, and every treatment meets the same hygiene standard.',
    },
  ],
  /** For which skin a service is, and what decides. */
  skinTypes: {
    'laser-ipl-facial-rejuvenation': {
      title: 'For fair to medium skin',
      text: 'Filtered light isn’t safe for all skin types. A tan has to fade first. For deeper skin, we choose a peel or a different wavelength.',
    },
    'plasmage-skin-tightening': {
      title: 'For fair to light olive skin',
      text: 'Plasma isn’t safe for all skin types. Medium-brown and deeper skin may mark, and we choose a kinder treatment for it with you.',
    },
    'hair-restoration': {
      title: 'Safe for all skin types, with one limit',
      text: 'PRP and needling suit every tone. Laser light is cleared for light to medium skin, and deeper skin starts with shorter sessions.',
    },
    'laser-scalp-therapy-led': {
      title: 'FDA-cleared for light to medium skin',
      text: 'It hasn’t been shown to be safe for all skin types. On deeper skin the use is off-label, and we start with shorter sessions.',
    },
    'chemical-peels': {
      title: 'Safe for all skin types, with the right acid',
      text: 'We match the acid to your tone. Brown and deep skin gets gentler acids and a few weeks of preparation.',
    },
    'laser-hair-removal': {
      title: 'Safe for all skin types, with the right light',
      text: 'Fair and deep skin need different light. A tan has to fade first, whatever your tone.',
    },
    'laser-tattoo-removal': {
      title: 'Set for your skin tone',
      text: 'No laser is equally safe for all skin types. Deeper skin can lose color for good. There we test first, go slower, and may leave an ink alone.',
    },
    'eyebrow-laser-removal': {
      title: 'Tested on your skin first',
      text: 'No one setting is safe for all skin types. Deeper skin gets a gentler wavelength and can still change color, so everyone has a test spot.',
    },
    'laser-facial-rejuvenation': {
      title: 'Matched to your skin tone',
      text: 'No one setting is safe for all skin types, so your tone decides wavelength and energy. Where light isn’t right, we’ll find you another way.',
    },
    microblading: {
      title: 'Finest on dry to normal skin',
      text: 'Safe for all skin types, and at its best on some. Oily, large-pored skin blurs fine strokes, and there we often draw powder brows.',
    },
    'phibrows-hairline-camouflage': {
      title: 'Crispest on dry to normal skin',
      text: 'Safe for all skin types, and at its best on some. Strokes soften sooner on very oily skin, where dots often hold better.',
    },
    'phibrows-tattoo-removal': {
      title: 'Patch tested where it counts',
      text: 'It isn’t equally safe for all skin types. Deeper skin can react with dark marks, and we patch test it first. A tan has to fade.',
    },
    'led-scalp-therapy': {
      title: 'Red light for every skin tone',
      text: 'Red light is safe for all skin types. On medium to deep skin, where blue light can leave marks, we keep it short or leave it out.',
    },
    'body-microneedling': {
      title: safe,
      text: 'The needles suit every tone. A tendency to keloids rules them out.',
    },
    'botox-neurotoxins': {
      title: safe,
      text: 'Tone makes no difference. Your nerves and muscles decide, and the medicines you take.',
    },
    'buccal-facial-massage': {
      title: safe,
      text: 'Tone makes no difference. Your teeth and jaw decide.',
    },
    dermaplaning: {
      title: safe,
      text: 'Every tone can have it, once active acne, rashes and cold sores have healed.',
    },
    'elevated-hydrafacials': {
      title: safe,
      text: 'We set suction and acids to your skin, and wait for a rosacea flare to pass.',
    },
    'exosome-scalp-treatment': {
      title: safe,
      text: 'The serum stays on the surface. Allergies and your medical history decide.',
    },
    'hair-scalp-micropigmentation': {
      title: safe,
      text: 'We match pigment to every tone. Keloids and scalp disease rule it out.',
    },
    'head-spa': {
      title: safe,
      text: 'Every scalp is welcome once sores have healed. A bad neck needs a word first.',
    },
    injectables: {
      title: safe,
      text: 'Tone makes no difference. Allergies, medicines and earlier filler decide.',
    },
    'iv-therapy': { title: safe, text: 'Skin plays no part. Your heart and kidneys decide.' },
    'jet-peel-scalp': {
      title: safe,
      text: 'Water and air suit every tone, on a scalp without open or inflamed skin.',
    },
    'lip-blush': {
      title: safe,
      text: 'Deeper lips may need their tone neutralized first. Keloids rule it out.',
    },
    microneedling: {
      title: safe,
      text: 'The needles suit every tone. Keloids rule them out, and melasma needs care.',
    },
    'semi-permanent-makeup': {
      title: safe,
      text: 'We mix color for every tone. Oily skin softens it sooner; keloids rule it out.',
    },
    'agnes-precision-rf-microneedling': radiofrequency,
    'scarlet-srf-microneedling': radiofrequency,
  } satisfies Record<ServiceSlug, { title: string; text: string }>,
  overview: {
    title: 'What it is',
    benefits: 'Benefits',
    steps: 'What to expect',
    partners: 'Brands we use',
    share: { share: 'Share this treatment', shared: 'Link copied' },
    /** The picture beside the overview, by category. */
    pictures: {
      skin: {
        name: 'hero-skin-portrait',
        alt: 'An amber dropper bottle and an open jar of cream on a travertine block under white orchids in morning light',
      },
      face: {
        name: 'hero-face-portrait',
        alt: 'A round brass mirror, a rose quartz roller and a face oil on pale stone before a deep teal wall',
      },
      hair: {
        name: 'hero-hair-portrait',
        alt: 'A long wave of chestnut hair with a wooden comb and white camellias on dark wood',
      },
      body: {
        name: 'hero-body-portrait',
        alt: 'Folded towels, stacked basalt stones and lit candles in a warm plaster niche',
      },
    } satisfies Record<ServiceCategory, { name: string; alt: string }>,
  },
  /** What a visitor wants to know beside the facts in the hero, in this order. */
  glance: {
    title: 'At a glance',
    suits: 'For',
    feels: 'How it feels',
    duration: 'Time with us',
    downtime: 'Downtime',
    sessions: 'Sessions',
    prepare: 'Before you come',
  },
  goodToKnow: {
    title: 'Good to know',
    times: 'Time for each',
    performedBy: 'Who performs it',
    licenseNumber: 'License number',
    regulatoryStatus: 'Regulatory status',
    consultation: 'Consultation',
    paying: `[Ways to pay](${paths.contact}#${anchors.paying})`,
    membership: 'Membership',
    firstVisit: 'First-visit offer',
    booking: 'Before you book',
    contraindications: 'Who should wait or skip this treatment',
    aftercare: 'Aftercare at home',
    openAftercare: 'All steps, to print or share',
    combinations: 'Goes well with',
    approach: 'How we decide',
    concerns: 'Concerns and how we treat them',
    features: 'Worth knowing',
    technology: 'What the device does',
    standards: 'Our standards of care',
  },
  /** Who performs a service, with license and supervision, by class of license. An attorney confirms each line. */
  performers: {
    medical:
      'Our registered nurse (California Board of Registered Nursing), on the orders and under the supervision of our medical director, a physician, after a good-faith exam by a physician, nurse practitioner or physician assistant.',
    esthetics:
      'An esthetician licensed by the California Board of Barbering and Cosmetology. This isn’t medical treatment.',
    'esthetics-or-medical':
      'Lactic, mandelic, glycolic and salicylic peels: an esthetician licensed by the California Board of Barbering and Cosmetology. Jessner and TCA peels: our registered nurse (California Board of Registered Nursing), supervised by our medical director, a physician, on medical orders and after a good-faith exam.',
    scalp:
      'A cosmetologist licensed by the California Board of Barbering and Cosmetology. This isn’t medical treatment.',
    massage:
      'A therapist certified by the California Massage Therapy Council and trained in intraoral massage. LED: a licensed esthetician. This isn’t medical treatment.',
    'body-art':
      'A practitioner registered with the county under California’s Safe Body Art Act and trained in bloodborne pathogen safety. This isn’t medical treatment.',
  } satisfies Record<Performer, string>,
  treatments: {
    eyebrow: 'Treatment options',
    title: 'Find your treatment',
    frequency: 'How often',
    targets: 'Targets',
    bestFor: 'Best for',
    price: 'Price',
    technologies: 'With',
    viewAll: 'VIEW ALL TREATMENTS',
    showLess: 'SHOW LESS',
  },
  cases: {
    title: 'Before and after',
    more: 'See the gallery',
  },
  faq: { eyebrow: 'Questions', title: 'Questions before you book' },
  guarantees: [
    {
      title: 'Quick response',
      text: `We answer every message within ${business.replyWithinHours} hours.`,
    },
    {
      title: 'Licensed professionals',
      text: 'Whoever treats you is licensed, certified or registered for that service.',
    },
    {
      title: 'Personalized care',
      text: 'Your plan fits your skin first, then your budget.',
    },
  ],
  related: 'You may also like',
  reading: 'Read before you decide',
  /** Before the name of a device, in the list above. */
  device: 'Technology:',
  notFound: {
    title: 'Service not found',
    description:
      'We couldn’t find a treatment at this address. Search our services by name, concern or device, or explore our full menu of skin, face, hair and body care.',
    text: 'This treatment may have a new name. Search for it, or explore everything we do.',
    back: 'ALL SERVICES',
  },
};
