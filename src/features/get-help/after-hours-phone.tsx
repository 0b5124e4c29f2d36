import type { Business } from '../../content/business.schema.ts';
import { business } from '../../content/business.ts';
import { useSiteSettings } from '../../stores/site-settings.ts';
import { TextLink } from '../../ui/text-link.tsx';

// Read through its type, because the record that ships leaves the optional number out.
const { afterHoursPhone: built = '' }: Business = business;

/** The number for clients when the studio is closed. Empty if there is none. */
export const useAfterHoursPhone = (): string =>
  useSiteSettings(({ afterHoursPhone }) => afterHoursPhone) ?? built;

/** A link that dials a US phone number, and stays in one line. */
export const PhoneLink = ({ number }: { number: string }) => (
  <TextLink href={`tel:+1${number.replace(/\D/g, '')}`}>{number.replace(' ', '\u00a0')}</TextLink>
);
