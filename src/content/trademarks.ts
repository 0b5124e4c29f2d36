/**
 * Product names with the symbol that their owner uses.
 *
 * Without generic terms such as PRP, IPL, LED, microneedling and exosomes, which nobody owns, and without company names
 * that their owners write without a symbol.
 */
export const trademarks = {
  // Neurotoxins
  Botox: '®',
  Dysport: '®',
  Xeomin: '®',
  Jeuveau: '®',
  Daxxify: '®',
  Letybo: '®',

  // Fillers and biostimulators
  Juvederm: '®',
  Juvéderm: '®',
  Voluma: '®',
  Volbella: '®',
  Vollure: '®',
  Volux: '®',
  Skinvive: '™',
  Restylane: '®',
  Radiesse: '®',
  Sculptra: '®',
  Belotero: '®',
  'Belotero Balance': '®',
  Revanesse: '®',
  RHA: '®',
  Kybella: '®',
  Hylenex: '®',

  // Devices
  SkinPen: '®',
  HydraFacial: '®',
  Hydrafacial: '®',
  'HydraFacial MD': '®',
  Syndeo: '™',
  'Scarlet SRF': '™',
  'Agnes RF': '®',
  Plasmage: '®',
  JetPeel: '™',
  'Dermaplane Pro': '™',
  Celluma: '®',
  Ultherapy: '®',
  Thermage: '®',
  CoolSculpting: '®',
  Fraxel: '®',
  PicoSure: '®',
  PicoWay: '®',
  Selphyl: '®',

  // Pigment and brows
  PhiBrows: '®',
  Latisse: '®',

  // Hair and scalp
  Nutrafol: '®',
  Rogaine: '®',
  Propecia: '®',
  HairMax: '®',

  // Skin care and peels
  Epicutis: '®',
  ISDIN: '®',
  Neova: '®',
  'SkinBetter Science': '®',
  SkinMedica: '®',
  SkinCeuticals: '®',
  Obagi: '®',
  EltaMD: '®',
  'VI Peel': '®',
  Aquaphor: '®',

  // Companies
  Allergan: '®',
  'Merz Aesthetics': '®',
} as const satisfies Record<string, '®' | '™'>;
