import { anchors } from '../app/paths.ts';
import { business } from './business.ts';
import type { Home } from './home.schema.ts';

export const home = {
  head: {
    title: 'Med Spa and Head Spa in Laguna Niguel',
    description:
      'Medical skin care, injectables, hair and scalp treatments and a Japanese-style head spa in Laguna Niguel. First visit 20% off. By appointment.',
  },
  hero: {
    heading: 'Med spa and head spa in Laguna Niguel',
    label: 'Treatments by area',
    book: 'BOOK NOW',
    learnMore: 'Learn more',
    pause: 'Pause the slides',
    play: 'Play the slides',
    show: 'Show',
    slides: [
      {
        category: 'skin',
        title: 'SKIN',
        description: 'Texture, tone and clarity, treated with patience and the right device for the day.',
        sectionId: anchors.skin,
        image: 'hero-skin',
        portrait: 'hero-skin-portrait',
      },
      {
        category: 'face',
        title: 'FACE',
        description: 'Small, considered changes that leave you looking like yourself on a good morning.',
        sectionId: anchors.face,
        image: 'hero-face',
        portrait: 'hero-face-portrait',
      },
      {
        category: 'hair',
        title: 'HAIR',
        description: 'A healthy scalp first. Head spa rituals and courses of care for hair that thins.',
        sectionId: anchors.hair,
        image: 'hero-hair',
        portrait: 'hero-hair-portrait',
      },
      {
        category: 'body',
        title: 'BODY',
        description: 'Smoother, rested, replenished: treatments below the neck, planned as carefully.',
        sectionId: anchors.body,
        image: 'hero-body',
        portrait: 'hero-body-portrait',
      },
    ],
    alt: {
      skin: 'Amber serum bottle, cream and a stone bowl of water with petals in morning light',
      face: 'Facial tools and a folded linen cloth on pale stone',
      hair: 'Warm water poured over smooth stones beside a wooden comb',
      body: 'Folded towels, oil and a sprig of eucalyptus on a travertine ledge',
    },
  },
  virtual: {
    eyebrow: 'From home',
    title: 'Virtual Consultations',
    text: 'Sit down with us by video before you sit down in our chair. Bring your questions and the products on your shelf.',
    bullets: [
      'Comprehensive skin analysis',
      'Personalized skincare routine',
      'Treatment plan recommendations',
    ],
    link: 'Learn more',
    picture: 'virtual-consultations',
    alt: 'A tablet on a linen cloth beside a cup of tea and a small vase',
  },
  payment: {
    eyebrow: 'At your pace',
    title: 'Flexible Payment Plans Available',
    text: 'A course of treatments is easier to begin when its cost is spread out.',
    bullets: [
      'Convenient monthly payment options',
      'Perfect for comprehensive treatment packages',
      "Quick approval through the booking provider's system",
    ],
    link: 'Learn more',
    picture: 'payment-plans',
    alt: 'A row of smooth stones, each a little larger than the one before, on pale sand',
  },
  medSpa: {
    eyebrow: 'Med spa',
    title: 'Clinical where it counts, gentle everywhere else',
    text: [
      'Our treatments combine medical expertise with the luxury of a spa: licensed hands and proven devices, in rooms that were made for exhaling.',
      'We work on skin rejuvenation, anti-aging and wellness, one careful plan at a time.',
    ],
    link: 'Explore skin treatments',
    picture: 'med-spa',
    alt: 'A treatment room with a folded blanket, a round lamp and instruments on a stone tray',
  },
  headSpa: {
    eyebrow: 'Head spa',
    title: 'An hour for the scalp, and for the mind above it',
    text: [
      'Warm water, slow pressure, a basin you can fall asleep in. The ritual treats scalp and mind together: deep cleansing, hydration and real relaxation.',
      'It also clears the ground for healthy hair growth and lasting scalp health.',
    ],
    link: 'Learn more',
    picture: 'head-spa',
    alt: 'A ring of water falling into a stone basin, lit from above',
  },
  brands: { title: 'The names we work with', pause: 'Pause the strip of names' },
  about: {
    eyebrow: 'About us',
    title: 'WHERE BEAUTY MEETS WELLNESS',
    text: 'An expert team, medical precision and the luxury of a spa under one roof. We began in 2024 with a simple idea: people should leave looked after, and knowing exactly what was done and why.',
    strip: {
      label: 'Pictures of the spa',
      pause: 'Pause the strip of pictures',
      photos: [
        { picture: 'spa-1', alt: 'Folded linen and a sprig of green on a wooden bench' },
        { picture: 'spa-2', alt: 'Amber bottles on a travertine shelf' },
        { picture: 'spa-3', alt: 'A bowl of water with floating petals' },
        { picture: 'spa-4', alt: 'Smooth stones stacked beside a candle' },
        { picture: 'spa-5', alt: 'Light through a paper screen on a plaster wall' },
      ],
    },
    team: { title: 'The people behind it', link: 'LEARN MORE' },
  },
  testimonials: {
    title: 'WHAT CLIENTS ARE SAYING',
    label: 'Client testimonials',
    previous: 'Previous testimonial',
    next: 'Next testimonial',
    rating: 'out of 5 stars',
    position: 'of',
  },
  banner: {
    title: 'YOUR GLOW STARTS HERE',
    discount: `${business.firstVisitDiscountPercent}% off for first-time clients`,
    text: 'Sign up and we will send you the code, or book now and mention it when you arrive.',
    signUp: 'SIGN UP',
    book: 'BOOK NOW',
  },
  inquiries: {
    eyebrow: 'Inquiries',
    title: 'Ask us anything, or simply say hello',
    text: 'Tell us what you would like to change, or keep. We will get back to you within 24 hours.',
    call: 'Or call us at',
  },
} satisfies Home;
