import { anchors } from '../site/paths.ts';
import { business } from './business.ts';
import { homeOffer } from './derived/home-offer.ts';
import type { Home } from './home.schema.ts';

export const home = {
  head: {
    title: `Med Spa and Head Spa in ${business.address.city}`,
    description: `Medical skincare, injectables, hair and scalp treatments and a Japanese-inspired head spa in ${business.address.city}. ${homeOffer.sentence}By appointment.`,
  },
  hero: {
    heading: `Med spa and head spa in ${business.address.city}`,
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
        description: 'Facials, peels, light or needling, chosen for the skin you bring that day.',
        sectionId: anchors.skin,
        image: 'hero-skin',
        portrait: 'hero-skin-portrait',
      },
      {
        category: 'face',
        title: 'FACE',
        description: 'Subtle, considered changes that leave you looking like yourself on a good day.',
        sectionId: anchors.face,
        image: 'hero-face',
        portrait: 'hero-face-portrait',
      },
      {
        category: 'hair',
        title: 'HAIR',
        description: 'Head spa rituals for a healthy scalp, and expert care for thinning hair.',
        sectionId: anchors.hair,
        image: 'hero-hair',
        portrait: 'hero-hair-portrait',
      },
      {
        category: 'body',
        title: 'BODY',
        description: 'Thoughtful care below the neck, for smoother skin, softer marks or an hour of rest.',
        sectionId: anchors.body,
        image: 'hero-body',
        portrait: 'hero-body-portrait',
      },
    ],
    alt: {
      skin: 'An amber dropper bottle, an open jar of cream and a stone bowl of water with petals beside white orchids in morning light',
      face: 'A round brass mirror, a rose quartz roller and gua sha and a face oil on pale stone before a deep teal wall',
      hair: 'A long wave of chestnut hair with a wooden comb, a dish of oil and white camellias on dark wood',
      body: 'Folded towels, stacked basalt stones and lit candles in a warm plaster niche',
    },
  },
  virtual: {
    eyebrow: 'From home',
    title: 'Virtual Consultations',
    text: 'Meet us by video first. Bring your questions and the products on your shelf.',
    bullets: [
      'Comprehensive skin analysis',
      'Personalized skincare routine',
      'Treatment plan recommendations',
    ],
    link: 'Learn more',
    picture: 'virtual-consultations',
    alt: 'A tablet with soft waves on its screen, a cup of tea and a notebook on linen',
  },
  payment: {
    eyebrow: 'At your pace',
    title: 'Flexible Payment Plans Available',
    text: 'Spread the cost of a treatment series, subject to the lender’s approval.',
    bullets: [
      'Convenient monthly payment options',
      'Perfect for comprehensive treatment packages',
      "Quick approval through the booking provider's system",
    ],
    link: 'Learn more',
    picture: 'payment-plans',
    alt: 'Three plain cards in teal, cream and clay on a marble tray with a white camellia and a row of pebbles',
  },
  medSpa: {
    eyebrow: 'Med spa',
    title: 'Med spa care with a gentle touch',
    text: [
      'Our treatments combine medical expertise with spa luxury: licensed clinicians for medical care, in rooms where you can exhale.',
      'For skin rejuvenation, anti-aging or wellness, come with one line or a long list, and leave with a plan made for you.',
    ],
    link: 'Explore skin treatments',
    picture: 'med-spa',
    alt: 'A quiet treatment unit with a softly lit screen beside skincare on a stone block and folded towels',
  },
  headSpa: {
    eyebrow: 'Head spa',
    title: 'A head spa for your scalp and mind',
    text: [
      'Warm water, slow pressure, a basin you could fall asleep in. Our ritual cares for your scalp and mind with deep cleansing, hydration and relaxation.',
      'Scalp health and healthy hair growth go hand in hand, though a head spa won’t regrow lost hair.',
    ],
    link: 'Learn more',
    picture: 'head-spa',
    alt: 'Water falling from a bamboo spout into a stone basin with ripples, a wooden comb and a scalp brush beside it',
  },
  brands: { title: 'Brands we use', pause: 'Pause the strip of names' },
  about: {
    eyebrow: 'About us',
    title: 'WHERE BEAUTY MEETS WELLNESS',
    text: `Since ${business.founded}, our aim has been simple: you leave feeling cared for, and knowing exactly what we did and why. It takes an expert team, medical precision and a little spa luxury.`,
    strip: {
      label: 'Pictures of the spa',
      pause: 'Pause the strip of pictures',
      photos: [
        {
          picture: 'spa-1',
          alt: 'A treatment table with folded towels in front of a softly lit arched niche',
        },
        { picture: 'spa-2', alt: 'A stack of folded towels with a lit candle and a smooth stone on top' },
        { picture: 'spa-3', alt: 'Amber bottles, jars and towels on two wooden shelves in window light' },
        {
          picture: 'spa-4',
          alt: 'A dark stone basin with rings on the water under a bamboo spout, white petals floating',
        },
        { picture: 'spa-5', alt: 'A white orchid in a clay pot on a marble sill in morning light' },
      ],
    },
    team: { title: 'Meet your team', link: 'LEARN MORE' },
  },
  testimonials: {
    title: 'WHAT CLIENTS ARE SAYING',
    label: 'Client testimonials',
    sample: 'Sample reviews, not from real clients.',
    verified: 'Verified Client',
    sampleCard: 'Sample, not a Verified Client',
    previous: 'Previous testimonial',
    next: 'Next testimonial',
    rating: 'out of 5 stars',
    position: 'of',
  },
  banner: {
    title: 'YOUR GLOW STARTS HERE',
    discount: homeOffer.discount,
    text: homeOffer.text,
    signUp: 'SIGN UP',
    book: 'BOOK NOW',
  },
  inquiries: {
    eyebrow: 'Inquiries',
    title: 'Ask us anything',
    text: `Tell us what you’d like to change, or keep. We’ll get back to you within ${business.replyWithinHours} hours.`,
    call: 'Or call us at',
  },
} satisfies Home;
