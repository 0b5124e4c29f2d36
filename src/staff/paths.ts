/** Every address of the staff desk, relative to `/staff`. */
export const STAFF_BASE = '/staff';

export const deskPaths = {
  inbox: '/',
  inquiry: (id: string) => `/inquiries/${id}`,
  subscribers: '/subscribers',
  qrCodes: '/qr-codes',
  person: '/person',
  team: '/team',
  device: '/device',
} as const;
