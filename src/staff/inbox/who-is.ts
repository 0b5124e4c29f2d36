import type { Inquiry } from '../api/types.ts';

/** What an inquiry is called: the name of the person, or else the address or the phone number. Pure. */
export const whoIs = ({ full_name, email, phone }: Pick<Inquiry, 'full_name' | 'email' | 'phone'>): string =>
  full_name || email || phone || 'No name';
