import type { Performer } from './services/service.schema.ts';

/** Texts of the heroes of all service pages. A module of its own, because the hero is hydrated before the rest. */
export const serviceHero = {
  breadcrumb: { label: 'Breadcrumb', home: 'Home', services: 'Services' },
  eyebrow: { skin: 'Skin', face: 'Face', hair: 'Hair and scalp', body: 'Body' },
  facts: { time: 'Time', downtime: 'Downtime', sessions: 'Sessions', performer: 'Performed by' },
  book: 'BOOK NOW',
  learnMore: 'LEARN MORE',
  ask: 'Ask about this treatment',
  virtual: 'Start with a virtual consultation',
  pause: 'Pause the film',
  play: 'Play the film',
};

/** Who performs a service, in the hero. The long forms are in `service-page.ts`. */
export const heroPerformers: Readonly<Record<Performer, string>> = {
  medical: 'Registered nurse',
  esthetics: 'Licensed esthetician',
  'esthetics-or-medical': 'Esthetician or nurse',
  scalp: 'Licensed cosmetologist',
  massage: 'Certified massage therapist',
  'body-art': 'County-registered artist',
};

interface HeroFilmRecord {
  name: string;
  poster: string;
  alt: string;
  /** Color scheme of the text over the film: light text on a dark film, or dark text on a light one. */
  tone: 'tide' | 'linen';
}

/**
 * Background films of the heroes, in the storage bucket `films` (`docs/owner.md`, "Films"). `poster` is the picture of the
 * film's first frame in `src/media/masters`, `<poster>-portrait` that of the portrait film.
 */
export const heroFilms: Readonly<Record<string, HeroFilmRecord>> = {
  'head-spa': {
    name: 'head-spa',
    poster: 'film-head-spa',
    alt: 'Water falls from a bamboo spout into a stone basin, rings run over it and steam rises beside two candles',
    tone: 'tide',
  },
  microblading: {
    name: 'microblading',
    poster: 'film-microblading',
    alt: 'A brow drawn in fine hair strokes on a sheet of white paper beside a microblading pen and two cups of pigment',
    tone: 'linen',
  },
};
