import type { Article } from './schema.ts';

export const completeHairScalpCareGuide = {
  slug: 'complete-hair-scalp-care-guide',
  title: 'The complete hair and scalp care guide',
  subtitle: 'How to read your scalp, build a routine around it, and know when shedding needs a doctor',
  author: 'Noelle Ashford, RN',
  authorRole: 'RN and Aesthetic Specialist',
  publishDate: '2025-01-11',
  updateDate: '2026-11-22',
  readTime: '15 min read',
  category: 'Hair Care',
  tags: ['Scalp care', 'Hair shedding', 'Head spa', 'Wash routine', 'Hair restoration'],
  thumbnail: {
    name: 'article-complete-hair-scalp-care-guide',
    alt: 'A lock of hair, a paddle brush, a wooden comb and a dish of oil seen from above',
  },
  featured: true,
  excerpt:
    'Hair grows out of skin, and that is where its care begins. Routines by scalp and hair type, how often to wash, what shedding is normal, and what treatments can and can’t do.',
  content: [
    {
      type: 'paragraph',
      text: 'People come to us with a bag of conditioners and a question about their ends. We usually start somewhere else, with a parting and a good light, looking at the skin the hair grows from. A comfortable scalp doesn’t make every hair problem disappear. But an itchy, flaking or coated one makes nearly every hair problem harder to solve.',
    },
    {
      type: 'paragraph',
      text: 'This guide goes in that order. First you read your scalp, then you choose how often and how to wash, then you look after the lengths. After that come the two subjects we are asked about most: how much shedding is normal, and what a head spa or a clinic treatment can do about it.',
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
      text: 'It is skin with about a hundred thousand follicles in it, and next to most of them a gland that makes oil. That oil, called sebum, softens the hair and slows the loss of water. Sweat, yeast and bacteria share the space, as they do on all healthy skin. Trouble begins when one of them outgrows the others, when the surface is scrubbed or coated, or when something inside the body changes its instructions.',
    },
    {
      type: 'paragraph',
      text: 'The hair itself is not alive. Once it has left the scalp it can be protected, smoothed and filled in for a while, but not healed. So products for the lengths are cosmetics in the honest sense of the word, and care for the scalp is skincare. Keeping the two apart is the most useful habit in this guide: *shampoo belongs to the scalp, conditioner to the lengths*.',
    },
    { type: 'heading', level: 2, text: 'Read your scalp in two minutes' },
    {
      type: 'paragraph',
      text: 'Do this on the day after washing, before you put anything in your hair. You need a window, a mirror and a plain tissue.',
    },
    {
      type: 'list',
      ordered: true,
      items: [
        'Part your hair at the crown, above one ear and at the front hairline. Look at the color. A calm scalp is even all over and usually a little lighter than your face; redness, darker patches, shine or scale mean that something is going on.',
        'Press the tissue to each parting for ten seconds. A clear oily print the day after washing points to an oily scalp; a few dry flakes and no print point to a dry one.',
        'Scratch lightly with one fingernail and look under it. White powder is dry skin or leftover product. Yellowish, slightly greasy flakes suggest dandruff.',
        'Move the skin with your fingertips. It should glide over the bone. A scalp that feels tight and sore often belongs to someone with tense jaws and shoulders, or with a tight hairstyle.',
        'Take a photo of each parting. In three months, it is worth more than your memory.',
      ],
    },
    { type: 'heading', level: 2, text: 'How often to wash' },
    {
      type: 'paragraph',
      text: 'There is no virtuous number. Washing does not make hair fall out: the hairs you find in the drain had already let go, and were waiting for a hand to move them. Nor can a scalp be trained to make less oil by being left alone, since hormones set that amount. The right interval is the longest one after which your scalp still feels clean and doesn’t itch.',
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
        '*After exercise:* if you sweat heavily, rinse the scalp with water. Shampoo only when it is due.',
        '*Braids, weaves or extensions:* clean the scalp between rows every one to two weeks with diluted shampoo in a nozzle bottle, rinse well and dry completely.',
      ],
    },
    { type: 'heading', level: 3, text: 'When roots and ends disagree' },
    {
      type: 'paragraph',
      text: 'An oily scalp with dry ends is the most common combination we see, and it is not a contradiction. Sebum travels easily down straight hair and hardly at all around a bend, so the first inches get too much and the last ones nothing. Wash as often as the scalp wants. Before you step into the shower, smooth a little conditioner or light oil over the ends, so that the foam passing over them takes less away.',
    },
    { type: 'heading', level: 2, text: 'How to wash, properly, once' },
    {
      type: 'paragraph',
      text: 'Most of us learned to wash our hair as children and never looked at it again. These few minutes change more than the brand of shampoo.',
    },
    {
      type: 'list',
      ordered: true,
      items: [
        'Detangle dry hair from the ends upward. Wet hair stretches and breaks more easily.',
        'Wet it for a full minute with warm water, not hot. Shampoo can’t spread on hair that is half dry.',
        'Work a coin-sized amount between your hands first, then place it at four points: front, crown, both sides, nape.',
        'Massage with the pads of your fingers in small circles for one to two minutes. No nails, and no piling the lengths on top of your head.',
        'Let the foam run through the lengths as you rinse. That is enough cleaning for them.',
        'Rinse for longer than seems necessary. Residue behind the ears and at the nape is a common cause of itching there.',
        'Smooth conditioner from mid-length to ends, comb it through with a wide-toothed comb, leave it for two or three minutes and rinse.',
        'Press the water out with a soft towel or a cotton T-shirt. Rubbing raises the cuticle and makes frizz.',
      ],
    },
    { type: 'heading', level: 3, text: 'Buildup, and how to lift it' },
    {
      type: 'paragraph',
      text: 'Much of southern California has hard water. Its minerals settle on hair and scalp together with dry shampoo, silicone and sunscreen, until hair feels coated and shampoo stops foaming. Every two to four weeks use a clarifying or chelating shampoo, followed by a good conditioner. Dry shampoo is fine between two washes; on the third day, wash instead. If you swim, wet your hair with tap water and a little conditioner before the pool, so that it soaks up less chlorine.',
    },
    { type: 'heading', level: 2, text: 'A routine for your scalp' },
    { type: 'heading', level: 3, text: 'Oily' },
    {
      type: 'paragraph',
      text: 'Use a light shampoo without rich oils, as often as your scalp asks. Once a week, a scalp serum or shampoo with salicylic acid before or during the wash loosens what has gathered around the follicles. Keep conditioner and styling cream well away from the roots. Brush less: each stroke carries oil along.',
    },
    { type: 'heading', level: 3, text: 'Dry or tight' },
    {
      type: 'paragraph',
      text: 'Lower the water temperature, choose a creamy shampoo free of strong fragrance, and wash a little less often. After washing, while the scalp is still damp, a few drops of a light serum with glycerin, panthenol or hyaluronic acid help more than oil does. If you love oiling, do it before the wash, on the lengths and sparingly on the scalp, and shampoo it out the same day.',
    },
    { type: 'heading', level: 3, text: 'Flaking and itching' },
    {
      type: 'paragraph',
      text: 'Greasy flakes that return within days are usually dandruff, a reaction to a yeast that feeds on oil. When the skin is also red, or flakes appear in the brows, beside the nose or in the beard, it’s often seborrheic dermatitis, the same process in a stronger form, and worth showing a doctor. Oiling the scalp feeds it. Use an anti-dandruff shampoo with zinc pyrithione, selenium sulfide, ketoconazole or salicylic acid, as often and for as many minutes as its label says, and change to another ingredient if a month has made no difference. Once it is calm, once a week keeps it so. If you have color or coils, follow with your own conditioner, and wash at the pace your hair allows.',
    },
    { type: 'heading', level: 3, text: 'Sensitive or burning' },
    {
      type: 'paragraph',
      text: 'Take away before you add. Two to four weeks with one fragrance-free shampoo, no dry shampoo, no scalp scrub and no hair dye will show you the baseline. Hair dye is a well-known cause of allergy: swelling, weeping or a rash at the hairline after coloring needs a doctor and, later, a patch test, and never a second try at home.',
    },
    { type: 'heading', level: 3, text: 'Balanced' },
    {
      type: 'paragraph',
      text: 'Enjoy it and change little. A mild shampoo, a clarifying wash once a month, two minutes of massage when you think of it, and sun protection along the part. More scalp products are not more care.',
    },
    { type: 'heading', level: 2, text: 'A routine for your hair' },
    {
      type: 'list',
      ordered: false,
      items: [
        '*Straight and fine:* light, rinse-out conditioner on the last third only; no heavy oils; volume from blow-drying at the roots with your head tipped forward.',
        '*Wavy:* conditioner at every wash, a light leave-in while hair is wet, then scrunch and leave it alone until it is dry.',
        '*Curly:* plenty of conditioner, detangle only while it is in, leave-in and gel on dripping hair, diffuse on low. A satin pillowcase keeps the pattern.',
        '*Coiled:* moisture in layers of water, leave-in, cream, a little oil to seal. A deep conditioner at each wash; ends tucked away on most days; hands and patience instead of brushes.',
        '*Colored or lightened:* cool water, fewer washes, a bond-building or protein treatment every second or third week, and moisture in between. Too much protein makes hair stiff, and stiff hair snaps.',
        '*Long:* the ends are several years old. Trim a little every ten to twelve weeks, sleep in a loose braid, and comb from the bottom up.',
      ],
    },
    { type: 'heading', level: 3, text: 'Heat, sun and tension' },
    {
      type: 'paragraph',
      text: 'Let hair dry to about three quarters before you blow it, keep the dryer a hand’s width away and moving, and stay at or below 350 degrees Fahrenheit with irons, lower for fine or lightened hair, always with a heat protectant and never on damp hair. Wear a hat or put sunscreen on your part, because the scalp burns and it is one of the places where skin cancers are noticed late. And if a ponytail or braids hurt, they are too tight: loosen them today. Hair that is pulled for years at the hairline may not come back.',
    },
    {
      type: 'paragraph',
      text: 'Nights count too. Going to bed with a wet scalp keeps it warm and damp for hours, which yeast enjoys, and wet lengths fray against the pillow. Dry at least the roots. Satin or silk lets hair glide; a loose braid or a soft scrunchie keeps it from knotting. Wash pillowcases, brushes and hats about as often as you change your sheets, because clean hair laid on old oil doesn’t stay clean for long.',
    },
    { type: 'heading', level: 2, text: 'Scalp massage, five minutes' },
    {
      type: 'paragraph',
      text: 'Massage is pleasant, costs nothing and loosens a tight scalp. A few small studies suggest that months of daily massage may thicken individual hairs. The evidence is thin, so do it for how it feels and take anything more as a gift. Skip it on broken, infected or freshly treated skin.',
    },
    {
      type: 'list',
      ordered: true,
      items: [
        'Sit with your shoulders down. Place both hands over your ears, fingers spread, and breathe out slowly.',
        'With firm fingertips, move the *skin* over the bone in small circles. The fingers don’t slide through the hair. Ten circles, then move up a finger’s width, until your hands meet at the top.',
        'From the forehead hairline walk back to the crown the same way.',
        'Hook your thumbs under the ridge at the back of your skull and press for three breaths. This is where a long day at a screen collects.',
        'Gather hair close to the roots in loose fists and pull very gently for two breaths. Leave this step out if you are shedding or wear extensions.',
        'Finish with both palms resting on the crown until the warmth has gone through.',
      ],
    },
    {
      type: 'quote',
      text: 'The massage is where people go quiet. Whatever else we do that day, the scalp that leaves is softer than the one that came in.',
      author: 'Maren Solis, Founder and Medical Aesthetician',
    },
    { type: 'heading', level: 2, text: 'Shedding: what is normal' },
    {
      type: 'paragraph',
      text: 'Each hair lives in its own cycle. It grows for two to seven years, at about half an inch a month, pauses for a few weeks, rests for about three months and is then released while a new one grows below it. Because follicles take turns, losing 50 to 100 hairs a day is ordinary. If you wash twice a week you will meet several days’ worth at once, and long hair makes the same number look like far more.',
    },
    { type: 'heading', level: 3, text: 'Three different things that look alike' },
    {
      type: 'list',
      ordered: false,
      items: [
        '*Shedding:* full-length hairs with a tiny pale bulb at one end, from all over. When it follows a fever, surgery, birth, rapid weight loss, a new medication or a hard season in life, it usually starts two to three months later, which is why the cause is so often missed. It tends to slow within about six months.',
        '*Thinning in a pattern:* a widening part, a see-through crown or receding temples, with hairs that grow finer year by year. It runs in families, on either side, and is easier to hold than to reverse. Starting early matters.',
        '*Breakage:* short pieces without a bulb, uneven lengths, frizz at the crown. The scalp is fine. The cause is heat, bleach, friction or tension, and the remedy is gentler handling.',
      ],
    },
    {
      type: 'paragraph',
      text: 'To see which it is, collect a day’s hairs on a white towel and look at the ends. Compare your three photos. Bring both to your appointment; they answer half of our questions.',
    },
    { type: 'heading', level: 3, text: 'Seasons of life' },
    {
      type: 'list',
      ordered: false,
      items: [
        '*After a birth:* hair held back during pregnancy lets go together, most of all around the third and fourth month. It looks alarming at the temples and usually evens out by the first birthday. Ask for a thyroid and iron check if it doesn’t.',
        '*Perimenopause and after:* the part widens slowly and strands grow finer. Shampoo less harshly, protect from heat, and speak with your doctor early, while there is most to keep.',
        '*After illness, surgery or fast weight loss:* count back three months from the first handful and you will often find the date. Food, sleep and time are most of the treatment.',
        '*The teenage years:* more oil is normal. Daily washing is fine, and so is anti-dandruff shampoo twice a week.',
      ],
    },
    { type: 'heading', level: 3, text: 'What helps from inside' },
    {
      type: 'paragraph',
      text: 'Hair is built mostly from protein, and a body that is short of energy or iron stops building it early. Eat enough, with protein at each meal. Ask your doctor about ferritin, thyroid and vitamin D before you buy supplements, because a shortage is worth correcting and a surplus can do harm: too much vitamin A or selenium itself causes shedding. Biotin helps the few who lack it, and it can distort blood tests for the heart and the thyroid, so tell the laboratory that you take it.',
    },
    { type: 'heading', level: 2, text: 'When to see a doctor' },
    {
      type: 'callout',
      tone: 'note',
      title: 'Make an appointment soon if you notice',
      text: 'These deserve a diagnosis before any treatment with us or elsewhere. A dermatologist is the right person. We are glad to help you find words for what you have seen.',
      items: [
        'Round or sharply edged bare patches, or loss of eyebrows or lashes.',
        'Sudden, heavy shedding, or shedding that has lasted longer than six months.',
        'Pain, burning, pus, crusts or skin that looks smooth and scarred where hair used to be. Scarring loss is permanent, and weeks count.',
        'Thick silvery scale, or scaling patches with broken hairs, in a child above all.',
        'Thinning together with irregular periods, new facial hair, unusual tiredness or weight change.',
        'A spot on the scalp that is new, bleeds, changes or doesn’t heal.',
      ],
    },
    { type: 'heading', level: 2, text: 'What a head spa does' },
    {
      type: 'paragraph',
      text: 'A [head spa](/services/head-spa) is 60 to 90 minutes for scalp, neck and mind. We look at your scalp with you under magnification, cleanse it twice, loosen buildup, massage while warm water flows over the scalp, then condition the lengths and finish with a serum that suits what we saw. Most people leave with a scalp that feels light, soft hair, looser shoulders and a short list for home.',
    },
    {
      type: 'paragraph',
      text: 'It does not regrow hair you’ve lost. It suits buildup, dryness, tension and mild flaking, and it is a calm place to notice changes early. Every four to six weeks is a comfortable rhythm for most. Wait if you have open skin, an infection, a sunburn or a fresh color.',
    },
    { type: 'heading', level: 3, text: 'Steps you can add' },
    {
      type: 'list',
      ordered: false,
      items: [
        '[Jet peel for the scalp](/services/jet-peel-scalp): a fine, fast stream of air and saline that lifts flakes and residue and leaves moisture behind. It feels like cool drizzle.',
        '[LED light](/services/led-scalp-therapy): red and near-infrared light, warm and painless, used in a series for comfort and as a partner to other care.',
        '[Laser scalp therapy](/services/laser-scalp-therapy-led): low-level light, in devices the FDA has cleared for certain patterns of thinning. It asks for regularity over months.',
      ],
    },
    { type: 'heading', level: 2, text: 'What clinic treatments do' },
    {
      type: 'paragraph',
      text: 'When hair is thinning, the question is what can be slowed, what can be encouraged and what can be concealed. These are different aims, and a good plan says which one each step serves. It begins with a consultation, often with blood tests and your doctor’s view, and with the two medicines that have the longest record, minoxidil and finasteride, on the table.',
    },
    {
      type: 'list',
      ordered: false,
      items: [
        '*Minoxidil* is sold over the counter for the scalp. Don’t use it if you’re pregnant, trying or breastfeeding, and ask your doctor first if you have heart disease or your scalp is sore. Stop and get medical help for chest pain, a racing heartbeat, faintness, sudden weight gain or swollen hands or feet. Some extra shedding in the first weeks is expected; judge it no sooner than four to six months.',
        '*Finasteride* is a prescription for men with pattern loss. Women and children must not take it, and anyone who is or may become pregnant must not handle crushed or broken tablets, because it can harm an unborn boy. It can affect mood and sexual function, and it lowers the PSA blood test, so tell every doctor that you take it.',
      ],
    },
    {
      type: 'list',
      ordered: false,
      items: [
        '*To encourage:* [hair restoration](/services/hair-restoration) with your own platelets, drawn from a small blood sample and placed into the scalp with fine needles. For hair this is an off-label use. It stings, the scalp is tender for about a day, and it works best where follicles are still alive.',
        '*To comfort:* an [exosome scalp treatment](/services/exosome-scalp-treatment), a cosmetic serum on unbroken skin for a scalp that feels dry or tight, usually 3 to 4 treatments 8 to 12 weeks apart. No exosome product is FDA-approved, and this isn’t a treatment for thinning.',
        '*To conceal:* [scalp micropigmentation](/services/hair-scalp-micropigmentation), tiny dots of pigment that look like shaved hairs or density, in 2 to 4 sessions 7 to 14 days apart. [Hairline camouflage](/services/phibrows-hairline-camouflage) does the same for hairlines and scars, in fine strokes. Nothing grows, and the mirror changes at once.',
      ],
    },
    {
      type: 'paragraph',
      text: 'None of these suits everyone. Pregnancy, blood thinners, active infection, a tendency to raised scars and some illnesses rule out one or another, which is why we ask so much before we begin. If the cause of your loss is not yet known, finding it comes first.',
    },
    { type: 'heading', level: 3, text: 'What to bring to a hair consultation' },
    {
      type: 'list',
      ordered: false,
      items: [
        'Your photos, and the date you first noticed a change.',
        'A list of medicines, hormones and supplements, with what was started or stopped in the past year.',
        'Blood results from the last six months, if you have them.',
        'The products you use, or pictures of their labels.',
        'Hair that was washed the day before, without powder or fibers, so that we can see the skin.',
      ],
    },
    { type: 'heading', level: 2, text: 'What you can let go of' },
    {
      type: 'list',
      ordered: false,
      items: [
        'A hundred brush strokes at night. They carry oil along and break hair.',
        'Cold water as a finish for shine. Pleasant, harmless and mostly imagined; conditioner closes what it can.',
        'Trimming to make hair grow faster. Scissors don’t reach the root. They only stop splits from traveling up.',
        'Coarse sugar and salt scrubs on the scalp. Grains scratch, and a liquid exfoliant does it better.',
        'Undiluted essential oils or lemon juice. Burns and allergies are what we see of them.',
      ],
    },
    { type: 'heading', level: 2, text: 'Your week on one page' },
    {
      type: 'list',
      ordered: true,
      items: [
        'Wash at the interval that suits you, once, properly, with a long rinse.',
        'Condition the lengths at every wash; add a mask when ends feel rough.',
        'One scalp step a week at most: an anti-dandruff wash, a liquid exfoliant or a hydrating serum, according to what your tissue told you.',
        'Five minutes of massage on two or three evenings.',
        'Hat or sunscreen on the part on sunny days; loose hair at night.',
        'Photos of the same three partings every three months, in the same light.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Hair keeps slow time. What you begin today shows at the root in about three months and at your shoulders in a couple of years, so choose little and stay with it. And if something in your photos worries you, don’t wait for the next set. Show it to your doctor, or [book a virtual consultation](/virtual-consultations) and we will look at it together.',
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
  metaTitle: 'Hair and scalp care guide by type',
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
