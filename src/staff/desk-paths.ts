/** Every address of the staff desk, relative to `/staff`. */
export const STAFF_BASE = '/staff';

export const deskPaths = {
  inbox: '/',
  inquiry: (id: string) => `/inquiries/${id}`,
  subscribers: '/subscribers',
  qrCodes: '/qr-codes',
  /** For owners. */
  report: '/report',
  person: '/person',
  /** `id`: see `desk_person()`. Never an address: addresses of pages stay in the browser's history. */
  personOf: (id: string) => `/person?id=${id}`,
  /** The short texts for replies. */
  texts: '/texts',
  team: '/team',
  /** What owners change of the public site. */
  site: '/site',
  siteCheck: '/site-check',
  device: '/device',
} as const;
