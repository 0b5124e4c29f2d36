"""Every picture: name -> width, height, samples, alternative text."""
HERO, TALL, WIDE, SPA, CARD = (2400, 1350, 40), (1080, 1440, 44), (1600, 1067, 40), (1200, 1500, 40), (1200, 900, 40)

PICTURES = {
    "hero-skin": (*HERO, "An amber dropper bottle, an open jar of cream and a stone bowl of water with petals beside white orchids in morning light"),
    "hero-skin-portrait": (*TALL, "An amber dropper bottle and an open jar of cream on a travertine block under white orchids in morning light"),
    "hero-face": (*HERO, "A round brass mirror, a rose quartz roller and gua sha and a face oil on pale stone before a deep teal wall"),
    "hero-face-portrait": (*TALL, "A brass mirror, rose quartz face tools and a camellia on pale stone in teal shade"),
    "hero-hair": (*HERO, "A long wave of chestnut hair with a wooden comb, a dish of oil and white camellias on dark wood"),
    "hero-hair-portrait": (*TALL, "A wave of chestnut hair, a wooden comb and white camellias on dark wood"),
    "hero-body": (*HERO, "Folded towels, stacked basalt stones and lit candles in a warm plaster niche"),
    "hero-body-portrait": (*TALL, "Folded towels, stacked stones and candles in a warm arched niche"),
    "service-chemical-peels": (*CARD, "A glass dish of amber peel solution with a fan brush, cotton pads and a cut orange"),
    "service-microneedling": (*CARD, "A microneedling pen touching a drop of serum in front of two small ampoules"),
    "service-iv-therapy": (*CARD, "An infusion bag with golden fluid hanging from a brass stand beside cut oranges"),
    "service-botox-neurotoxins": (*CARD, "Two small vials and a fine syringe on a steel tray with an orchid bloom"),
    "service-injectables": (*CARD, "Three filler syringes in blush tones on a white card with a camellia, seen from above"),
    "service-dermaplaning": (*CARD, "A velvety peach, two slim dermaplaning blades and a white feather in leaf-shaded light"),
    "service-buccal-facial-massage": (*CARD, "A jade roller and gua sha on linen with a bowl of oil and a white orchid"),
    "service-body-microneedling": (*CARD, "A derma roller resting on folded towels beside a bottle of body serum"),
    "service-elevated-hydrafacials": (*CARD, "Three glass vials of tinted serum among water drops with a pipette"),
}
