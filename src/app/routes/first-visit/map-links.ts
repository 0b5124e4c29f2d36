import type { Business } from '../../../content/business.schema.ts';

/**
 * Links that open the way to the studio in a map app. On phones they start the app, elsewhere its website.
 * Formats: Apple, "Map Links"; Google, "Maps URLs"; Waze, "Deep Links".
 */
export function mapLinks({ address }: Pick<Business, 'address'>): { name: string; href: string }[] {
  const { street, city, region, postalCode } = address;
  const place = encodeURIComponent(`${street}, ${city}, ${region} ${postalCode}`);
  return [
    { name: 'Apple Maps', href: `https://maps.apple.com/?daddr=${place}` },
    { name: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${place}` },
    { name: 'Waze', href: `https://waze.com/ul?q=${place}&navigate=yes` },
  ];
}
