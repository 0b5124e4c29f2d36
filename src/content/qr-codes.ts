import { paths } from '../site/paths.ts';
import type { QrCode } from '../../supabase/functions/_shared/site-settings.ts';
import { published } from './published.ts';
import type { QrCodes } from './qr-codes.schema.ts';

/** The printed codes. Owners add and change them in the desk, under *Site*. */
const own: QrCode[] = [
  {
    code: 'business-card',
    destination: paths.home,
    description: 'Business card, back side',
    enabled: true,
    lastUpdated: '2025-01-12',
  },
  {
    code: 'bag',
    destination: paths.home,
    description: 'Shopping bag for products',
    enabled: true,
    lastUpdated: '2025-01-12',
  },
  {
    code: 'front-desk',
    destination: paths.home,
    description: 'Card on the front desk',
    enabled: true,
    lastUpdated: '2025-01-12',
  },
  {
    code: 'banner',
    destination: paths.home,
    description: 'Banner for events',
    enabled: true,
    lastUpdated: '2025-01-12',
  },
];

export const qrCodes = {
  defaultDestination: paths.home,
  redirecting: 'Redirecting...',
  print: {
    title: 'Come in, look around',
    text: 'Treatments, memberships and aftercare on your phone. No app, no account.',
    hint: 'Point your camera at the code',
  },
  entries: published.qrCodes ?? own,
} satisfies QrCodes;
