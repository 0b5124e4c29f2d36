import { paths } from '../site/paths.ts';
import type { Technology } from './technology.schema.ts';

export const technology = {
  meta: {
    title: 'Med spa technology: SkinPen, Scarlet SRF, IPL',
    description:
      'SkinPen, Scarlet SRF, HydraFacial MD and IPL at our med spa: how each device works, what it’s best for, how it feels, downtime and related services.',
  },
  hero: {
    eyebrow: 'Equipment',
    title: 'Our Technology',
    text: 'Meet the four devices we use most: what each one does for your skin, and how long your skin shows it.',
    image: {
      name: 'technology',
      alt: 'Laser, radiofrequency and microneedling handpieces laid side by side on marble',
    },
    actions: [
      { kind: 'book', label: 'BOOK NOW' },
      { kind: 'link', label: 'VIEW SERVICES', to: paths.services },
    ],
  },
  labels: {
    bestFor: 'Best for',
    downtime: 'Downtime',
    painLevel: 'Discomfort',
    caution: 'Ask us first',
    relatedServices: 'Related services',
  },
  devices: [
    {
      name: 'SkinPen',
      slug: 'skinpen',
      tagline: 'Microneedling that helps skin rebuild itself',
      description: [
        'SkinPen holds 14 sterile needles in a cartridge that we open in front of you and use once. They move straight in and out many times a second and leave fine channels that close within hours. Your body reads them as tiny injuries and responds with new collagen over the next few weeks.',
        'With numbing cream, it feels like buzzing sandpaper. Your face looks sunburned that evening. With no heat and no light, it’s an option for skin of every tone, though dark marks can follow.',
        'SkinPen is FDA-cleared for facial acne scars in every skin tone, and for neck wrinkles in skin types II to IV, in adults 22 and older. Anything else is off-label.',
      ],
      bestFor: [
        'Acne scars',
        'Fine lines, off-label',
        'Enlarged pores, off-label',
        'Uneven texture, off-label',
      ],
      downtime: 'Minimal, 24 to 48 hours',
      painLevel: 'Mild to moderate',
      caution:
        'Active acne or cold sores, blood thinners, a tendency to keloids, recent isotretinoin, pregnancy or nursing, skin cancer in the area, metal or lidocaine allergy.',
      image: {
        name: 'device-skinpen',
        alt: 'A microneedling pen standing in its brass dock beside two vials',
      },
      relatedServices: [
        { name: 'SkinPen Microneedling', slug: 'microneedling' },
        { name: 'Body Microneedling', slug: 'body-microneedling' },
        { name: 'Scarlet SRF Microneedling', slug: 'scarlet-srf-microneedling' },
      ],
    },
    {
      name: 'Scarlet SRF',
      slug: 'scarlet-srf',
      tagline: 'Microneedles with radiofrequency, used off-label',
      description: [
        'Very fine needles deliver short pulses of radiofrequency below the surface. The warmth prompts deeper collagen to contract and renew and largely spares the top of the skin. We set depth and energy for each area.',
        'After numbing, it feels like quick, warm prickles. Expect redness and sometimes a faint grid of dots. Visits are usually 4 to 6 weeks apart, and changes build gradually over the months that follow.',
        'Scarlet SRF is FDA-cleared to heat and seal tissue in skin procedures; firming, scars and pores are off-label. In October 2025, the FDA warned of serious complications with RF microneedling: burns, scarring, fat loss, disfigurement and nerve damage, some needing surgical repair.',
      ],
      bestFor: ['Loss of firmness', 'Deeper acne scars', 'Jawline and neck', 'Enlarged pores'],
      downtime: '1 to 3 days',
      painLevel: 'Moderate',
      caution:
        'Pacemaker or other electronic implants, metal in the area, pregnancy or nursing, recent filler or isotretinoin, keloids, blood thinners, lidocaine allergy.',
      image: {
        name: 'device-scarlet-srf',
        alt: 'Close view of a radiofrequency handpiece with rows of gold needles glowing red',
      },
      relatedServices: [
        { name: 'Scarlet SRF Microneedling', slug: 'scarlet-srf-microneedling' },
        { name: 'Agnes Precision RF Microneedling', slug: 'agnes-precision-rf-microneedling' },
        { name: 'Plasmage Skin Tightening', slug: 'plasmage-skin-tightening' },
      ],
    },
    {
      name: 'HydraFacial MD',
      slug: 'hydrafacial-md',
      tagline: 'Cleanse, extract and hydrate with water',
      description: [
        'A spiral tip creates a small vortex that lifts dead cells and clears pores, and serums follow in the same visit. We choose the strength and solutions for your skin that day.',
        'It feels like a cool, wet brush moving across your face. Your skin may be pink for an hour. It’s a good choice before an event, because there’s little to hide afterward.',
        'HydraFacial is a Class I exfoliating device that doesn’t need FDA clearance. It isn’t approved to treat any skin condition.',
      ],
      bestFor: ['Dullness', 'Congestion', 'Dehydration', 'A first facial'],
      downtime: 'None',
      painLevel: 'None for most people',
      caution:
        'Sunburn, active rash or infection, shellfish or aspirin allergy, recent peel, laser or isotretinoin, pregnancy or nursing.',
      image: {
        name: 'device-hydrafacial-md',
        alt: 'A facial treatment unit with a handpiece and three pale blue serum bottles',
      },
      relatedServices: [{ name: 'Elevated HydraFacials', slug: 'elevated-hydrafacials' }],
    },
    {
      name: 'IPL',
      slug: 'ipl',
      tagline: 'Filtered flashes of light for red and brown',
      description: [
        'Intense pulsed light isn’t a laser but a bright flash, filtered to the colors that brown spots and small red vessels absorb. The light heats them, and your body clears them over the next few weeks. Spots look like coffee grounds for several days before they flake.',
        'Each flash is a quick, warm snap through cool gel. Sessions are every 3 to 4 weeks. IPL needs contrast between spot and skin. For brown or deep skin, we’ll offer you another treatment; a tan has to fade first.',
        'IPL is FDA-cleared for benign brown spots and small red vessels, on some models for rosacea, within each model’s skin tones. Texture and glow are off-label.',
      ],
      bestFor: ['Sun spots', 'Redness', 'Small visible vessels', 'Uneven tone'],
      downtime: 'Minimal',
      painLevel: 'Minimal',
      caution:
        'Brown or deep skin, a tan, melasma, light-sensitizing medicines, lupus or light-triggered seizures, recent isotretinoin, cold sores, keloids, pregnancy or nursing, any spot without a diagnosis.',
      image: { name: 'device-ipl', alt: 'Close view of a light handpiece with its bright square window' },
      relatedServices: [
        { name: 'Laser IPL Facial Rejuvenation', slug: 'laser-ipl-facial-rejuvenation' },
        { name: 'Laser Facial Rejuvenation', slug: 'laser-facial-rejuvenation' },
      ],
    },
  ],
  productLines: {
    title: 'Professional product lines',
    text: 'What you use at home matters as much as an hour with us. We carry a small range and explain each recommendation, and you’re welcome to stay with what already works.',
    image: { name: 'spa-3', alt: 'Amber bottles, jars and towels on two wooden shelves in window light' },
    lines: [
      {
        brand: 'skinbetter-science',
        description: 'Retinoid and antioxidant formulas that anchor many of our routines.',
      },
      {
        brand: 'epicutis',
        description:
          'Short ingredient lists for skin that reacts to long ones, and for the days after a treatment.',
      },
      {
        brand: 'isdin',
        description: 'Light sunscreens in textures you’ll want to wear every day.',
      },
      {
        brand: 'neova',
        description: 'Copper peptide and sunscreen products for skin that has seen a lot of sun.',
      },
      {
        brand: 'nutrafol',
        description:
          'Dietary supplements for hair, discussed after your health history. These statements have not been evaluated by the Food and Drug Administration. These products are not intended to diagnose, treat, cure, or prevent any disease.',
      },
      {
        brand: 'latisse',
        description:
          'FDA-approved for sparse lashes, this prescription solution needs a medical exam first. It can darken the eyelids, which may fade once you stop. Rarely, it darkens the iris, likely for good.',
      },
    ],
  },
  why: {
    title: 'Why our technology matters',
    blocks: [
      {
        title: 'Precision',
        text: 'Depth and energy go in your chart, and we can repeat a result you love or adjust one you don’t.',
      },
      {
        title: 'Safety',
        text: 'Needles are sterile and used once. Other tips are single-use or disinfected between clients. Light settings follow your skin tone, with a test spot first if there’s any doubt.',
      },
      {
        title: 'The right fit',
        text: 'For many concerns, a peel or a better routine is the wiser place to start, and it often costs less. We’ll help you choose.',
      },
      {
        title: 'Trained hands',
        text: 'A device is only as good as the person holding it. Here, microneedling, laser and IPL are in the hands of our registered nurse, under our medical director’s orders.',
      },
    ],
  },
  closing: {
    title: 'Not sure which is right for you?',
    text: 'Tell us what you’d like to change, and we’ll find the right tool together.',
    actions: [
      { kind: 'book', label: 'BOOK NOW' },
      { kind: 'link', label: 'VIEW SERVICES', to: paths.services },
    ],
  },
} satisfies Technology;
