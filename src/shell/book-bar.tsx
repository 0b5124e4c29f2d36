import { business } from '../content/business.ts';
import { navigation } from '../content/navigation.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Phone } from '../ui/icons.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import styles from './book-bar.module.css';

/** The phone's sticky bar. It arrives when the page has scrolled past the first 50 px, and the page leaves room for it. */
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
