import type { Article } from './article.schema.ts';

export const everydaySkincareLayeringGuide = {
  slug: 'everyday-skincare-layering-guide',
  title: 'The everyday skincare layering guide',
  subtitle: 'What goes on first, how long to wait, and which actives are better kept apart',
  author: 'Maren Solis',
  authorRole: 'Founder and Medical Aesthetician',
  publishDate: '2025-01-10',
  updateDate: '2026-11-24',
  readTime: '12 min read',
  category: 'Beauty Tips',
  tags: ['Skincare routine', 'Active ingredients', 'Sunscreen', 'Sensitive skin', 'Retinoids'],
  thumbnail: {
    name: 'article-everyday-skincare-layering-guide',
    alt: 'Five skincare products in order on rising stone steps',
  },
  featured: true,
  excerpt:
    'The order of your products helps decide how much of each one reaches your skin. A clear sequence for morning and evening, with the waits that matter and the pairs to keep apart.',
  content: [
    {
      type: 'paragraph',
      text: 'Most routines we see don’t need more products. They need a better order, and fewer things on the same night. When a serum stings or an expensive cream seems to do nothing, the order is often the reason.',
    },
    {
      type: 'paragraph',
      text: 'This guide gives you that sequence and adapts it to your skin. Read it once from the top. After that, you’ll probably come back just for the morning and evening lists.',
    },
    {
      type: 'image',
      src: 'article-everyday-skincare-layering-guide-steps',
      alt: 'Four textures side by side on stone: clear drops, a milky serum, a soft cream and a balm',
      caption: 'Use them from left to right: water, serum, cream, balm.',
    },
    { type: 'heading', level: 2, text: 'The rule behind the order' },
    {
      type: 'paragraph',
      text: 'Skin absorbs a product best when nothing heavier is in the way. A watery serum sinks into bare, damp skin in moments; on top of a balm, it just sits there. So the rule is simple: *thinnest first, richest last, sunscreen at the very end of the morning*.',
    },
    {
      type: 'paragraph',
      text: 'Two refinements make it complete. First, water-based products go before oil-based ones, because oil lets very little water past it. Second, whatever you use as a treatment goes as close to clean skin as its texture allows. Whatever comforts goes over it.',
    },
    { type: 'heading', level: 3, text: 'The full sequence' },
    {
      type: 'list',
      ordered: true,
      items: [
        'Cleanser, rinsed well with lukewarm water.',
        'Toner, essence or mist, if you like one. It’s optional.',
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
      text: 'You don’t need all nine. Cleanser, moisturizer and sunscreen are the foundation. One treatment in the morning and one in the evening is plenty for most skin.',
    },
    { type: 'heading', level: 3, text: 'Two exceptions worth knowing' },
    {
      type: 'paragraph',
      text: 'With a prescription, follow the label and your prescriber, even where they differ from this page. And if a retinoid or an acid is too strong for you, break the rule on purpose: a thin layer of moisturizer *underneath* slows it down. There’s more under sensitive skin.',
    },
    { type: 'heading', level: 2, text: 'How long to wait between layers' },
    {
      type: 'paragraph',
      text: 'You may have read that every layer needs 10 minutes. If it did, no one would make it to work. For most steps, wait until the surface no longer feels wet, which takes less than a minute. A few steps need a longer pause.',
    },
    {
      type: 'list',
      ordered: false,
      items: [
        '*After cleansing, before hydrating serums:* no wait at all, unless a retinoid comes next. You want damp skin. Pat off the drips and keep going.',
        '*After cleansing, before a retinoid:* until your skin is fully dry, about 10 to 20 minutes if you’re new to it. Damp skin lets more through, and too much makes you peel.',
        '*After vitamin C in its acid form (ascorbic acid):* one to two minutes, so it sets before something creamy goes over it.',
        '*After an exfoliating acid:* one to two minutes. A longer pause does little more than lengthen your evening.',
        '*Between moisturizer and sunscreen:* two to three minutes. Sunscreen has to form an even film, and it can’t on a slippery surface.',
        '*Between sunscreen and makeup:* about five minutes.',
        '*Between sunscreen and sun:* 15 minutes, as labels ask.',
      ],
    },
    {
      type: 'paragraph',
      text: 'If your products still pill, timing is rarely the whole story. Use less of each, and look for two silicone-heavy products in a row, usually a primer and a sunscreen. Replace one of them, and the pilling tends to stop.',
    },
    { type: 'heading', level: 2, text: 'Your morning, step by step' },
    {
      type: 'paragraph',
      text: 'Morning is about protection. You’re preparing your skin for sun and air conditioning, which in Southern California can both happen before lunch.',
    },
    {
      type: 'list',
      ordered: true,
      items: [
        '*Cleanse lightly.* If your skin is dry or easily irritated, lukewarm water is enough. If it’s oily or you slept in a rich balm, use a gentle gel for 30 seconds.',
        '*Apply your antioxidant.* Vitamin C suits most skin. Press in three or four drops over your face and neck. If it stings for more than a minute, switch to a gentler derivative or niacinamide. On mornings when you use benzoyl peroxide, leave vitamin C out.',
        '*Hydrate.* A few drops of hyaluronic acid on damp skin, then cream right away, to hold the water in.',
        '*Moisturize.* A light lotion for oily skin, a cream for dry skin. On humid days, oily skin can skip it under a moisturizing sunscreen.',
        '*Protect.* Wear broad-spectrum sunscreen, SPF 30 or higher, every day of the year, on your face, ears, neck and the backs of your hands.',
      ],
    },
    { type: 'heading', level: 3, text: 'How much sunscreen is enough' },
    {
      type: 'paragraph',
      text: 'Two strips along the length of your index and middle fingers cover your face and the front of your neck. It looks like too much, but it’s close to the amount used to test the SPF on the bottle. With half of it, you get far less protection. Apply it in two thin layers if one feels heavy.',
    },
    {
      type: 'paragraph',
      text: 'Outdoors, reapply every two hours and after you swim, sweat or towel off. In an office away from windows, add a fresh layer before the drive home. Powder or spray over makeup is a good touch-up but too thin for your first layer. The SPF in a foundation or moisturizer counts only if you wear as much as you would of sunscreen, and almost no one does.',
    },
    { type: 'heading', level: 2, text: 'Your evening, step by step' },
    {
      type: 'paragraph',
      text: 'Evening is about cleansing well and letting one active do its work. It’s also when most mistakes happen, because you have time and a full shelf.',
    },
    {
      type: 'list',
      ordered: true,
      items: [
        '*Take the day off.* Massage an oil or balm cleanser onto dry skin to loosen sunscreen and makeup, add water, rinse.',
        '*Cleanse a second time* with a gentle gel or milk if you wore sunscreen or makeup. Take 60 seconds and use only your fingertips. If your skin feels tight afterward, you’ve cleansed too hard.',
        '*Choose one active.* Tonight’s acid, or tonight’s retinoid, or nothing. A pea-sized amount of retinoid covers the whole face. Dot it on your forehead, cheeks and chin, then spread. Avoid your eyelids, lips and the corners of your nose.',
        '*Moisturize* generously, including your neck.',
        '*Seal, if you’re dry.* Two drops of oil pressed in, or a thin film of plain petrolatum on the driest places. Skip this over a retinoid or an acid, because a seal makes both of them stronger.',
      ],
    },
    {
      type: 'quote',
      text: 'When skin is upset, I almost never add a product. I take three away, wait two weeks, and see what the skin tells me.',
      author: 'Maren Solis, Founder and Medical Aesthetician',
    },
    { type: 'heading', level: 3, text: 'A four-night rhythm that suits most skin' },
    {
      type: 'paragraph',
      text: 'One active per night works well, and the easiest rhythm repeats every four nights. Half of your evenings are for recovery, which is when you see the results of the other half.',
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
      text: 'If your skin stays calm for six weeks, you can trade one recovery night for a second retinoid night. If it feels tight or papery, add recovery nights until it doesn’t.',
    },
    { type: 'heading', level: 2, text: 'Actives to keep apart' },
    {
      type: 'paragraph',
      text: 'Few combinations are dangerous, but several are too much at once. Each is fine alone; together they strip the outer layer of skin faster than it can rebuild. Others get in each other’s way. Use them at different times of day, or on different days.',
    },
    {
      type: 'list',
      ordered: false,
      items: [
        '*Retinoid and exfoliating acids (glycolic, lactic, salicylic):* use them on different nights. This pair causes most of the irritation we see.',
        '*Two exfoliants at once:* an acid toner, an acid serum and a scrub add up, even when each is mild. Count them all, including the one hidden in your cleanser.',
        '*Retinoid and benzoyl peroxide:* both dry the skin, and benzoyl peroxide can break down tretinoin. Peroxide in the morning, retinoid at night. Adapalene holds up better, and some prescription products combine the two.',
        '*Benzoyl peroxide and vitamin C:* not in the same morning, because peroxide breaks vitamin C down. Alternate mornings, or use the peroxide as a wash at night when you skip the retinoid.',
        '*Ascorbic acid and exfoliating acids:* both are acidic, and the sting doubles. Use vitamin C in the morning and acids in the evening.',
        '*Ascorbic acid and copper peptides:* each may weaken the other. Use them at opposite ends of the day.',
        '*Any strong active and a fresh wax, shave or sunburn:* wait until your skin is calm, usually two to three days, and longer after a burn.',
      ],
    },
    { type: 'heading', level: 3, text: 'Pairs that get along' },
    {
      type: 'list',
      ordered: false,
      items: [
        '*Niacinamide with nearly everything,* vitamin C included. The old warning came from pure ingredients heated in a laboratory, not from a bathroom shelf.',
        '*Retinoid with ceramides or peptides,* which make the adjustment gentler.',
        '*Vitamin C with sunscreen,* which protects you in two ways.',
        '*Azelaic acid with niacinamide,* a gentle, gradual pair for redness and marks.',
        '*Hyaluronic acid with any active,* so long as a moisturizer follows. With a retinoid, put it on afterward.',
      ],
    },
    {
      type: 'callout',
      tone: 'note',
      title: 'Pregnant, trying or breastfeeding',
      text: 'Set retinoids and hydroquinone aside, and ask your doctor about salicylic acid beyond a rinse-off cleanser. Azelaic acid, vitamin C, niacinamide and mineral sunscreen are the usual replacements. Tell us, too, because it changes which treatments we offer you.',
    },
    { type: 'heading', level: 2, text: 'A routine for your skin type' },
    { type: 'heading', level: 3, text: 'Dry or dehydrated' },
    {
      type: 'paragraph',
      text: 'Dry skin lacks oil. Dehydrated skin lacks water, and even oily skin can be dehydrated. Cleanse once a day, in the evening. Use a hydrating serum morning and night on damp skin, then a cream with ceramides or glycerin within a minute. On retinoid nights, let your skin dry, apply the retinoid, and put the serum over it. Choose lactic acid over glycolic, once a week. In dry wind, a bedside humidifier does more than a third serum. A hydrating facial such as our [elevated HydraFacials](/services/elevated-hydrafacials) can be a comfortable reset.',
    },
    { type: 'heading', level: 3, text: 'Oily or prone to breakouts' },
    {
      type: 'paragraph',
      text: 'Don’t skip moisturizer; choose a gel. Use salicylic acid two or three evenings a week, because it dissolves in oil and works inside the pore, and save your retinoid for other nights. Niacinamide in the morning helps with shine. Resist washing three times a day: stripped skin gets irritated, and it’s still oily.',
    },
    { type: 'heading', level: 3, text: 'Sensitive or prone to rosacea' },
    {
      type: 'paragraph',
      text: 'Start with four fragrance-free products: a milk cleanser, a simple moisturizer, a mineral sunscreen with zinc oxide and, once your skin is calm, azelaic acid. If you want a retinoid, sandwich it: moisturizer, a small amount of retinoid, moisturizer, twice a week. Skip scrubs and menthol. If you have new redness that burns, get a diagnosis before you try another cream.',
    },
    { type: 'heading', level: 4, text: 'If your barrier is already upset' },
    {
      type: 'paragraph',
      text: 'If plain moisturizer stings, or your skin turns shiny and suddenly rough, stop every active. For two to four weeks, use a mild cleanser once a day and a simple cream as often as you like, with sunscreen in the morning. Then bring one active back, one night a week. It feels slow, and it’s the fastest way we know.',
    },
    { type: 'heading', level: 3, text: 'Combination' },
    {
      type: 'paragraph',
      text: 'Treat your face as two areas: salicylic acid down the middle, the richer cream only on your cheeks. You don’t need two routines.',
    },
    { type: 'heading', level: 3, text: 'Skin that marks easily' },
    {
      type: 'paragraph',
      text: 'If every blemish leaves a brown shadow, which is common in medium and deep skin tones, irritation itself is your main trigger. Go lower and slower with acids and retinoids, choose azelaic acid or niacinamide for tone, and wear a tinted sunscreen: its iron oxides also block the visible light that deepens pigment. Ask us before any [chemical peel](/services/chemical-peels) or light treatment, so the type and strength suit your skin.',
    },
    { type: 'heading', level: 3, text: 'Mature' },
    {
      type: 'paragraph',
      text: 'Skin gets thinner and less forgiving with time. A retinoid and daily sunscreen have the longest record. Help your skin tolerate them with a rich moisturizer, and increase the strength over months. Bring everything down your neck and onto your chest, where we tend to forget sunscreen for decades.',
    },
    { type: 'heading', level: 3, text: 'When the season changes' },
    {
      type: 'paragraph',
      text: 'Your skin may need two routines in one year. In humid summer weeks, trade cream for lotion and keep the hydrating serum. When the Santa Ana winds arrive and the air dries within a day, bring the cream back that evening and give acids a week off. Before a long beach day, skip strong actives the night before. Wear a hat, because no routine replaces shade.',
    },
    { type: 'heading', level: 2, text: 'How to add something new' },
    {
      type: 'list',
      ordered: true,
      items: [
        'Test it on the inner arm or the bend of your elbow, twice a day for 7 to 10 days, before it goes on your face.',
        'Add one product at a time and wait two weeks before the next. If something goes wrong, you’ll know which one it was.',
        'Start strong actives two nights a week, for a month, before you do more.',
        'Give it time. Hydration shows in days, texture in about six weeks, uneven tone in about three months.',
        'Write down the date you opened it. Vitamin C that has turned deep orange or brown is past its best.',
      ],
    },
    {
      type: 'paragraph',
      text: 'How do you tell an adjustment from a reaction? An adjustment is mild dryness or a few small blemishes in the places where you usually get them, and it eases within about six weeks. A reaction itches, burns, swells or shows up where you never break out. If that happens, stop and rinse right away. If it’s severe, spreading or close to your eyes, see a doctor. For trouble breathing or a swollen tongue or throat, call 911.',
    },
    { type: 'heading', level: 2, text: 'Around your treatments' },
    {
      type: 'paragraph',
      text: 'A treatment that works on the surface of your skin counts as an active, so keep your routine simple before and after. Follow the timing we give you, because it depends on the device. In general, here’s what to expect.',
    },
    {
      type: 'list',
      ordered: false,
      items: [
        '*Before a peel, microneedling or laser:* pause retinoids and exfoliating acids for five days, and come without a tan or sunburn.',
        '*The first days after:* a gentle cleanser, the cream we recommend and no actives. Wear mineral sunscreen as soon as we say you can, and stay in the shade until then.',
        '*After [microneedling](/services/microneedling):* keep makeup off for 24 hours and actives for 72, or longer if your skin still feels tender. After RF microneedling, keep makeup off for three days and actives for a week.',
        '*Bringing actives back:* vitamin C and niacinamide first, then acids, retinoids last, with a few days between each.',
        '*Prescriptions:* tell us about isotretinoin, antibiotics, blood thinners and a history of cold sores when you book. They can change the plan or the date.',
      ],
    },
    { type: 'heading', level: 2, text: 'When the order isn’t the problem' },
    {
      type: 'paragraph',
      text: 'Some concerns need more than a better order. See a doctor about acne that’s deep, painful or scarring, redness that stays for months, patches that scale or itch, and pigment that keeps spreading. And have a dermatologist look at any mole or spot that’s new, changing, bleeding or not healing before anyone treats the skin around it.',
    },
    {
      type: 'paragraph',
      text: 'For everything else, bring your products to a consultation, or hold them up to the camera in a [virtual one](/virtual-consultations). We’ll put them in order with you, until the routine is short enough to keep even when you’re tired.',
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
