import type { GetHelp } from './get-help.schema.ts';

/**
 * What a client does when something goes wrong, in three steps. The signs stand here once, by kind of trouble; each
 * service record lists its kinds in `helpTopics`.
 *
 * Sources: US prescribing information of the botulinum toxins, boxed warning and section 17 (trouble swallowing,
 * speaking or breathing); Kybella prescribing information, section 5; instructions for use of dermal fillers,
 * "Warnings", and FDA, "Dermal Fillers (Soft Tissue Fillers)" (vision, stroke, skin color, pain); FDA safety
 * communication on RF microneedling, October 15, 2025; FDA public health advisory on topical anesthetics before
 * cosmetic procedures, 2009 (signs of too much lidocaine); American Stroke Association, "Stroke Symptoms".
 * The medical director confirms every line before the site opens.
 */
export const getHelp = {
  title: 'When to get help',
  /** On service pages. The aftercare pages have it whole. */
  brief: {
    call: 'Call us if anything worries you:',
    emergency:
      'For trouble breathing, chest pain, fainting, a seizure or a sudden change in vision, call 911.',
    neurotoxin:
      'After a neurotoxin, call 911 for trouble swallowing, speaking or breathing, double vision, or weakness in muscles we didn’t treat, even weeks later.',
    link: 'All warning signs',
  },
  text: 'Most reactions are mild and fade. If yours isn’t mild, or isn’t what we described, here’s what to do.',
  call: {
    title: 'Call us',
    text: 'Call with any question, or if something worries you. No concern is too small.',
    afterHours: 'When we’re closed',
  },
  sameDay: {
    title: 'Call the same day',
    text: 'Call us today if you notice any of these. If you can’t reach us, call your doctor or go to urgent care.',
    always: ['Hives, or an itchy rash that spreads'],
  },
  emergency: {
    title: 'Call 911',
    text: 'Call right away, at any hour. Don’t drive yourself, and don’t wait to hear from us. Tell the crew what was done and when.',
    always: [
      'Trouble breathing, swelling of your tongue or throat, or sudden lip or face swelling beyond what we described',
      'Chest pain, fainting or a seizure',
    ],
    href: 'tel:911',
  },
  filler: {
    signs:
      'After filler, call 911 for white or blotchy skin, unusual pain, any change in vision, or signs of a stroke: a drooping face, a weak arm or slurred speech.',
    closed:
      'At the emergency room, show your filler card. Ask for the eye or plastic surgeon on call and for hyaluronidase, which dissolves hyaluronic gel. We keep it here, too.',
    onCall:
      'You or the emergency team can call us at any hour. We keep hyaluronidase, the medicine that dissolves hyaluronic filler, in the studio:',
  },
  signs: {
    bleeding: {
      sameDay: ['Bleeding that doesn’t stop after 15 minutes of firm pressure'],
      emergency: ['Heavy bleeding that pressure doesn’t slow'],
    },
    burn: {
      sameDay: [
        'Raw or gray skin, or blisters we didn’t tell you to expect',
        'Burning that cool packs don’t ease',
      ],
      emergency: ['A burn that looks white, black or leathery, or covers a large area'],
    },
    'cold-sore': {
      sameDay: ['Tingling, blisters or a cold sore near the treated skin'],
      emergency: [],
    },
    'color-change': { sameDay: ['Skin that turns much darker or paler'], emergency: [] },
    eyes: {
      sameDay: ['A red, gritty or watery eye, or light that hurts'],
      emergency: ['A sudden change in vision, or severe eye pain'],
    },
    filler: {
      sameDay: [
        'A lump that’s hot, painful or growing, even weeks later',
        'One side that’s suddenly much more swollen or bruised',
      ],
      emergency: [
        'Skin that turns white, gray, dusky or blotchy',
        'Severe or unusual pain near the treated area, even without a color change',
        'Any change in vision, a drooping eyelid or eye pain after filler, alone or with a neurotoxin',
      ],
    },
    infection: {
      sameDay: [
        'Redness, heat, pain or swelling that grows instead of easing',
        'Pus, yellow or green fluid, or a bad smell',
        'Fever or chills',
      ],
      emergency: ['Fever with confusion, a racing heart, or red streaks that spread fast'],
    },
    infusion: {
      sameDay: [
        'A vein or arm that’s red, hard, swollen or painful',
        'Swollen ankles, or vomiting that won’t stop',
      ],
      emergency: ['A pounding or uneven heartbeat, confusion, or sudden weakness'],
    },
    jaw: {
      sameDay: [
        'A jaw that locks, stays numb or still hurts after two days (if your mouth won’t close, go to an emergency room)',
      ],
      emergency: [],
    },
    kybella: {
      sameDay: [
        'After Kybella alone: an uneven smile and nothing else, or an open or darkening sore under the chin',
      ],
      emergency: ['Trouble swallowing, or throat pressure that builds'],
    },
    light: {
      sameDay: [
        'A headache that won’t settle, sore, light-sensitive eyes, or treated skin that burns or blisters',
      ],
      emergency: ['A sudden loss or change of vision, new flashes or floaters, or severe eye pain'],
    },
    neck: {
      sameDay: ['Neck pain that’s new or getting worse'],
      emergency: [
        'A sudden severe headache or neck pain, dizziness that doesn’t pass, a drooping face, a weak arm or leg, or slurred speech',
      ],
    },
    neurotoxin: {
      sameDay: ['After a neurotoxin alone: a drooping eyelid, or a dry or painful eye'],
      emergency: [
        'Trouble swallowing, speaking or breathing, or a hoarse voice, even weeks later',
        'Blurred or double vision (don’t drive), loss of bladder control, or weakness all over or in muscles we didn’t treat',
      ],
    },
    numbing: {
      sameDay: [],
      emergency: [
        'Soon after numbing: numbness that spreads beyond the numbed area, a metallic taste, ringing ears, confusion, twitching, a very slow or racing heart, or gray-blue lips, skin or nails',
      ],
    },
    pigment: {
      sameDay: ['Color that turns raised, scaly or itchy, even months later'],
      emergency: [],
    },
    radiofrequency: {
      sameDay: ['A new dent, numb patch or hard lump', 'A drooping eyelid, brow or mouth corner'],
      emergency: [],
    },
    scalp: {
      sameDay: ['A scalp that burns, swells or keeps itching', 'Eyes or ears that stay irritated'],
      emergency: [],
    },
    splash: {
      sameDay: ['An eye that still burns after 15 minutes of rinsing with water: go to an emergency room'],
      emergency: [],
    },
    stroke: {
      sameDay: [],
      emergency: [
        'Signs of a stroke: a drooping face, a weak arm or leg, trouble speaking, sudden confusion or severe headache',
      ],
    },
  },
} satisfies GetHelp;
