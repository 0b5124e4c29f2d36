import { business } from '../content/business.ts';
import { navigation } from '../content/site-menu.ts';
import { ButtonLink } from '../ui/button.tsx';
import { CallLink } from './call-link.tsx';
import styles from './book-bar.module.css';

/** The sticky booking bar on phones. It appears after 50 px of scrolling. The page reserves room for it. */
export function BookBar({ inert }: { inert: boolean }) {
  return (
    <aside aria-label={navigation.bookBar} className={styles.bar} inert={inert} data-print="hide">
      <ButtonLink href={business.bookingUrl} className={styles.book}>
        {navigation.book}
      </ButtonLink>
      <CallLink className={styles.call} />
    </aside>
  );
}
