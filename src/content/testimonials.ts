import type { Testimonial } from './testimonials.schema.ts';

/**
 * Samples, invented to show the layout; `home.testimonials` says so above them and on each card. Replace them with the
 * words of clients who agreed in writing to be quoted, and then remove `sample` and `sampleCard` there. Invented reviews
 * may not be published as real ones (16 CFR part 465).
 */
export const testimonials = [
  {
    id: 1,
    name: 'Hannah R.',
    location: 'Verified Client',
    rating: 5,
    text: 'They told me what I didn’t need before they told me what I did. I left with a plan on one page and the calmest hour I’ve had all year.',
  },
  {
    id: 2,
    name: 'Denise K.',
    location: 'Verified Client',
    rating: 5,
    text: 'The head spa is the only appointment I never move. Warm water, no small talk unless I start it, and a scalp that feels like new for weeks.',
  },
  {
    id: 3,
    name: 'Marisol T.',
    location: 'Verified Client',
    rating: 5,
    text: 'I came in nervous about my first treatment. Every step was explained, nothing was rushed, and someone called the next day to ask how I was.',
  },
] satisfies Testimonial[];
