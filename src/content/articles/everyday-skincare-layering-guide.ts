import type { Article } from './schema.ts';

export const everydaySkincareLayeringGuide = {
  slug: 'everyday-skincare-layering-guide',
  title: 'The everyday skincare layering guide',
  subtitle: 'What goes on first, how long to wait, and which actives are better kept apart',
  author: 'Maren Solis',
  authorRole: 'Founder and Medical Aesthetician',
  publishDate: '2025-01-10',
  updateDate: '2026-11-22',
  readTime: '12 min read',
  category: 'Beauty Tips',
  tags: ['Skincare routine', 'Active ingredients', 'Sunscreen', 'Sensitive skin', 'Retinoids'],
  thumbnail: {
    name: 'article-everyday-skincare-layering-guide',
    alt: 'Five skincare products in order on rising stone steps',
  },
  featured: true,
  excerpt:
    'The order of your products decides how much of each one reaches your skin. A clear sequence for morning and evening, with the waits that matter and the pairs to keep apart.',
  content: [
    {
      type: 'paragraph',
      text: 'Most of the routines we see in consultation don’t need more products. They need a better order, a little more patience in two places, and one or two fewer things on the same night. When a serum stings, a sunscreen rolls off in crumbs or an expensive cream seems to do nothing, the sequence is often the reason.',
    },
    {
      type: 'paragraph',
      text: 'This guide gives you that sequence, explains why it works, and adapts it to your skin. Read it once from the top. After that, the two lists for morning and evening are probably all you’ll come back for.',
    },
    {
      type: 'image',
      src: 'article-everyday-skincare-layering-guide-steps',
      alt: 'Four textures side by side on stone: clear drops, a milky serum, a soft cream and a balm',
      caption: 'From left to right is also the order of use: water, serum, cream, balm.',
    },
    { type: 'heading', level: 2, text: 'The rule behind the order' },
    {
      type: 'paragraph',
      text: 'Skin takes up a product best when nothing heavier is in the way. A watery serum sinks through bare, damp skin in moments; the same serum on top of a balm sits there and slides. So the rule is simple: *thinnest first, richest last, sunscreen at the very end of the morning*.',
    },
    {
      type: 'paragraph',
      text: 'Two refinements make it complete. First, water-based products go before oil-based ones, because oil lets very little water past it. Second, whatever you use as a treatment goes as close to clean skin as its texture allows, and whatever protects or comforts goes over it.',
    },
    { type: 'heading', level: 3, text: 'The full sequence' },
    {
      type: 'list',
      ordered: true,
      items: [
        'Cleanser, rinsed well with lukewarm water.',
        'Toner, essence or mist, if you use one. It is optional for nearly everyone.',
        'Water-based treatment serum: vitamin C, niacinamide, an acid or azelaic acid.',
        'Hydrating serum, such as hyaluronic acid, on skin that is still a little damp. On retinoid nights, save it for after the retinoid.',
        'Eye cream, if you like a separate one.',
        'Retinoid, evenings only, on clean skin that is completely dry.',
        'Moisturizer, matched to your skin and the season.',
        'Face oil or balm, evenings only, pressed over the moisturizer.',
        'Sunscreen, mornings only, always the last skincare step and always before makeup.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Nobody needs all nine. Cleanser, moisturizer and sunscreen are the foundation. One treatment in the morning and one in the evening is plenty, and for many people it is where their skin looks its best.',
    },
    { type: 'heading', level: 3, text: 'Two exceptions worth knowing' },
    {
      type: 'paragraph',
      text: 'A prescription follows the instructions on its label and from the person who prescribed it, even where they differ from this page. And if a retinoid or an acid is too strong for you, you may break the rule on purpose: a thin layer of moisturizer *underneath* slows it down. We come back to that under sensitive skin.',
    },
    { type: 'heading', level: 2, text: 'Waiting times: where they matter and where they don’t' },
    {
      type: 'paragraph',
      text: 'You may have read that every layer needs ten minutes. If it did, no one would make it to work. For most steps, waiting until the surface no longer feels wet is enough, which takes less than a minute. A few steps do earn a longer pause.',
    },
    {
      type: 'list',
      ordered: false,
      items: [
        '*After cleansing, before hydrating serums:* no wait at all, unless a retinoid comes next. Damp skin is what you want. Pat off the drips and carry on.',
        '*After cleansing, before a retinoid:* until skin is fully dry, about ten to twenty minutes if you are new to it. Damp skin lets more through, and more is what makes beginners peel.',
        '*After vitamin C in its acid form (ascorbic acid):* one to two minutes, so that the thin film sets before something creamy goes over it.',
        '*After an exfoliating acid:* one to two minutes. A longer pause does little more than lengthen your evening.',
        '*Between moisturizer and sunscreen:* two to three minutes. Sunscreen has to form an even film, and it can’t on a slippery surface.',
        '*Between sunscreen and makeup:* about five minutes.',
        '*Between sunscreen and sun:* about fifteen minutes before you go out.',
      ],
    },
    {
      type: 'paragraph',
      text: 'If products still roll up into little crumbs, time is rarely the whole story. Use less of each, press instead of rubbing, and look for two silicone-heavy products stacked on each other, usually a primer and a sunscreen. Replace one of them and the crumbs tend to go.',
    },
    { type: 'heading', level: 2, text: 'Your morning, step by step' },
    {
      type: 'paragraph',
      text: 'Morning is about protection. Everything you put on is there to prepare your skin for light, heat, wind and air conditioning, which in southern California can all happen before lunch.',
    },
    {
      type: 'list',
      ordered: true,
      items: [
        '*Cleanse lightly.* If your skin is dry or easily upset, lukewarm water is enough. If it is oily or you slept in a rich balm, use a gentle gel for thirty seconds.',
        '*Apply your antioxidant.* Vitamin C suits most skin. Three or four drops for face and neck, pressed in. If it stings for more than a minute, a gentler derivative or niacinamide is a fair exchange. On mornings when you use benzoyl peroxide, leave vitamin C out.',
        '*Hydrate.* A few drops of hyaluronic acid on damp skin, followed promptly by cream, so that the water it holds stays where you put it.',
        '*Moisturize.* A light lotion for oily skin, a cream for dry skin. On humid days, oily skin may skip it under a moisturizing sunscreen.',
        '*Protect.* Broad-spectrum sunscreen, SPF 30 or higher, every day of the year, on face, ears, neck and the backs of your hands.',
      ],
    },
    { type: 'heading', level: 3, text: 'How much sunscreen is enough' },
    {
      type: 'paragraph',
      text: 'Two strips along the length of your index and middle fingers cover a face and the front of the neck. It looks like too much. It is the amount the number on the bottle was tested with, and with half of it you wear far less protection than the label says. Apply it in two thin rounds if one feels heavy.',
    },
    {
      type: 'paragraph',
      text: 'Outdoors, put it on again every two hours, and after swimming, sweating or toweling off. In an office away from windows, a fresh layer before the drive home is sensible. Powder or spray over makeup is a good top-up, though too thin to be your first layer. Sunscreen in a foundation or moisturizer counts only if you wear as much of it as you would of sunscreen, and nobody does.',
    },
    { type: 'heading', level: 2, text: 'Your evening, step by step' },
    {
      type: 'paragraph',
      text: 'Evening is about cleaning well and then letting one active do its work undisturbed. It is also when most mistakes are made, because there is time and the shelf is full.',
    },
    {
      type: 'list',
      ordered: true,
      items: [
        '*Take the day off.* Massage an oil or balm cleanser onto dry skin to loosen sunscreen and makeup, add water, rinse.',
        '*Cleanse a second time* with a gentle gel or milk if you wore sunscreen or makeup. Sixty seconds, fingertips only. Skin that feels tight afterward was cleaned too hard.',
        '*Choose one active.* Tonight’s acid, or tonight’s retinoid, or nothing. A pea of retinoid covers the whole face; dot it on forehead, cheeks and chin, then spread. Leave out eyelids, the corners of the nose and the lips.',
        '*Moisturize* generously, neck included.',
        '*Seal, if you are dry.* Two drops of oil pressed in, or a thin film of plain petrolatum on the driest places. Skip this over a retinoid or an acid, because a seal makes both of them stronger.',
      ],
    },
    {
      type: 'quote',
      text: 'When someone’s skin is upset I almost never add a product. I take three away, wait two weeks, and see what the skin says for itself.',
      author: 'Maren Solis, Founder and Medical Aesthetician',
    },
    { type: 'heading', level: 3, text: 'A week that works for most people' },
    {
      type: 'paragraph',
      text: 'Using one active per night needs a rhythm, and the easiest one repeats every four nights. It leaves half of all evenings free for recovery, which is when the results of the other half become visible.',
    },
    {
      type: 'list',
      ordered: true,
      items: [
        'Night one: an exfoliating acid, then moisturizer.',
        'Night two: a retinoid on dry skin, then moisturizer.',
        'Night three: recovery. Cleanser, hydrating serum, moisturizer.',
        'Night four: recovery again, then start over.',
      ],
    },
    {
      type: 'paragraph',
      text: 'If your skin stays calm for six weeks, you may exchange one recovery night for a second retinoid night. If it feels warm, tight or papery, add recovery nights until it doesn’t.',
    },
    { type: 'heading', level: 2, text: 'Actives that should not meet' },
    {
      type: 'paragraph',
      text: 'Few combinations are dangerous. Several are simply too much at once: each one is reasonable alone, and together they strip the outer layer of skin faster than it can rebuild. Others get in each other’s way. Separate them by time of day, or by a day.',
    },
    {
      type: 'list',
      ordered: false,
      items: [
        '*Retinoid and exfoliating acids (glycolic, lactic, salicylic):* different nights. This is the pair behind most of the irritation we see.',
        '*Two exfoliants at once:* an acid toner, an acid serum and a scrub add up, even when each is mild. Count them all, including the one hidden in your cleanser.',
        '*Retinoid and benzoyl peroxide:* both dry the skin, and benzoyl peroxide can break down tretinoin. Peroxide in the morning, retinoid at night. Adapalene is the exception and is sold combined with it.',
        '*Benzoyl peroxide and vitamin C:* not in the same morning, because peroxide breaks vitamin C down. Alternate mornings, or use the peroxide as a wash at night when you skip the retinoid.',
        '*Ascorbic acid and exfoliating acids:* both are acidic and the sting doubles. Vitamin C in the morning, acids in the evening.',
        '*Ascorbic acid and copper peptides:* there is reason to think that each weakens the other. Use them at opposite ends of the day and the question doesn’t arise.',
        '*Any strong active and a fresh wax, shave or sunburn:* wait until skin is calm, usually two to three days, and longer after a burn.',
      ],
    },
    { type: 'heading', level: 3, text: 'Pairs that get along' },
    {
      type: 'list',
      ordered: false,
      items: [
        '*Niacinamide with nearly everything,* vitamin C included. The old warning came from pure ingredients heated in a laboratory, not from a bathroom shelf.',
        '*Retinoid with ceramides or peptides,* which make the adjustment gentler.',
        '*Vitamin C with sunscreen,* which handles light from two sides.',
        '*Azelaic acid with niacinamide,* a patient pair for redness and marks.',
        '*Hyaluronic acid with any active,* so long as a moisturizer follows. With a retinoid, put it on afterward.',
      ],
    },
    {
      type: 'callout',
      tone: 'note',
      title: 'Pregnant, trying or breastfeeding',
      text: 'Set retinoids and hydroquinone aside, and ask your doctor about salicylic acid beyond a rinse-off cleanser. Azelaic acid, vitamin C, niacinamide and mineral sunscreen are the usual replacements. Tell us as well, because it changes which treatments we offer you.',
    },
    { type: 'heading', level: 2, text: 'The same routine for different skin' },
    { type: 'heading', level: 3, text: 'Dry or dehydrated' },
    {
      type: 'paragraph',
      text: 'Dry skin lacks oil; dehydrated skin lacks water, and oily skin can be dehydrated too. Cleanse once a day, in the evening. Use a hydrating serum morning and night on damp skin, then a cream with ceramides or glycerin within a minute. On retinoid nights, let your skin dry, apply the retinoid, and put the serum over it. Prefer lactic acid to glycolic, once a week. In dry wind, a bedside humidifier does more than a third serum. A hydrating facial such as our [elevated HydraFacials](/services/elevated-hydrafacials) can be a comfortable reset.',
    },
    { type: 'heading', level: 3, text: 'Oily or prone to breakouts' },
    {
      type: 'paragraph',
      text: 'Don’t skip moisturizer; choose a gel. Use salicylic acid two or three evenings a week, because it dissolves in oil and so works inside the pore, and keep a retinoid for other nights. Niacinamide in the morning helps with shine. Avoid the temptation to wash three times a day. Oily skin that is stripped becomes irritated, and it is still oily.',
    },
    { type: 'heading', level: 3, text: 'Sensitive or prone to rosacea' },
    {
      type: 'paragraph',
      text: 'Build from four products without fragrance: a milk cleanser, a simple moisturizer, a mineral sunscreen with zinc oxide and, once all is quiet, azelaic acid. If you want a retinoid, sandwich it: moisturizer, a small amount of retinoid, moisturizer, twice a week. Skip scrubs, hot water, menthol and alcohol-heavy toners. New redness that burns deserves a diagnosis before another cream.',
    },
    { type: 'heading', level: 4, text: 'If your barrier is already upset' },
    {
      type: 'paragraph',
      text: 'Stinging from plain moisturizer, a shiny tight look and sudden roughness all say the same thing: stop every active. For two to four weeks use a mild cleanser once a day, a bland cream as often as you like and sunscreen in the morning. Then bring one active back, on one night a week. It feels slow, and it is the fastest way we know.',
    },
    { type: 'heading', level: 3, text: 'Combination' },
    {
      type: 'paragraph',
      text: 'Treat your face as two places. Salicylic acid goes on forehead, nose and chin only; the richer cream goes on the cheeks only. You don’t need two routines, just the habit of not spreading everything everywhere.',
    },
    { type: 'heading', level: 3, text: 'Skin that marks easily' },
    {
      type: 'paragraph',
      text: 'If every blemish leaves a brown shadow, which is common in medium and deep skin tones, irritation itself is your main trigger. Go lower and slower with acids and retinoids, choose azelaic acid or niacinamide for tone, and wear a tinted sunscreen: its iron oxides also block the visible light that deepens pigment. Ask before any [chemical peel](/services/chemical-peels) or light treatment, so that type and strength suit your skin.',
    },
    { type: 'heading', level: 3, text: 'Mature' },
    {
      type: 'paragraph',
      text: 'Skin grows thinner and drier with time and forgives less. A retinoid and daily sunscreen remain the pair with the longest record, so protect your ability to use them: rich moisturizer, no scrubs, and strength increased over months. Bring everything down the neck and onto the chest, where sunscreen tends to be forgotten for decades.',
    },
    { type: 'heading', level: 3, text: 'When the season changes' },
    {
      type: 'paragraph',
      text: 'The same face can want two routines in one year. In humid summer weeks, trade cream for lotion and keep the hydrating serum. When the Santa Ana winds arrive and the air dries within a day, bring the cream back that evening instead of waiting for your skin to complain, and give acids a week off. On long beach days, leave strong actives out the night before, reapply sunscreen by the clock, and wear a hat, because no order of products replaces shade.',
    },
    { type: 'heading', level: 2, text: 'How to add something new' },
    {
      type: 'list',
      ordered: true,
      items: [
        'Test it behind your ear or on the inner arm, twice a day for a week if you are sensitive, for two days if you are not.',
        'Add one product at a time and wait two weeks before the next. If something goes wrong you will know what it was.',
        'Start strong actives on two nights a week, for a month, before you ask for more.',
        'Give it time. Hydration shows in days, texture in about six weeks, uneven tone in about three months.',
        'Write down the date you opened it. Vitamin C that has turned deep orange or brown is past its best.',
      ],
    },
    {
      type: 'paragraph',
      text: 'How do you tell an adjustment from a reaction? An adjustment is mild dryness or a few small blemishes in the places where you usually get them, and it eases within about six weeks. A reaction itches, burns, swells or shows up where you never break out. With a reaction, stop at once and rinse. If it is severe, spreading or close to your eyes, see a doctor.',
    },
    { type: 'heading', level: 2, text: 'Around your treatments' },
    {
      type: 'paragraph',
      text: 'A treatment that works on the surface of your skin counts as an active. Before and after one, your shelf should be quiet. The timing you receive from us always comes first, because it depends on the device, the depth and your skin; the following is what to expect in general.',
    },
    {
      type: 'list',
      ordered: false,
      items: [
        '*Before a peel, microneedling or laser:* pause retinoids and exfoliating acids for several days, and come without a tan or sunburn.',
        '*The first days after:* gentle cleanser, the cream we recommend and nothing with a purpose of its own. Mineral sunscreen as soon as you are told you may, and shade until then.',
        '*After [microneedling](/services/microneedling):* keep makeup and actives off until the skin has closed and feels ordinary again, as your aftercare sheet says.',
        '*Bringing actives back:* vitamin C and niacinamide first, then acids, retinoids last, with a few days between each.',
        '*Prescriptions:* tell us about isotretinoin, antibiotics, blood thinners and a history of cold sores when you book. They can change the plan or the date.',
      ],
    },
    { type: 'heading', level: 2, text: 'When the order isn’t the problem' },
    {
      type: 'paragraph',
      text: 'Some things no sequence will fix, and we would rather say so early. Acne that is deep, painful or scarring, redness that stays for months, patches that scale or itch, and pigment that keeps spreading all deserve a doctor’s eye. So does any mole or spot that is new, changing, bleeding or not healing: please have a dermatologist look at it before anyone treats the skin around it.',
    },
    {
      type: 'paragraph',
      text: 'For everything else, bring your products to a consultation, or hold them up to the camera in a [virtual one](/virtual-consultations). We will put them in order with you, tell you which ones you already own twice, and leave you with a routine short enough to keep. The best routine is the one you can do tired.',
    },
  ],
  // Those without a record (hydrafacial-glow-guide, unlock-radiant-skin-chemical-peels) are left out when shown.
  relatedArticles: [
    'complete-hair-scalp-care-guide',
    'spmu-aftercare-guide',
    'hydrafacial-glow-guide',
    'unlock-radiant-skin-chemical-peels',
  ],
  relatedServices: ['elevated-hydrafacials', 'chemical-peels', 'microneedling'],
  metaTitle: 'Skincare layering order, morning and evening',
  metaDescription:
    'The right order for your skincare, the waits that matter, and which actives to keep apart, with a simple routine for every skin type, morning and evening.',
  keywords: [
    'skincare layering order',
    'skincare routine order',
    'retinol and acids together',
    'how long to wait between skincare steps',
    'morning and evening skincare routine',
  ],
} satisfies Article;
