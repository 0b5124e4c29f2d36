import { business } from '../content/business.ts';
import { navigation } from '../content/site-menu.ts';
import { Phone } from '../ui/icons.tsx';

/** The phone number as an icon. */
export function CallLink({ className }: { className: string | undefined }) {
  return (
    <a href={business.phone.href} className={className} aria-label={`${navigation.callUs} ${business.name}`}>
      <Phone />
    </a>
  );
}
