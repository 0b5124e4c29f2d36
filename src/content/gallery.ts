import { paths } from '../site/paths.ts';
import type { Gallery } from './gallery.schema.ts';

export const gallery = {
  meta: {
    title: 'Before and after skin and scalp gallery',
    description:
      'Illustrated before and after examples for skin rejuvenation, anti-aging, acne scars, hydration and scalp care. Results vary from person to person.',
  },
  hero: {
    eyebrow: 'Gallery',
    title: 'Before and after gallery',
    text: 'Our drawings show what each treatment sets out to change, and how many visits that usually takes. Photographs join them as clients agree. At your consultation, we tell you what’s likely for you.',
    actions: [],
  },
  disclaimer: {
    title: 'About these pictures',
    text: [
      'Results vary from person to person. The same before and after results may not occur for all patients. Patient images are shown only with patient consent.',
      'What’s marked as a drawing shows how a treatment works, not anyone’s result. Photographs show one client each, in the same light and never retouched. Off-label uses are marked.',
    ],
  },
  labels: {
    before: 'Before',
    after: 'After',
    illustration: 'A drawing of how it works, not a result',
    photographs: 'Photographs of a client, not retouched',
    offLabel: 'Off-label use',
    results: 'The same before and after results may not occur for all patients.',
    learnMore: 'LEARN MORE',
    close: 'Close',
    previous: 'Previous case',
    next: 'Next case',
    compare: 'Drag to compare before and after',
    open: 'Open case',
  },
  cases: [
    {
      id: 'skin-rejuvenation',
      category: 'Skin Rejuvenation',
      treatment: 'Laser IPL Facial Rejuvenation',
      treatmentSlug: 'laser-ipl-facial-rejuvenation',
      beforeImage: 'case-skin-rejuvenation-before',
      afterImage: 'case-skin-rejuvenation-after',
      beforeAlt:
        'Illustration of a face in profile with brown spots on the cheek and forehead and a flushed cheek',
      afterAlt: 'Illustration of the same face with fewer, paler spots and a calmer tone',
      caption:
        'Sun spots and overall redness, as they may look before and after a series of light treatments 3 to 4 weeks apart. Illustration.',
      illustration: true,
    },
    {
      id: 'anti-aging',
      category: 'Anti-Aging',
      treatment: 'Scarlet SRF Microneedling',
      treatmentSlug: 'scarlet-srf-microneedling',
      beforeImage: 'case-anti-aging-before',
      afterImage: 'case-anti-aging-after',
      beforeAlt:
        'Illustration of a face in profile with lines on the forehead, at the eye and beside the mouth',
      afterAlt: 'Illustration of the same face with the same lines, softer',
      caption:
        'Fine lines and loss of firmness, as they may look a few months after a series 4 to 6 weeks apart. Lines may soften; they don’t vanish. Illustration.',
      illustration: true,
      offLabel: true,
    },
    {
      id: 'acne-scars',
      category: 'Acne Scars',
      treatment: 'SkinPen Microneedling',
      treatmentSlug: 'microneedling',
      beforeImage: 'case-acne-scars-before',
      afterImage: 'case-acne-scars-after',
      beforeAlt: 'Illustration of a face in profile with shallow dents and some redness on the cheek and jaw',
      afterAlt: 'Illustration of the same face with shallower dents and softer shadows',
      caption:
        'Rolling scars in side light, where texture is easiest to see. Shadows may soften as new collagen fills in over months. Illustration.',
      illustration: true,
    },
    {
      id: 'hydration',
      category: 'Hydration',
      treatment: 'Elevated HydraFacials',
      treatmentSlug: 'elevated-hydrafacials',
      beforeImage: 'case-hydration-before',
      afterImage: 'case-hydration-after',
      beforeAlt: 'Illustration of a face in profile with dull skin and fine dry lines on the cheek',
      afterAlt: 'Illustration of the same face with a soft sheen on the cheekbone and forehead',
      caption:
        'Dehydrated skin before one visit and the day after. This change can be quick and may last days to weeks, depending on your care at home. Illustration.',
      illustration: true,
    },
    {
      id: 'scalp-health',
      category: 'Scalp Care',
      treatment: 'JetPeel for the Scalp',
      treatmentSlug: 'jet-peel-scalp',
      beforeImage: 'case-scalp-health-before',
      afterImage: 'case-scalp-health-after',
      beforeAlt: 'Illustration of a part in chestnut hair with loose flakes and residue on the scalp',
      afterAlt: 'Illustration of the same part, clean',
      caption:
        'Loose flakes and residue along the part, before a visit and right after it. This is cleansing, not a treatment for dandruff, so flakes can return. Illustration.',
      illustration: true,
    },
    {
      id: 'scalp-density',
      category: 'Hair and Scalp',
      treatment: 'Hair & Scalp Micropigmentation',
      treatmentSlug: 'hair-scalp-micropigmentation',
      beforeImage: 'case-scalp-density-before',
      afterImage: 'case-scalp-density-after',
      beforeAlt: 'Illustration of a wide part in black hair with pale scalp showing through',
      afterAlt: 'Illustration of the same part with fine dots of pigment between the hairs',
      caption:
        'A wide part before and after 2 to 4 sessions of pigment. The hair is the same, with less contrast between hair and scalp. Illustration.',
      illustration: true,
    },
  ],
  closing: {
    title: 'Your own starting point',
    text: 'At your first visit, with your consent, we take photographs in consistent light, for your record only. They’re the comparison that counts.',
    actions: [
      { kind: 'book', label: 'BOOK NOW' },
      { kind: 'link', label: 'VIEW SERVICES', to: paths.services },
    ],
  },
} satisfies Gallery;
