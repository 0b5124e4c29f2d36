import { paths } from '../site/paths.ts';
import { business } from '../content/business.ts';
import { navigation } from '../content/site-menu.ts';
import { Link, NavLink } from '../ui/link.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { CallLink } from './call-link.tsx';
import { MenuToggle } from './menu-toggle.tsx';
import { ServicesMenu } from './services-menu.tsx';
import { useScrolled } from './use-scrolled.ts';
import { Wordmark } from './wordmark.tsx';
import styles from './header.module.css';

/** The fixed top bar: white, and translucent with a shadow after 50 px of scrolling. */
export function Header() {
  const sentinel = useScrolled();
  return (
    <>
      <div ref={sentinel} className={styles.sentinel} aria-hidden="true" />
      <header id="top" className={styles.header} data-print="static">
        <div className={`wrap ${styles.bar}`}>
          <Link to={paths.home} className={styles.logo} aria-label={`${business.name}, ${business.tagline}`}>
            <Wordmark tagline={business.tagline} />
          </Link>
          <nav aria-label={navigation.label} className={styles.nav}>
            <ul className={styles.list}>
              {navigation.main.map(({ label, to }) =>
                to === paths.services ? (
                  <ServicesMenu key={to} label={label} to={to} linkClass={styles.link!} />
                ) : (
                  <li key={to}>
                    <NavLink to={to} end={to === paths.home} className={styles.link}>
                      {label}
                    </NavLink>
                  </li>
                ),
              )}
            </ul>
          </nav>
          <ButtonLink href={business.bookingUrl} className={styles.book}>
            {navigation.book}
          </ButtonLink>
          <CallLink className={styles.call} />
          <MenuToggle />
        </div>
      </header>
    </>
  );
}
