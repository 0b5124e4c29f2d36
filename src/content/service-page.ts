import { anchors, paths } from '../site/paths.ts';
import { business } from './business.ts';
import type { Performer, ServiceCategory } from './services/service.schema.ts';
import type { TeamMember } from './team.schema.ts';
import { team } from './team.ts';

const LICENSED = 'Licensed professionals';

const HYGIENE = {
  title: 'Medical grade hygiene',
  text: 'Tools are sterile, single-use or disinfected, as in our medical rooms.',
};

const MEDICAL_GRADE = 'Medical grade care';

/** The name of a person of the team, or `otherwise` if the team has nobody under this key. */
function named(key: string, otherwise: string): string {
  const person: TeamMember | undefined = team.find((one) => one.key === key);
  if (!person) return otherwise;
  return person.degree ? `${person.name}, ${person.degree}` : person.name;
}

const nurse = named('nurse', 'our registered nurse');
const director = named('surgeon', 'a physician');
/** The founder, who gives facials and does permanent makeup, in that role. The role alone if the team has no founder. */
const founderAs = (role: string) => {
  const name = named('founder', '');
  return name ? `${name}, ${role}` : role;
};
const EXAM = 'A physician, nurse practitioner or physician assistant examines you first.';
const capitalized = (text: string) => text[0]!.toUpperCase() + text.slice(1);

