import { business } from '../content/business.ts';
import { navigation } from '../content/navigation.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Phone } from '../ui/icons.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import styles from './book-bar.module.css';

/** The sticky booking bar on phones. It appears after 50 px of scrolling. The page reserves room for it. */
export function BookBar({ inert }: { inert: boolean }) {
  return (
    <aside aria-label={navigation.bookBar} className={styles.bar} inert={inert} data-print="hide">
      <ButtonLink href={business.bookingUrl} className={styles.book}>
        {navigation.book}
      </ButtonLink>
      <SmartLink
        href={business.phone.href}
        className={styles.call}
        aria-label={`${navigation.callUs} ${business.name}`}
      >
        <Phone />
      </SmartLink>
    </aside>
  );
}
