import { expect, it } from 'vitest';
import { digestOf } from './records.ts';

it('a scan in the digest says where its code is printed, as the owner has published it', () => {
  const row = { scans: ['bag', 'summer-flyer', 'constructor'].map((code) => ({ code, visits: 1 })) };
  const flyer = {
    code: 'summer-flyer',
    destination: '/memberships',
    description: 'Flyer for July',
    enabled: true,
    lastUpdated: '2026-06-20',
  };
  const placesOf = (published = {}) => digestOf(row, new Date(), published).scans.map(({ place }) => place);
  expect(placesOf()).toEqual(['Shopping bag for products', 'Unknown code', 'Unknown code']);
  expect(placesOf({ qrCodes: [flyer] })).toEqual([
    'Shopping bag for products',
    'Flyer for July',
    'Unknown code',
  ]);
});
