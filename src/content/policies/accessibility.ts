import { business } from '../business.ts';
import type { Policy } from './policy.schema.ts';

/** A sample. Have what it says about the studio and the booking calendar checked before you publish. */
export const accessibility = {
  slug: 'accessibility',
  title: 'Accessibility',
  lastUpdated: '2026-11-24',
  meta: {
    title: 'Accessibility of our website and studio',
    description:
      'What we do so everyone can use this website and our studio, what doesn’t work yet, and how to reach a person who’ll help you by phone or email.',
  },
  intro: [
    'You should be able to read, book and ask here in the way that suits you. If something on this site or in our studio stands in your way, tell us and we’ll help you right away.',
  ],
  sections: [
    {
      id: 'standard',
      heading: 'What we aim for',
      blocks: [
        {
          type: 'paragraph',
          text: 'We build this website to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. Every page is tested automatically for each release, on a phone and on a large screen.',
        },
      ],
    },
    {
      id: 'measures',
      heading: 'What we’ve done',
      blocks: [
        {
          type: 'list',
          ordered: false,
          items: [
            'We build and test every page for keyboard use, and the focus is always visible.',
            'Pages have headings, landmarks and labels that screen readers announce.',
            'Text stays readable at 200% and on a screen 320 pixels wide, without scrolling sideways.',
            'Text and controls have enough contrast, and color is never the only signal.',
            'What moves can be paused, and stands still if your device asks for less motion.',
            'Pictures have descriptions. Our videos have no sound and show nothing that the text doesn’t say.',
            'Once the site is saved on your device, every page works without a connection, and forms keep what you wrote.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      heading: 'What doesn’t work yet',
      blocks: [
        {
          type: 'list',
          ordered: false,
          items: [
            'Our online booking calendar is another company’s website and may not meet this standard yet. We’re happy to book for you by phone at {phone}.',
            'Map apps, social media and manufacturers’ sites that we link to may not meet it either. Directions in words are on the [first-visit page](/first-visit).',
            'The comparison slider in the [gallery](/before-after) shows a change that is hard to put into words; each case also has a description.',
          ],
        },
      ],
    },
    {
      id: 'studio',
      heading: 'Our studio',
      blocks: [
        {
          type: 'paragraph',
          text: 'The way from the accessible parking spaces to the treatment room has no steps. Service animals are welcome. Tell us beforehand if you’d like a lowered chair, large print, more time, or a companion in the room. More is on the [first-visit page](/first-visit).',
        },
      ],
    },
    {
      id: 'help',
      heading: 'Get help, or tell us what to fix',
      blocks: [
        {
          type: 'paragraph',
          text: `Call {phone} or write to {email}. Tell us the page, what you wanted to do and what you use to read it, if you can. A person answers within ${business.replyWithinHours} hours and offers another way in the meantime.`,
        },
        {
          type: 'paragraph',
          text: 'If our answer doesn’t solve it, you can turn to the U.S. Department of Justice, which enforces the Americans with Disabilities Act, or to the California Civil Rights Department.',
        },
      ],
    },
  ],
} satisfies Policy;
