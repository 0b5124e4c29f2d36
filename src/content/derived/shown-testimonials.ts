import { published } from '../published.ts';
import { testimonials } from '../testimonials.ts';

interface Quote {
  name: string;
  rating: number;
  text: string;
}

/** Whether the build knows no words of real clients. */
export const areSamples: boolean = published.testimonials === undefined;

/** What the home page quotes: the words of clients, or the samples. */
export const shownTestimonials: Quote[] = (published.testimonials ?? testimonials).map(
  ({ name, rating, text }) => ({ name, rating, text }),
);
