import { paths } from '../site/paths.ts';
import type { Technology } from './technology.schema.ts';

export const technology = {
  meta: {
    title: 'Our technology: devices and product lines',
    description:
      'SkinPen, Scarlet SRF, HydraFacial MD and IPL explained: how each device works, what it is best for, how it feels, downtime, and the services that use it.',
  },
  hero: {
    eyebrow: 'Equipment',
    title: 'Our Technology',
    text: 'Four devices do most of the work here. This page says what each one does inside your skin, how it feels and how long it shows.',
    image: {
      name: 'technology',
      alt: 'Laser, radio-frequency and microneedling handpieces laid side by side on marble',
    },
    actions: [
      { kind: 'book', label: 'BOOK NOW' },
      { kind: 'link', label: 'VIEW SERVICES', to: paths.services },
    ],
  },
  labels: {
    bestFor: 'Best for',
    downtime: 'Downtime',
    painLevel: 'Comfort level',
    caution: 'Ask us first',
    relatedServices: 'Related services',
  },
  devices: [
    {
      name: 'SkinPen',
      slug: 'skinpen',
      tagline: 'Microneedling that lets skin rebuild itself',
      description: [
        'A pen with fourteen sterile needles, in a cartridge that is opened in front of you and used once. They move straight in and out many times a second and leave fine vertical channels that close within hours. The body reads them as tiny injuries and answers with new collagen over the following weeks.',
        'With numbing cream it feels like a vibrating scratch, sharper on forehead and lip. Your face looks sunburned that evening. There is no heat and no light involved, so it suits skin of every tone.',
        'SkinPen is FDA-cleared for facial acne scars in every skin tone, and for neck wrinkles in skin types II to IV, in adults 22 and older. Anything else is off-label.',
      ],
      bestFor: ['Acne scars', 'Fine lines', 'Enlarged pores', 'Uneven texture'],
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
      tagline: 'Microneedles with radiofrequency',
      description: [
        'Very fine needles deliver short pulses of radiofrequency below the surface. The warmth makes deeper collagen contract and renew, while the top of the skin is largely spared. Depth and energy are set for each area, shallow around the eyes, deeper along the jaw.',
        'After numbing it feels like warm, quick prickles. Expect redness, slight swelling and sometimes a faint grid of dots. Visits are usually 4 to 6 weeks apart, and changes come gradually over the months after.',
        'Scarlet SRF is FDA-cleared to heat and seal tissue in skin procedures; firming, scars and pores are off-label. In October 2025 the FDA warned of serious complications with RF microneedling: burns, scarring, fat loss, disfigurement and nerve damage, some needing surgical repair.',
      ],
      bestFor: ['Loss of firmness', 'Deeper acne scars', 'Jawline and neck', 'Enlarged pores'],
      downtime: '1 to 3 days',
      painLevel: 'Moderate',
      caution:
        'Pacemaker or other electronic implants, metal in the area, pregnancy or nursing, recent filler or isotretinoin, keloids, blood thinners, lidocaine allergy.',
      image: {
        name: 'device-scarlet-srf',
        alt: 'Close view of a radio-frequency handpiece with rows of gold needles glowing red',
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
        'A spiral tip creates a small vortex: it lifts dead cells, empties pores by suction and replaces what it takes with serums, all in one pass. Strength and solutions are chosen for your skin on the day.',
        'It feels like a cool, wet brush drawing across your face. Skin may be pink for an hour. Many people come before an event, because there is nothing to hide afterward.',
        'HydraFacial is a Class I exfoliating device that doesn’t need FDA clearance. It isn’t approved to treat any skin condition.',
      ],
      bestFor: ['Dullness', 'Congestion', 'Dehydration', 'A first facial'],
      downtime: 'None',
      painLevel: 'None',
      caution: 'Sunburn, active rash or infection, shellfish or aspirin allergy, recent peel or laser.',
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
        'Intense pulsed light is a bright flash, filtered to the colors that spots and vessels absorb. Brown spots and small red vessels absorb it and warm up; the body clears them over the next weeks. Spots look like coffee grounds for some days before they flake.',
        'Each flash feels like the snap of a warm rubber band through cool gel. Sessions are every 3 to 4 weeks. It needs contrast between spot and skin, so it isn’t suitable for deep or tanned skin, and we will offer you something else.',
        'IPL is FDA-cleared for benign brown spots and small red vessels, within the skin tones listed for each model. Texture and glow are off-label.',
      ],
      bestFor: ['Sun spots', 'Redness', 'Small visible vessels', 'Uneven tone'],
      downtime: 'Minimal',
      painLevel: 'Minimal',
      caution:
        'Deep skin tones, a tan, melasma, light-sensitizing medicines, recent isotretinoin, cold sores, keloids, pregnancy or nursing, any spot without a diagnosis.',
      image: { name: 'device-ipl', alt: 'Close view of a light handpiece with its bright square window' },
      relatedServices: [
        { name: 'Laser IPL Facial Rejuvenation', slug: 'laser-ipl-facial-rejuvenation' },
        { name: 'Laser Facial Rejuvenation', slug: 'laser-facial-rejuvenation' },
      ],
    },
  ],
  productLines: {
    title: 'Professional product lines',
    text: 'What you use at home for months matters as much as an hour with us. We keep a small range and explain each recommendation; you are welcome to stay with what already works for you.',
    image: { name: 'spa-3', alt: 'Amber bottles, jars and towels on two wooden shelves in window light' },
    lines: [
      {
        brand: 'skinbetter-science',
        description: 'Retinoid, antioxidant and sunscreen formulas we often build a routine around.',
      },
      {
        brand: 'epicutis',
        description:
          'Short ingredient lists for skin that reacts to long ones, and for the days after a treatment.',
      },
      {
        brand: 'isdin',
        description: 'Light sunscreens in textures that people actually wear every day.',
      },
      {
        brand: 'neova',
        description: 'Copper peptide and sunscreen products for skin that has seen a lot of sun.',
      },
      {
        brand: 'nutrafol',
        description:
          'Dietary supplements for hair, discussed after your health history. The FDA hasn’t evaluated them, and they aren’t intended to treat any disease.',
      },
      {
        brand: 'latisse',
        description:
          'A prescription solution, FDA-approved for sparse lashes and available after a medical examination.',
      },
    ],
  },
  why: {
    title: 'Why technology, and when not',
    blocks: [
      {
        title: 'Precision',
        text: 'Depth, energy and area are set in numbers and written into your chart, so a result you like can be repeated and one you don’t like can be understood.',
      },
      {
        title: 'Safety',
        text: 'Tips that touch you are sterile and single-use where the device allows it. Settings follow your skin tone, and test spots come first when there is any doubt.',
      },
      {
        title: 'Fit',
        text: 'No device suits everyone. For many concerns a peel, a facial or a better routine is the wiser beginning, and it costs less.',
      },
      {
        title: 'Trained hands',
        text: 'A device is as good as the person holding it. Here, needling, laser and IPL are in the hands of our registered nurse, under our medical director’s orders.',
      },
    ],
  },
  closing: {
    title: 'Not sure which one is yours?',
    text: 'Tell us what bothers you instead of what to switch on. We will find the right tool together, or none.',
    actions: [
      { kind: 'book', label: 'BOOK NOW' },
      { kind: 'link', label: 'VIEW SERVICES', to: paths.services },
    ],
  },
} satisfies Technology;