/** Texts that all service pages share. The texts of each service are in `services/`. */
export const servicePage = {
  /** Title of how long the consultation takes and when treatment follows. The paying record has the text. */
  consultationRequired: 'Consultation required',
  /** What is medical grade in a service, by class of license. Where no physician directs it, that is the hygiene. */
  medicalGrade: {
    medical: {
      title: MEDICAL_GRADE,
      text: 'A nurse works on a physician’s orders. Tools are sterile or disinfected.',
    },
    esthetics: HYGIENE,
    'esthetics-or-medical': {
      title: MEDICAL_GRADE,
      text: 'Professional acids, the deeper ones on a physician’s orders. Tools are single-use or disinfected.',
    },
    scalp: HYGIENE,
    massage: HYGIENE,
    'body-art': {
      title: HYGIENE.title,
      text: 'Needles are sterile and used once, as in our medical rooms.',
    },
  } satisfies Record<Performer, { title: string; text: string }>,
  /** Title of what the record says of skin types, unless it has its own. */
  allSkinTypes: 'Safe for all skin types',
  overview: {
    title: 'What it is',
    benefits: 'Benefits',
    steps: 'What to expect',
    partners: 'Brands we use',
    share: { share: 'Share this treatment', shared: 'Link copied' },
    /** The picture beside the overview, by category. */
    pictures: {
      skin: {
        name: 'hero-skin-portrait',
        alt: 'An amber dropper bottle and an open jar of cream on a travertine block under white orchids in morning light',
      },
      face: {
        name: 'hero-face-portrait',
        alt: 'A round brass mirror, a rose quartz roller and a face oil on pale stone before a deep teal wall',
      },
      hair: {
        name: 'hero-hair-portrait',
        alt: 'A long wave of chestnut hair with a wooden comb and white camellias on dark wood',
      },
      body: {
        name: 'hero-body-portrait',
        alt: 'Folded towels, stacked basalt stones and lit candles in a warm plaster niche',
      },
    } satisfies Record<ServiceCategory, { name: string; alt: string }>,
  },
  /** What a visitor wants to know beside the facts in the hero, in this order. */
  glance: {
    title: 'At a glance',
    suits: 'For',
    feels: 'How it feels',
    duration: 'Time with us',
    downtime: 'Downtime',
    sessions: 'Sessions',
    prepare: 'Before you come',
  },
  goodToKnow: {
    title: 'Good to know',
    times: 'Time for each',
    performedBy: 'Who performs it',
    licenseNumber: 'License number',
    regulatoryStatus: 'Regulatory status',
    consultation: 'Consultation',
    paying: `[Ways to pay](${paths.contact}#${anchors.paying})`,
    membership: 'Membership',
    booking: 'Before you book',
    contraindications: 'Who should wait or skip this treatment',
    aftercare: 'Aftercare at home',
    openAftercare: 'All steps, to print or share',
    combinations: 'Goes well with',
    approach: 'How we decide',
    concerns: 'Concerns and how we treat them',
    features: 'Worth knowing',
    technology: 'What the device does',
    standards: 'Our standards of care',
  },
  /** Who performs a service, with license and supervision, by class of license. An attorney confirms each line. */
  performers: {
    medical: `${capitalized(nurse)}, under the orders and supervision of our medical director, ${director}. ${EXAM}`,
    esthetics: `${capitalized(founderAs('an esthetician'))} licensed by the California Board of Barbering and Cosmetology. This isn’t a medical treatment.`,
    'esthetics-or-medical': `Lactic, mandelic, glycolic and salicylic peels: ${founderAs('an esthetician')} licensed by the California Board of Barbering and Cosmetology. Jessner and TCA peels: ${nurse}, under the orders and supervision of our medical director, ${director}. ${EXAM}`,
    scalp:
      'A cosmetologist licensed by the California Board of Barbering and Cosmetology. This isn’t a medical treatment.',
    massage:
      'A therapist certified by the California Massage Therapy Council and trained in intraoral massage. LED: a licensed esthetician. This isn’t a medical treatment.',
    'body-art': `${capitalized(founderAs('a practitioner'))} registered with the county under California’s Safe Body Art Act and trained in bloodborne pathogen safety. This isn’t a medical treatment.`,
  } satisfies Record<Performer, string>,
  treatments: {
    eyebrow: 'Treatment options',
    title: 'Find your treatment',
    frequency: 'How often',
    targets: 'Targets',
    bestFor: 'Best for',
    price: 'Price',
    /** Over the benefits of an off-label use, which nobody may state as results. */
    aim: 'The aim',
    technologies: 'With',
    viewAll: 'VIEW ALL TREATMENTS',
    showLess: 'SHOW LESS',
  },
  cases: {
    title: 'Before and after',
    more: 'See the gallery',
  },
  faq: { eyebrow: 'Questions', title: 'Questions before you book' },
  quickResponse: {
    title: 'Quick response',
    text: `We answer every message within ${business.replyWithinHours} hours.`,
  },
  /** The title says "licensed" alone only where the person who treats is licensed. */
  licensed: {
    medical: {
      title: LICENSED,
      text: 'A registered nurse treats you, and a physician directs your care.',
    },
    esthetics: { title: LICENSED, text: 'Your esthetician is licensed by the State of California.' },
    'esthetics-or-medical': {
      title: LICENSED,
      text: 'Your esthetician or nurse is licensed by the State of California.',
    },
    scalp: { title: LICENSED, text: 'Your cosmetologist is licensed by the State of California.' },
    massage: {
      title: 'Certified and licensed professionals',
      text: 'Your therapist is certified; our esthetician is licensed.',
    },
    'body-art': {
      title: 'A county-registered artist',
      text: 'Trained in bloodborne pathogen safety, as California requires, in a studio of licensed professionals.',
    },
  } satisfies Record<Performer, { title: string; text: string }>,
  personalizedCare: {
    title: 'Personalized care',
    text: 'Your plan is made for you, with every price in writing.',
  },
  related: 'You may also like',
  reading: 'Read before you decide',
  /** Before the name of a device, in the list above. */
  device: 'Technology:',
  notFound: {
    title: 'Service not found',
    description:
      'We couldn’t find a treatment at this address. Search our services by name, concern or device, or explore our full menu of skin, face, hair and body care.',
    text: 'This treatment may have a new name. Search for it, or explore everything we do.',
    back: 'ALL SERVICES',
  },
};
