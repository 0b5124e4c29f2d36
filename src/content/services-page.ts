import { anchors, paths } from '../site/paths.ts';
import type { CallToAction } from './about.schema.ts';
import { business } from './business.ts';

/** Texts of the services page. Names and texts of categories and services are in `services/`. */
export const servicesPage = {
  meta: {
    title: `Med spa services in ${business.address.city}`,
    description: `Explore every treatment at ${business.name}: facials, peels, microneedling, lasers, injectables, permanent makeup, head spa and scalp care, and how each one feels.`,
  },
  hero: {
    eyebrow: 'Services',
    title: 'Med spa and head spa treatments',
    text: 'Find the care your skin, face, hair or body is asking for. Each page opens with the essentials: how long, how often, how much downtime, and who performs it. What it costs is in writing before you begin.',
    picture: 'med-spa',
    alt: 'A quiet treatment unit with a softly lit screen beside skincare on a stone block and folded towels',
  },
  areas: 'Treatment areas',
  stats: {
    label: 'The studio in numbers',
    /** Each value counts up from 0 when it scrolls into view. What it counts must be true: 38 options on the pages of skin. */
    items: [
      { value: 38, suffix: '', label: 'Skin treatment options', isSample: false },
      { value: 25, suffix: '', label: 'Years of combined experience', isSample: true },
      { value: 5000, suffix: '+', label: 'Happy clients', isSample: true },
      { value: 100, suffix: '%', label: 'Committed to your satisfaction', isSample: false },
    ],
    note: 'You don’t have to choose alone: every treatment begins with a consultation.',
    /** Stands at each figure with `isSample`, until the studio's own records support it. */
    sample: 'sample',
  },
  brands: { title: 'Brands we use', pause: 'Pause the strip' },
  learnMore: 'LEARN MORE',
  treatments: (count: number) => `${count} options`,
  sections: {
    skin: { anchor: anchors.skin, title: 'Skin' },
    face: { anchor: anchors.face, title: 'Face' },
    hair: { anchor: anchors.hair, title: 'Hair' },
    body: { anchor: anchors.body, title: 'Body' },
  },
  closing: {
    title: 'Not sure where to begin?',
    text: `Tell us what you see in the mirror. Within ${business.replyWithinHours} hours, we’ll answer with a suggestion or a question.`,
    actions: [
      { kind: 'link', label: 'CONTACT US', to: paths.contact },
      { kind: 'link', label: 'ABOUT US', to: paths.about },
    ] satisfies CallToAction[],
  },
};
