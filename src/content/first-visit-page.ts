import { paths } from '../site/paths.ts';
import { business } from './business.ts';
import { paying } from './paying.ts';
import type { FirstVisitPage } from './first-visit-page.schema.ts';

/** The first-visit page. Parking, access, rules and directions are an invented sample; replace them with your own. */
export const firstVisitPage = {
  meta: {
    title: 'Your first visit: map, parking, what to bring',
    description: `How to find our ${business.address.city} studio, where to park, what to bring, how long to plan, and what happens from the door to your written plan.`,
  },
  hero: {
    eyebrow: 'Plan your visit',
    title: 'Your first visit: what to expect',
    text: 'Come as you are. Here’s where to park, and what happens once you’re through the door.',
    actions: [
      { kind: 'book', label: 'BOOK NOW' },
      { kind: 'link', label: 'ASK A QUESTION', to: paths.contact },
    ],
  },
  map: {
    alt: 'A drawn map: the studio is on Marisol Avenue, just off Crown Valley Parkway, between the ocean with Pacific Coast Highway and Interstate 5',
    labels: {
      ocean: 'Pacific Ocean',
      coastRoad: 'Pacific Coast Highway',
      freeway: 'Interstate 5',
      mainRoad: 'Crown Valley Pkwy',
      street: 'Marisol Avenue',
    },
    note: 'Not to scale.',
  },
  find: {
    title: 'How to find us',
    address: 'Address',
    hours: 'Hours',
    openIn: 'Open in',
    directions: [
      {
        title: 'From Interstate 5',
        text: 'Take the Crown Valley Parkway exit toward the coast. Turn left on Marisol Avenue; we’re the pale building on the right, Suite 3, ground floor.',
      },
      {
        title: 'From the coast',
        text: 'From Pacific Coast Highway, head inland on Crown Valley Parkway. Turn right on Marisol Avenue and look for our sign, a sun over waves.',
      },
    ],
  },
  know: {
    title: 'Before you set out',
    facts: {
      parking:
        'Park free in the lot behind the building, in any space marked for Suite 3. Street parking on Marisol Avenue is free for two hours.',
      arrival:
        'Come 10 minutes early, with clean skin if you can. There’s tea, and a quiet chair for the health form; you can also fill it out at home from the link in your booking.',
      bring:
        'A photo ID, a list of your medicines and allergies, and your glasses if you wear contacts. For brows or lips, a photo you like. Leave jewelry at home.',
      duration: `For facials, massage and scalp care, the consultation is part of your visit. Otherwise, plan on ${paying.consultationVisit.minutes} minutes. If you hope to be treated the same day, add that treatment’s time and follow “Before you come” on its page.`,
      children:
        'We treat adults 18 and older. Please arrange child care, because our rooms hold needles, lasers and hot water.',
      companions:
        'Bring a friend to the consultation. During most treatments, one person may sit with you. While a laser is on, they wait outside, unless you need an aide or ask for a chaperone; we have eyewear for them.',
      access:
        'Step-free from two accessible parking spaces to the treatment room, with a wide restroom and a chair that lowers for transfers. Service animals are welcome. Call us if you’d like a hand.',
      cancellation:
        'Please give us 24 hours’ notice to cancel or move a visit. Our [terms](/terms-of-service#cancellation) explain what happens with less.',
    },
    labels: {
      parking: 'Parking',
      arrival: 'Arrival',
      bring: 'What to bring',
      duration: 'How long',
      children: 'Children',
      companions: 'Companions',
      access: 'Wheelchair access',
      cancellation: 'Cancellation',
    },
  },
  happens: {
    title: 'What happens',
    steps: [
      {
        title: 'You’re expected',
        text: 'We know your name and why you’re here. You’ll read and sign your health form in private.',
      },
      {
        title: 'A conversation',
        text: 'We ask what bothers you and what you’ve tried. There’s no sales pitch.',
      },
      {
        title: 'A close look',
        text: 'We look at your skin or scalp in good light, with a medical exam first if your treatment needs one. We tell you what would help, and who may do it.',
      },
      {
        title: 'A plan in writing',
        text: 'You’ll have your treatments and prices on one page. Start that day if it’s safe, or sleep on it.',
      },
    ],
  },
  cities: {
    title: 'Areas near our studio',
    text: 'An easy drive from much of Orange County and the coast:',
  },
  closing: {
    title: 'Ready when you are',
    text: 'Book online, or talk to us first. You decide once you’ve seen your plan.',
    actions: [
      { kind: 'book', label: 'BOOK NOW' },
      { kind: 'link', label: 'VIRTUAL CONSULTATION', to: paths.virtualConsultations },
    ],
  },
} satisfies FirstVisitPage;
