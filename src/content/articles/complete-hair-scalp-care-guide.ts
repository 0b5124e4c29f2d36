import type { Article } from './article.schema.ts';

export const completeHairScalpCareGuide = {
  slug: 'complete-hair-scalp-care-guide',
  title: 'The complete hair and scalp care guide',
  subtitle: 'How to read your scalp, build a routine around it, and know when shedding needs a doctor',
  author: 'Noelle Ashford, RN',
  authorRole: 'RN and Aesthetic Specialist',
  publishDate: '2025-01-11',
  updateDate: '2026-11-24',
  readTime: '15 min read',
  category: 'Hair Care',
  tags: ['Scalp care', 'Hair shedding', 'Head spa', 'Wash routine', 'Hair restoration'],
  thumbnail: {
    name: 'article-complete-hair-scalp-care-guide',
    alt: 'A lock of hair, a paddle brush, a wooden comb and a dish of oil seen from above',
  },
  featured: true,
  excerpt:
    'Great hair starts with a healthy scalp. Find a routine for your scalp and hair type, and learn how often to wash, what shedding is normal, and what treatments can and can’t do.',
  content: [
    {
      type: 'paragraph',
      text: 'Clients come to us with a bag of conditioners and a question about their ends. We usually start somewhere else: at the part, in good light, with the skin the hair grows from. A comfortable scalp won’t solve every hair problem, but an itchy one makes almost all of them harder.',
    },
    {
      type: 'paragraph',
      text: 'This guide follows that order. First you read your scalp, then you choose how often and how to wash, then you care for the lengths. After that come the two questions we hear most: how much shedding is normal, and what can be done about it.',
    },
    {
      type: 'image',
      src: 'article-complete-hair-scalp-care-guide-scalp',
      alt: 'Drawing of a hair in its follicle, with the oil gland beside it and the skin surface above',
      caption: 'The hair you see has finished growing. Everything that can change happens below the surface.',
    },
    { type: 'heading', level: 2, text: 'Your scalp is skin' },
    {
      type: 'paragraph',
      text: 'Your scalp holds about 100,000 follicles, most of them with an oil gland beside them. That oil, called sebum, softens the hair and slows the loss of water. Sweat, yeast and bacteria share the space, as they do on all healthy skin. Trouble begins when one of them outgrows the others, or when something changes inside the body.',
    },
    {
      type: 'paragraph',
      text: 'The hair itself isn’t alive. Once it leaves the scalp, you can protect it, but you can’t heal it. So care for your scalp is skincare, and care for your lengths is cosmetic. The most useful habit in this guide is to keep the two apart: *shampoo belongs to the scalp, conditioner to the lengths*.',
    },
    { type: 'heading', level: 2, text: 'Read your scalp in two minutes' },
    {
      type: 'paragraph',
      text: 'Do this the day after you wash, before you put anything in your hair. All you need is a window, a mirror, a plain tissue.',
    },
    {
      type: 'list',
      ordered: true,
      items: [
        'Part your hair at the crown, above one ear and at the front hairline. Look at the color. A calm scalp is even all over and usually a little lighter than your face. Redness, darker patches, shine or scale mean that something is going on.',
        'Press the tissue to each part for 10 seconds. A clear oily print points to an oily scalp; a few dry flakes and no print point to a dry one.',
        'Scratch lightly with one fingernail and look under it. White powder is dry skin or leftover product. Yellowish, slightly greasy flakes suggest dandruff.',
        'Move the skin with your fingertips. It should glide over the bone. A scalp that feels tight and sore often goes with a tense jaw and shoulders, or with a tight hairstyle.',
        'Take a photo of each part. In three months, those pictures will be worth more than your memory.',
      ],
    },
    { type: 'heading', level: 2, text: 'How often to wash' },
    {
      type: 'paragraph',
      text: 'There’s no perfect number. Washing doesn’t make hair fall out: the hairs in the drain had already let go. You also can’t train your scalp to make less oil by leaving it alone, since hormones set the amount. The right interval is the longest one that leaves your scalp clean and free of itch.',
    },
    {
      type: 'list',
      ordered: false,
      items: [
        '*Oily scalp, fine or straight hair:* every day or every other day.',
        '*Balanced scalp, medium hair:* every two to three days.',
        '*Dry scalp, thick or wavy hair:* every three to four days.',
        '*Curly hair:* about once a week, with a rinse or conditioner wash between if you like.',
        '*Tightly coiled hair:* every one to two weeks, no longer, because the scalp needs it even when the hair looks fine.',
        '*After exercise:* if you sweat heavily, rinse the scalp with water. Shampoo only when it’s due.',
        '*Braids, weaves or extensions:* clean the scalp between rows every one to two weeks with diluted shampoo from a nozzle bottle, rinse well and dry completely.',
      ],
    },
    { type: 'heading', level: 3, text: 'When roots and ends disagree' },
    {
      type: 'paragraph',
      text: 'An oily scalp with dry ends is the most common combination we see. Oil travels easily down straight hair and hardly at all around a bend, so the first inches get too much and the last ones get none. Wash as often as your scalp needs. A little conditioner smoothed over the ends before you step into the shower protects them from the foam.',
    },
    { type: 'heading', level: 2, text: 'How to wash your hair' },
    {
      type: 'paragraph',
      text: 'Most of us learned to wash our hair as children and haven’t thought about it since. These few minutes change more than a new brand of shampoo.',
    },
    {
      type: 'list',
      ordered: true,
      items: [
        'Detangle straight or wavy hair while it’s dry, from the ends upward. Curls and coils wait for conditioner.',
        'Wet your hair for a full minute with warm water, not hot. Shampoo can’t spread on half-dry hair.',
        'Work a coin-sized amount between your hands first, then place it at five points: front, crown, both sides and nape.',
        'Massage with the pads of your fingers in small circles for one to two minutes. Don’t use your nails or pile your hair on top of your head.',
        'Let the foam run through the lengths as you rinse. That’s enough cleaning for them.',
        'Rinse for longer than you think you need to. Residue behind the ears and at the nape often causes itching there.',
        'Comb conditioner through from mid-length to ends, and leave it for two or three minutes.',
        'Press the water out with a soft towel or a cotton T-shirt. Rubbing roughs up the cuticle and makes frizz.',
      ],
    },
    { type: 'heading', level: 3, text: 'Buildup, and how to lift it' },
    {
      type: 'paragraph',
      text: 'Much of Southern California has hard water. Its minerals settle on hair and scalp along with dry shampoo, until hair feels coated and shampoo stops foaming. Every two to four weeks, use a clarifying or chelating shampoo, then a good conditioner. Dry shampoo is fine for a day or two between washes; then wash it out. Hair that’s wet with tap water soaks up less chlorine when you swim.',
    },
    { type: 'heading', level: 2, text: 'A routine for your scalp' },
    { type: 'heading', level: 3, text: 'Oily' },
    {
      type: 'paragraph',
      text: 'Use a light shampoo without rich oils, as often as your scalp needs. Once a week, a scalp serum or shampoo with salicylic acid before or during the wash loosens what’s gathered around the follicles. Keep conditioner and styling cream well away from the roots. Brush less: each stroke carries oil along.',
    },
    { type: 'heading', level: 3, text: 'Dry or tight' },
    {
      type: 'paragraph',
      text: 'Turn the water down, choose a creamy shampoo without strong fragrance, and wash a little less often. On a damp scalp, a few drops of a light serum with glycerin, panthenol or hyaluronic acid help more than oil does. If you love oiling, do it before the wash, mostly on the lengths.',
    },
    { type: 'heading', level: 3, text: 'Flaking and itching' },
    {
      type: 'paragraph',
      text: 'Greasy flakes that return within days are usually dandruff, a reaction to a yeast that feeds on oil. When the skin is also red, or flakes appear in the brows or beard, it’s often seborrheic dermatitis, the same process in a stronger form. Show it to a doctor. Oiling the scalp feeds it. Use an anti-dandruff shampoo with zinc pyrithione, selenium sulfide, ketoconazole or salicylic acid, as often and for as many minutes as its label says, and try another ingredient if you see no difference after a month. Once your scalp is calm, once a week usually keeps it that way. If your hair is colored or coiled, follow with your own conditioner, and wash at the pace your hair allows.',
    },
    { type: 'heading', level: 3, text: 'Sensitive or burning' },
    {
      type: 'paragraph',
      text: 'Take away before you add. Two to four weeks with one fragrance-free shampoo and no dry shampoo, scalp scrub or hair dye will show you your baseline. Hair dye is a well-known cause of allergy. If you get swelling, weeping or a rash at the hairline after coloring, wash the dye out and don’t use it again. See a doctor, who can do a patch test. For trouble breathing or a swollen tongue or throat, call 911.',
    },
    { type: 'heading', level: 3, text: 'Balanced' },
    {
      type: 'paragraph',
      text: 'Enjoy it, and don’t change much. Use a mild shampoo, with a clarifying wash once a month, and protect your part from the sun. You don’t need more.',
    },
    { type: 'heading', level: 2, text: 'A routine for your hair' },
    {
      type: 'list',
      ordered: false,
      items: [
        '*Straight and fine:* light, rinse-out conditioner on the last third only, no heavy oils. For volume, blow-dry at the roots with your head tipped forward.',
        '*Wavy:* conditioner at every wash and a light leave-in while hair is wet. Scrunch, then leave it alone until it’s dry.',
        '*Curly:* plenty of conditioner, detangle only while it’s in, leave-in and gel on dripping hair, diffuse on low. A satin pillowcase keeps the pattern.',
        '*Coiled:* moisture in layers of water, leave-in, cream, a little oil to seal. A deep conditioner at each wash. Ends tucked away on most days, and fingers instead of brushes.',
        '*Colored or lightened:* cool water and fewer washes, with a bond-building or protein treatment every second or third week. Too much protein makes hair stiff, and stiff hair snaps.',
        '*Long:* the ends are several years old. Trim a little every 10 to 12 weeks, and comb from the bottom up.',
      ],
    },
    { type: 'heading', level: 3, text: 'Heat, sun and tension' },
    {
      type: 'paragraph',
      text: 'Let your hair get about three-quarters dry before you blow-dry it, keep the dryer a hand’s width away and moving, and stay at or below 350 degrees Fahrenheit with irons, lower for fine or lightened hair, always with a heat protectant and never on damp hair. Wear a hat or put sunscreen on your part: the scalp burns, and skin cancers there are often noticed late. And if a ponytail or braids hurt, they’re too tight. Loosen them today. Hair that’s pulled at the hairline for years may not come back.',
    },
    {
      type: 'paragraph',
      text: 'Nights count, too. A wet scalp stays damp for hours on the pillow, which yeast loves. Dry at least the roots. Satin lets hair glide, and a loose braid keeps it from knotting. Wash brushes and hats about as often as you change your sheets.',
    },
    { type: 'heading', level: 2, text: 'A five-minute scalp massage' },
    {
      type: 'paragraph',
      text: 'Massage feels good and costs nothing. A few small studies suggest that months of daily massage may thicken individual hairs. Do it for how it feels, because the evidence is limited. Skip it on skin that’s broken or freshly treated.',
    },
    {
      type: 'list',
      ordered: true,
      items: [
        'Sit with your shoulders down. Place both hands over your ears with your fingers spread. Breathe out slowly.',
        'With firm fingertips, move the *skin* over the bone in small circles without sliding through your hair. Make 10 circles, move up a finger’s width, then repeat until your hands meet at the top.',
        'Work back from your front hairline to the crown the same way.',
        'Hook your thumbs under the ridge at the back of your skull and press for three breaths. This is where a long day at a screen settles.',
        'Gather hair close to the roots in loose fists and pull very gently for two breaths. Leave this step out if you’re shedding or wear extensions.',
        'Finish with both palms resting on your crown until you feel the warmth.',
      ],
    },
    {
      type: 'quote',
      text: 'The massage is where everyone goes quiet. Whatever else we do that day, you leave with a softer scalp than you came in with.',
      author: 'Maren Solis, Founder and Medical Aesthetician',
    },
    { type: 'heading', level: 2, text: 'Shedding: what is normal' },
    {
      type: 'paragraph',
      text: 'Each hair lives in its own cycle. It grows for two to seven years, at about half an inch a month. Then it rests for about three months, until a new one pushes it out. Because follicles take turns, it’s normal to lose 50 to 100 hairs a day. If you wash twice a week, you see several days’ worth at once, and long hair makes it look like far more.',
    },
    { type: 'heading', level: 3, text: 'Three different things that look alike' },
    {
      type: 'list',
      ordered: false,
      items: [
        '*Shedding:* full-length hairs with a tiny pale bulb at one end, from all over. When it follows a fever, surgery, birth, rapid weight loss, a new medication or a hard season in life, it usually starts two to three months later, so the cause is easy to miss. It tends to slow within about six months.',
        '*Thinning in a pattern:* a widening part, a see-through crown or receding temples, with hairs that grow finer year by year. It runs in families, on either side. Start early, because it’s easier to slow than to reverse.',
        '*Breakage:* short pieces without a bulb, uneven lengths, frizz at the crown. The scalp is fine. The cause is heat, bleach or tension. Gentler handling is the answer.',
      ],
    },
    {
      type: 'paragraph',
      text: 'To see which you have, collect a day’s hairs on a white towel and look at the ends. Compare your three photos. Bring both to your appointment, and you’ll have answered half our questions.',
    },
    { type: 'heading', level: 3, text: 'Seasons of life' },
    {
      type: 'list',
      ordered: false,
      items: [
        '*After a birth:* the hair that stayed during pregnancy comes out all together, especially around the third and fourth month. It looks alarming at the temples and usually evens out by the first birthday. Ask for a thyroid and iron check if it doesn’t.',
        '*Perimenopause and after:* the part widens slowly and strands grow finer. Talk to your doctor early, while there’s the most to keep.',
        '*After illness, surgery or fast weight loss:* count back three months from the first handful, and you’ll often find the date. Time is most of the treatment, along with food and sleep.',
        '*The teenage years:* more oil is normal. Daily washing is fine, and so is anti-dandruff shampoo twice a week.',
      ],
    },
    { type: 'heading', level: 3, text: 'What helps from inside' },
    {
      type: 'paragraph',
      text: 'Hair is mostly protein, and a body that’s short on energy or iron is quick to stop making it. Eat enough, with protein at each meal. Ask your doctor about ferritin, thyroid and vitamin D before you buy supplements. A shortage is worth correcting, but too much can do harm: an excess of vitamin A or selenium causes shedding. Biotin helps only if you’re low in it, and it can distort blood tests for the heart and the thyroid, so tell the lab if you take it.',
    },
    { type: 'heading', level: 2, text: 'When to see a doctor' },
    {
      type: 'callout',
      tone: 'note',
      title: 'Make an appointment soon if you notice',
      text: 'These need a diagnosis from a dermatologist before any treatment, with us or elsewhere. We’re glad to help you describe what you’ve seen.',
      items: [
        'Round or sharply edged bare patches, or loss of eyebrows or lashes.',
        'Sudden, heavy shedding, or shedding that lasts longer than six months.',
        'Pain, burning, pus, crusts or skin that looks smooth and scarred where hair used to be. Weeks count, because scarring loss is permanent.',
        'Thick silvery scale, or scaly patches with broken hairs, especially in a child.',
        'Thinning together with irregular periods, new facial hair, unusual tiredness or weight change.',
        'A spot on the scalp that is new, bleeds, changes or doesn’t heal.',
      ],
    },
    { type: 'heading', level: 2, text: 'What a head spa does' },
    {
      type: 'paragraph',
      text: 'A [head spa](/services/head-spa) is 60 to 90 minutes for scalp and mind. We look at your scalp with you under magnification, cleanse it twice, and massage it while warm water flows. You leave with a light, clean scalp and a short list for home.',
    },
    {
      type: 'paragraph',
      text: 'It’s ideal for buildup and mild flaking. It does not regrow hair you’ve lost. Every four weeks or so is a comfortable rhythm for most people. Wait if you have open skin, an infection, a sunburn or fresh color. After a stroke, a concussion or a neck injury, ask your physician before you book.',
    },
    { type: 'heading', level: 3, text: 'Steps you can add' },
    {
      type: 'list',
      ordered: false,
      items: [
        '[JetPeel for the scalp](/services/jet-peel-scalp): a fine, fast mist of gas and saline that lifts flakes and leaves moisture behind. It feels brisk and cold.',
        '[LED light](/services/led-scalp-therapy): red and near-infrared light, faintly warm, which we use on the scalp for rest and comfort.',
        '[Laser scalp therapy](/services/laser-scalp-therapy-led): low-level light, in devices the FDA has cleared for certain patterns of thinning and skin types. It takes regular visits over months.',
      ],
    },
    { type: 'heading', level: 2, text: 'What clinic treatments do' },
    {
      type: 'paragraph',
      text: 'When hair is thinning, you can slow the loss, encourage growth or conceal it. A good plan is clear about which. It begins with a consultation, often with blood tests. It also considers the two medicines with the longest record, minoxidil and finasteride.',
    },
    {
      type: 'list',
      ordered: false,
      items: [
        '*Minoxidil* is sold over the counter for the scalp. Don’t use it if you’re under 18, pregnant, trying or breastfeeding, if your hair loss is sudden, patchy, unexplained or due to childbirth, or if your scalp is red, sore or infected. Ask your doctor first if you have heart disease. Stop it and call 911 for chest pain or fainting. Stop it and call your doctor about a racing heartbeat, dizziness, sudden weight gain or swollen hands or feet. Some extra shedding in the first weeks is expected. Give it four to six months, and know that what you gain lasts only as long as you use it.',
        '*Finasteride* is a prescription for men with pattern loss. Women and children must not take it. If you’re pregnant or may become so, don’t handle crushed or broken tablets, because it can harm a male baby before birth. It can affect sexual function and mood, with depression and suicidal thoughts reported. It lowers the PSA blood test, so tell every doctor that you take it. Compounded finasteride for the scalp isn’t FDA-approved, and similar side effects have been reported. If your mood drops, stop it and call your doctor; call or text 988 in a crisis.',
      ],
    },
    {
      type: 'list',
      ordered: false,
      items: [
        '*To encourage:* [hair restoration](/services/hair-restoration) with your own platelets, drawn from a small blood sample and placed into the scalp with fine needles. For hair this is an off-label use. It stings, your scalp is tender for about a day, and it can help only where follicles are still alive.',
        '*For comfort alone:* an [exosome scalp treatment](/services/exosome-scalp-treatment), a cosmetic serum on unbroken skin for a scalp that feels dry or tight, usually 3 to 4 treatments 8 to 12 weeks apart. No exosome product is FDA-approved, and this isn’t a treatment for thinning.',
        '*To conceal:* [scalp micropigmentation](/services/hair-scalp-micropigmentation), tiny dots of pigment that look like shaved hairs or density, in 2 to 4 sessions 7 to 14 days apart. [Hairline camouflage](/services/phibrows-hairline-camouflage) does the same for hairlines and scars, in fine strokes. Nothing grows, but you see the change right away.',
      ],
    },
    {
      type: 'paragraph',
      text: 'The right choice depends on your health. Pregnancy, blood thinners, active infection, a tendency to raised scars and some illnesses rule out one or another, so we ask a lot before we begin. If you don’t know the cause of your loss yet, we start there.',
    },
    { type: 'heading', level: 3, text: 'What to bring to a hair consultation' },
    {
      type: 'list',
      ordered: false,
      items: [
        'Your photos, and the date you first noticed a change.',
        'A list of your medicines, hormones and supplements, and what you started or stopped in the past year.',
        'Lab results from the last six months, if you have them.',
        'The products you use, or pictures of their labels.',
        'Hair you washed the day before, without powder or fibers, so we can see the skin.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Hair takes its time. What you begin today shows at the root in about three months and at your shoulders in a couple of years. Choose a few things and stay with them. If something in your photos worries you, don’t wait for the next set. Show it to your doctor, or [book a virtual consultation](/virtual-consultations) with us.',
    },
  ],
  // Those without a record (japanese-head-spa-experience, prp-hair-restoration-guide) are left out when shown.
  relatedArticles: [
    'everyday-skincare-layering-guide',
    'japanese-head-spa-experience',
    'prp-hair-restoration-guide',
    'spmu-aftercare-guide',
  ],
  relatedServices: ['head-spa', 'hair-restoration', 'jet-peel-scalp'],
  metaTitle: 'Hair and scalp care guide by hair type',
  metaDescription:
    'A routine for your scalp and hair type: how often to wash, how to massage, what shedding is normal, when to see a doctor, and what head spa treatments do.',
  keywords: [
    'scalp care routine',
    'how often to wash hair',
    'hair shedding normal',
    'head spa benefits',
    'scalp massage',
    'hair thinning treatment',
  ],
} satisfies Article;
