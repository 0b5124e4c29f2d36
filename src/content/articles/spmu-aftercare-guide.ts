import type { Article } from './article.schema.ts';

/** Read one-handed, with a mirror in the other hand: paragraphs stay at three short sentences or fewer. */
export const spmuAftercareGuide = {
  slug: 'spmu-aftercare-guide',
  title: 'Permanent makeup aftercare, day by day',
  subtitle: 'Brows and lips from the first hour to the touch-up: what is normal, what to do, when to call',
  author: 'Maren Solis',
  authorRole: 'Founder and Medical Aesthetician',
  publishDate: '2025-01-12',
  updateDate: '2026-11-24',
  readTime: '8 min read',
  category: 'Beauty Tips',
  tags: ['Aftercare', 'Permanent makeup', 'Microblading', 'Lip blush', 'Healing'],
  thumbnail: {
    name: 'article-spmu-aftercare-guide',
    alt: 'A drawn brow on a folded cloth with a pot of balm, swabs and a cotton pad',
  },
  featured: false,
  excerpt:
    'Your brows will look too dark, then too light, then right. A calm day-by-day guide to healing brows and lips, with what’s normal, what to do and when to call us.',
  content: [
    {
      type: 'callout',
      tone: 'note',
      title: 'Keep this guide with you',
      text: 'You can read it offline. Open this site once while you’re online, let it finish saving, and the guide stays on your phone.',
    },
    {
      type: 'paragraph',
      text: 'Semi-permanent makeup is pigment in the upper layers of your skin. On the first day, your skin is a little swollen, and the color is a lot darker than it will be.',
    },
    {
      type: 'paragraph',
      text: 'Brows take four to six weeks to heal, and lips up to eight. Mostly you wait. Keep your hands clean, and do as little as you can.',
    },
    {
      type: 'paragraph',
      text: 'If the card we gave you says something different from this page, follow the card. It was written for your skin and your method. Lash lines have a card of their own.',
    },
    { type: 'heading', level: 2, text: 'The five rules' },
    {
      type: 'list',
      ordered: true,
      items: [
        '*Clean hands first.* Every time, soap and water.',
        '*Don’t pick, scratch or peel.* Pigment comes away with the flake.',
        '*Keep it out of water.* No pool, ocean, hot tub, sauna or long shower for at least 10 days.',
        '*Keep it out of the sun* for four weeks, and wear sunscreen from week three on.',
        '*Only mild cleanser goes on it, and our balm if your card calls for it:* no makeup, no oils, no antibiotic cream.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Why 10 days? Until new skin closes over it, the area is a shallow wound. Water softens it, sweat stings it, sun burns it, and each one takes pigment with it.',
    },
    {
      type: 'paragraph',
      text: 'If you slip once, don’t worry. Pat it dry, leave it alone and pick up where you left off.',
    },
    { type: 'heading', level: 2, text: 'What to have ready at home' },
    {
      type: 'list',
      ordered: false,
      items: [
        'Mild, unscented liquid cleanser.',
        'Cotton pads that don’t shed, and a few clean swabs.',
        'Bottled water, or boiled water that has cooled.',
        'The balm from your kit. Wash your hands, then take it out with a swab, not a finger.',
        'Two fresh pillowcases.',
        'Acetaminophen, if you can take it. Ask us before ibuprofen or aspirin in the first two days, since they can add to bleeding; keep taking anything your doctor prescribed.',
        'For lips: soft food, a fork, small cups, a new lip balm with SPF for later.',
      ],
    },
    { type: 'heading', level: 2, text: 'The first hours' },
    {
      type: 'paragraph',
      text: 'Clear fluid will come to the surface. If it dries there, it makes a crust. Blot it.',
    },
    {
      type: 'list',
      ordered: true,
      items: [
        'Wash your hands.',
        'Dampen a clean pad with cooled boiled water or bottled water. It should be damp, not wet.',
        'Press lightly, wipe once in the direction of the hair and let it dry.',
        'Repeat every half hour until no more fluid comes, or until bedtime.',
        'Sleep on your back, on a fresh pillowcase, with pets off the bed.',
      ],
    },
    {
      type: 'image',
      src: 'article-spmu-aftercare-guide-amount',
      alt: 'A cotton swab holding a smear of balm no larger than the grains of rice beside it',
      caption: 'This much balm is enough for one brow. If it shines, wipe some off.',
    },
    { type: 'heading', level: 2, text: 'Brows' },
    {
      type: 'paragraph',
      text: 'For [microblading](/services/microblading), powder brows and other [semi-permanent makeup](/services/semi-permanent-makeup) of the brows. Cleanse morning and evening from day two. Use balm only if your card calls for it.',
    },
    {
      type: 'timeline',
      title: 'Brows, day by day',
      entries: [
        {
          days: 'Day 1',
          normal: ['Redness, warmth and a tight feeling.', 'Color looks sharp and dark.'],
          todo: [
            'Blot every half hour.',
            'Use a cool pack near the brow, wrapped in a clean cloth, never on it.',
            'Skip exercise and alcohol.',
            'Sore? Acetaminophen helps, as its label directs.',
          ],
        },
        {
          days: 'Days 2 to 4',
          normal: [
            'The darkest days. Color looks far stronger than it will heal.',
            'Slight swelling, mostly when you wake.',
            'Tenderness that eases each day.',
          ],
          todo: [
            'Morning and evening: a drop of mild cleanser on wet fingertips, 10 seconds, rinse with a handful of water, pat dry.',
            'Balm the size of a grain of rice per brow, if your card calls for it.',
            'Keep bangs clipped away.',
          ],
        },
        {
          days: 'Days 5 to 8',
          normal: [
            'Fine flakes, often from the tail inward.',
            'Itching.',
            'Patches: some areas look finished, others bare.',
          ],
          todo: [
            'Let the flakes fall off on their own.',
            'If it itches, press with a clean knuckle or tap beside the brow.',
            'Keep the shower short and your face out of the spray.',
          ],
        },
        {
          days: 'Days 9 to 14',
          normal: ['Brows look too light, gray or uneven.', 'Skin on top looks shiny, as new skin does.'],
          todo: [
            'Wait. Color is still under the new skin.',
            'Wash the rest of your face as usual, and the brow gently.',
            'From day 10, light exercise is fine once flaking has ended.',
          ],
        },
        {
          days: 'Weeks 3 and 4',
          normal: ['Color returns and warms.', 'Edges become softer than on day one.'],
          todo: [
            'Makeup on the brow is fine again once the surface is smooth.',
            'Mineral sunscreen every morning, up to and over the brow.',
            'Keep retinoids and acids off your forehead until week four is over, then a finger’s width from the brow.',
          ],
        },
        {
          days: 'Weeks 5 to 8',
          normal: ['What you see now is your healed color.', 'Small gaps where skin kept less pigment.'],
          todo: [
            'Take a photo in daylight.',
            'Come to your touch-up, six to eight weeks after the first visit.',
          ],
        },
      ],
    },
    { type: 'heading', level: 3, text: 'Strokes or powder' },
    {
      type: 'paragraph',
      text: 'Hair strokes flake in thin lines and may vanish almost completely for a week. Powder brows come off in small freckled patches and look grainy while they do.',
    },
    {
      type: 'paragraph',
      text: 'Combination brows do both, each in its own place. None of it tells you how your healed brows will look.',
    },
    { type: 'heading', level: 3, text: 'Oily, dry, sensitive' },
    {
      type: 'list',
      ordered: false,
      items: [
        '*Oily skin:* strokes heal softer and wider. Blot oil with a dry tissue, and use balm only if your card calls for it.',
        '*Dry skin:* flaking may start later and feel tighter. If your card calls for balm, a thin film two or three times a day is comfortable.',
        '*Sensitive skin:* redness can last until day three or four. Pat, don’t wipe.',
      ],
    },
    { type: 'heading', level: 2, text: 'Lips' },
    {
      type: 'paragraph',
      text: 'Lips swell more and peel sooner than brows, and their color takes longer to settle. For [lip blush](/services/lip-blush), the first week is the busiest, so plan soft food and no big events.',
    },
    {
      type: 'callout',
      tone: 'note',
      title: 'Cold sores',
      text: 'If you’ve ever had one, the procedure can wake the virus. Take the antiviral your doctor prescribed exactly as directed, including the days after. If you don’t have one, call us today, even after your appointment.',
    },
    {
      type: 'timeline',
      title: 'Lips, day by day',
      entries: [
        {
          days: 'Day 1',
          normal: [
            'Swelling, as if you’d been out in a cold wind.',
            'Strong, bright color.',
            'Clear fluid or a few pinpoints of blood.',
          ],
          todo: [
            'Blot with damp gauze every half hour.',
            'Cool pack through a cloth, five minutes at a time.',
            'Acetaminophen for soreness, as its label directs.',
            'Apply balm as soon as your lips feel dry, so they never crack.',
          ],
        },
        {
          days: 'Day 2',
          normal: ['Most swelling on waking, less by evening.', 'Tight, dry, dark lips.'],
          todo: [
            'Sleep with your head raised on two pillows.',
            'Small bites and a fork; cool drinks through a straw.',
            'No spicy, salty, sour or hot food. No kissing.',
            'Blot lips with damp gauze after eating, then apply balm.',
          ],
        },
        {
          days: 'Days 3 to 7',
          normal: [
            'Swelling gone, then peeling in thin sheets, first in the middle.',
            'Pale pink underneath, sometimes nearly nothing.',
          ],
          todo: [
            'Balm often, little each time.',
            'Leave hanging skin alone. Don’t bite it. Still no kissing, hot drinks or spicy, salty or sour food.',
            'Brush teeth with a small brush and plain paste; keep foam off the lips.',
          ],
        },
        {
          days: 'Days 8 to 14',
          normal: ['The quiet phase: lips look bare, dull or milky.', 'Some dryness.'],
          todo: [
            'Wait before you judge.',
            'Lip makeup is fine once no flakes are left, from a new or sanitized product.',
            'No lip scrub, no plumping gloss, no whitening strips.',
          ],
        },
        {
          days: 'Weeks 3 to 8',
          normal: ['From about week four, color comes back, softer and closer to the shade you chose.'],
          todo: [
            'Lip balm with SPF 30 every day.',
            'Photo in daylight, without balm.',
            'Come to your touch-up, about eight weeks after the first visit.',
          ],
        },
      ],
    },
    { type: 'heading', level: 3, text: 'If your lips look uneven' },
    {
      type: 'paragraph',
      text: 'One side often swells more, usually the side you sleep on. Borders can look blurred, and a corner may peel twice.',
    },
    {
      type: 'paragraph',
      text: 'Small dry spots in the middle are common, because that’s where lips meet water, food and teeth. Your touch-up takes care of them.',
    },
    {
      type: 'paragraph',
      text: 'If your lips were cool in tone to begin with, the color may need a second visit to warm. We plan for that.',
    },
    { type: 'heading', level: 2, text: 'When to call us' },
    {
      type: 'callout',
      tone: 'call',
      title: 'Call us the same day',
      text: 'Infection and allergy are uncommon and easier to treat early. We can give you a link for a photo. If we’re closed, call your doctor or go to urgent care.',
      items: [
        'Redness that spreads beyond the treated area, or grows after day three.',
        'Pain, heat or swelling that increases instead of easing.',
        'Yellow or green fluid, a bad smell, or thick honey-colored crusts.',
        'Fever or chills, or tender lumps under the jaw.',
        'Blisters or tingling on or around the lips.',
        'A rash, hives or raised itchy color, even weeks or months later.',
        'Bleeding that doesn’t stop after 15 minutes of firm pressure.',
        'Pigment, cleanser or fluid in your eye that still burns after 15 minutes of rinsing: go to an emergency room.',
      ],
    },
    {
      type: 'callout',
      tone: 'emergency',
      title: 'Call 911',
      text: 'For trouble breathing or swallowing, swelling of the tongue or throat, sudden lip or face swelling beyond what’s described here, chest pain, fainting or a seizure, heavy bleeding that pressure doesn’t slow, a sudden change in vision or severe eye pain, or fever with confusion, a racing heart or red streaks that spread fast. Soon after numbing, also for spreading numbness, a metallic taste, ringing ears, confusion, twitching, a very slow or racing heart, or gray-blue skin or nails. Don’t wait for a reply from us.',
    },
    { type: 'heading', level: 2, text: 'When can I work out, swim or wear makeup?' },
    {
      type: 'list',
      ordered: false,
      items: [
        '*Wash my face:* around it on day one, and gently over it from day two.',
        '*Wash my hair:* from day one, head tipped back, face dry.',
        '*Work out:* a walk right away; sweat after 10 days, once the flaking has ended.',
        '*Swim, steam, sauna:* after 10 days, and only once flaking has ended.',
        '*Sunbathe:* not at all in the first four weeks, and ideally never on pigment.',
        '*Wear makeup:* on the rest of your face right away; on the area once it’s smooth, usually in week three for brows.',
        '*Tint, wax or thread my brows:* after four weeks; thread or tweeze single hairs outside the shape after two.',
        '*Have a facial or filler nearby:* after four weeks. *A peel:* after six. *Laser or light:* never over the pigment, unless to remove it. Tell whoever treats you where it is.',
        '*Give blood:* ask the blood center, because rules on tattoos differ.',
        '*Have an MRI:* yes; tell the team first. A few people feel brief warmth or swelling over the pigment.',
      ],
    },
    { type: 'heading', level: 2, text: 'Why color disappears and comes back' },
    {
      type: 'paragraph',
      text: 'As the surface renews itself, new skin covers the pigment like frosted glass. It’s thick and cloudy at first, and then it clears.',
    },
    {
      type: 'paragraph',
      text: 'That’s why no one should correct a brow or lip in week two. We’d be working blind, on skin that isn’t ready.',
    },
    {
      type: 'quote',
      text: 'Day ten is when I get the worried messages. Week five is when I get the photos.',
      author: 'Maren Solis, Founder and Medical Aesthetician',
    },
    { type: 'heading', level: 2, text: 'Your touch-up' },
    {
      type: 'paragraph',
      text: 'The first visit sets shape and a base. The touch-up, six to eight weeks later for brows and about eight for lips, fills gaps, balances the two sides and settles the tone.',
    },
    {
      type: 'list',
      ordered: false,
      items: [
        'Bring your daylight photo, and one from a day you loved your color.',
        'Leave retinoids and acids off the area for two weeks before.',
        'Come without a tan, and tell us about any new medicine.',
        'Expect the same stages of healing, usually gentler and shorter.',
      ],
    },
    {
      type: 'paragraph',
      text: 'If you’re sick or sunburned, or have a cold sore that week, move the visit. Stressed skin holds less color.',
    },
    { type: 'heading', level: 2, text: 'Keep your color fresh' },
    {
      type: 'list',
      ordered: false,
      items: [
        '*Sunscreen* makes the biggest difference, on brows and lips alike.',
        '*Retinoids, acids and vitamin C* fade pigment faster. Use them, but stop short of the brow.',
        '*A refresh* is usually due after 12 to 18 months for hair strokes, later for powder brows, and after two to three years for lips. It depends on your skin, your sun and your color.',
        '*Before any laser,* tell your provider that you have pigment there. Laser light can darken or change it.',
      ],
    },
    { type: 'heading', level: 3, text: 'If you don’t like what you see' },
    {
      type: 'paragraph',
      text: 'Wait until your color has healed, then tell us. We can adjust shape, depth and tone at your touch-up, and we want you to love it.',
    },
    {
      type: 'paragraph',
      text: 'If it’s older work that has changed color, ask about [removal](/services/phibrows-tattoo-removal). It takes several visits and some patience, and sometimes it’s the better start.',
    },
  ],
  relatedArticles: ['everyday-skincare-layering-guide', 'complete-hair-scalp-care-guide'],
  relatedServices: ['microblading', 'lip-blush', 'semi-permanent-makeup'],
  metaTitle: 'Permanent makeup aftercare, day by day',
  metaDescription:
    'Day-by-day aftercare for microblading, powder brows and lip blush: what is normal, what to do, what to avoid, when to call, and when color settles.',
  keywords: [
    'microblading aftercare',
    'lip blush healing day by day',
    'permanent makeup aftercare',
    'powder brows healing stages',
    'SPMU aftercare',
  ],
} satisfies Article;
