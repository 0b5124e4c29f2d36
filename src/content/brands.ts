import type { Brand } from './brands.schema.ts';

/** Suppliers in the order of the strip, as neutral wordmarks and not as the brands' logos. */
export const brands = [
  { key: 'nutrafol', name: 'Nutrafol', lines: ['Nutrafol'], setting: 'serif' },
  { key: 'allergan', name: 'Allergan', lines: ['Allergan'], setting: 'sans' },
  { key: 'epicutis', name: 'Epicutis', lines: ['EPICUTIS'], setting: 'sans-wide' },
  { key: 'skinpen', name: 'SkinPen', lines: ['SkinPen'], setting: 'serif' },
  { key: 'phibrows', name: 'PhiBrows', lines: ['PhiBrows'], setting: 'sans' },
  { key: 'dermaplane-pro', name: 'Dermaplane Pro', lines: ['DERMAPLANE', 'PRO'], setting: 'sans-caps' },
  { key: 'galderma', name: 'Galderma', lines: ['GALDERMA'], setting: 'serif-caps' },
  { key: 'isdin', name: 'ISDIN', lines: ['ISDIN'], setting: 'sans-wide' },
  { key: 'latisse', name: 'Latisse', lines: ['Latisse'], setting: 'serif' },
  { key: 'merz-aesthetics', name: 'Merz Aesthetics', lines: ['MERZ', 'AESTHETICS'], setting: 'sans-caps' },
  { key: 'neova', name: 'Neova', lines: ['NEOVA'], setting: 'serif-caps' },
  {
    key: 'skinbetter-science',
    name: 'SkinBetter Science',
    lines: ['skinbetter', 'science'],
    setting: 'sans',
  },
] satisfies Brand[];
