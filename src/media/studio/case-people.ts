/** The people in the illustrations of the gallery, as sets of colors. */

/** Colors of one person. */
export interface Complexion {
  skin: string;
  shadow: string;
  light: string;
  blush: string;
  lips: string;
  hair: string;
  hairLight: string;
  line: string;
  background: readonly [string, string];
}

export const fair: Complexion = {
  skin: '#ebc6ae',
  shadow: '#c08d74',
  light: '#fbeadb',
  blush: '#dc9684',
  lips: '#bd6c62',
  hair: '#7a3f26',
  hairLight: '#c58a5c',
  line: '#6b4234',
  background: ['#f3ece3', '#e4d6c6'],
};
export const rosy: Complexion = {
  ...fair,
  skin: '#e8c3ad',
  hair: '#8f8a86',
  hairLight: '#d9d4cf',
  lips: '#b4655e',
  background: ['#e7eceb', '#cfdcd9'],
};
export const olive: Complexion = {
  skin: '#d3a37c',
  shadow: '#9c6a48',
  light: '#eecba6',
  blush: '#c27c5c',
  lips: '#a4584c',
  hair: '#211b1a',
  hairLight: '#5d4f49',
  line: '#4c2f22',
  background: ['#f3ece3', '#e9dccb'],
};
export const deep: Complexion = {
  skin: '#8a5a3f',
  shadow: '#4f2e20',
  light: '#c08a66',
  blush: '#9c5540',
  lips: '#7c3b37',
  hair: '#1b1513',
  hairLight: '#4b3a33',
  line: '#2c1912',
  background: ['#efe4d6', '#dcc6ac'],
};
export const chestnut: Complexion = { ...fair, hair: '#4a2c1e', hairLight: '#96653f' };
export const black: Complexion = { ...olive, skin: '#dcb595', light: '#efd2b6', shadow: '#a87a5a' };
