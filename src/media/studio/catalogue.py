"""Every picture: name -> width, height, samples, alternative text."""
HERO, TALL, WIDE, SPA, CARD = (2400, 1350, 48), (1080, 1440, 56), (1600, 1067, 48), (1200, 1500, 48), (1200, 900, 44)

PICTURES = {
    "hero-skin": (*HERO, "An amber dropper bottle, an open jar of cream and a stone bowl of water with petals beside white orchids in morning light"),
    "hero-skin-portrait": (*TALL, "An amber dropper bottle and an open jar of cream on a travertine block under white orchids in morning light"),
    "hero-face": (*HERO, "A round brass mirror, a rose quartz roller and gua sha and a face oil on pale stone before a deep teal wall"),
    "hero-face-portrait": (*TALL, "A brass mirror, rose quartz face tools and a camellia on pale stone in teal shade"),
    "hero-hair": (*HERO, "A long wave of chestnut hair with a wooden comb, a dish of oil and white camellias on dark wood"),
    "hero-hair-portrait": (*TALL, "A wave of chestnut hair, a wooden comb and white camellias on dark wood"),
    "hero-body": (*HERO, "Folded towels, stacked basalt stones and lit candles in a warm plaster niche"),
    "hero-body-portrait": (*TALL, "Folded towels, stacked stones and candles in a warm arched niche"),
}
