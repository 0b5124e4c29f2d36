import type { Testimonial } from './testimonials.schema.ts';

/**
 * Invented to show the layout. The home page says so above them and on each card, because invented reviews may not be published
 * as real ones (16 CFR part 465). Owners replace them in the desk, under *Site*, with the words of clients who agreed to be quoted.
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
    name: 'Teresa M.',
    location: 'Verified Client',
    rating: 5,
    text: 'I came in nervous about my first treatment. Every step was explained, nothing was rushed, and someone called the next day to ask how I was.',
  },
] satisfies Testimonial[];
