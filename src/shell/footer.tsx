import { paths } from '../site/paths.ts';
import { business } from '../content/business.ts';
import { navigation } from '../content/site-menu.ts';
import { buildYear } from '../content/derived/build-year.ts';
import { displayedHours } from '../content/derived/displayed-hours.ts';
import { openOverlay } from '../stores/overlay.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import { useAfterHydration } from '../ui/use-after-hydration.ts';
import { Wordmark } from './wordmark.tsx';
import { Link } from '../ui/link.tsx';
import styles from './footer.module.css';

/** The day of the last change to words or pictures, as readable text (`src/plugins/last-change.ts`). */
declare const __LAST_CHANGE__: string;

const { footer } = navigation;
const { address, hoursNote, phone, email, social, name, tagline, mapUrl } = business;
const currentYear = new Date().getFullYear();

/** The footer of every page. */
export function Footer({ inert }: { inert: boolean }) {
  const year = useAfterHydration(currentYear, buildYear);
  return (
    <footer className={styles.footer} data-tone="tide" inert={inert}>
      <div className={`wrap ${styles.top}`}>
        <div className={styles.brand}>
          <Link to={paths.home} className={styles.logo} aria-label={`${name}, ${tagline}`}>
            <Wordmark tagline={tagline} />
          </Link>
          <p className={`display-s ${styles.statement}`}>{footer.statement}</p>
        </div>
        <nav aria-labelledby="footer-explore">
          <h2 id="footer-explore" className={styles.title}>
            {footer.explore.title}
          </h2>
          <ul>
            {footer.explore.links.map(({ label, to, ...link }) => (
              <li key={label}>
                <Link
                  to={to}
                  state={'subject' in link ? { subject: link.subject } : undefined}
                  className={styles.link}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={styles.title}>{footer.visit}</h2>
          <address className={styles.text}>
            {address.street}
            <br />
            {address.city}, {address.region} {address.postalCode}
          </address>
          <p>
            <SmartLink href={mapUrl} className={`${styles.link} ${styles.underlined}`}>
              {footer.directions}
            </SmartLink>
          </p>
          <dl className={styles.hours}>
            {displayedHours.map(({ days, time }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{time}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.note}>{hoursNote}</p>
          <p className={styles.status} data-open-status="" />
        </div>
        <div>
          <h2 className={styles.title}>{footer.talk}</h2>
          <ul>
            <li>
              <SmartLink href={phone.href} className={styles.link}>
                {phone.display}
              </SmartLink>
            </li>
            <li>
              <SmartLink href={`mailto:${email}`} className={styles.link}>
                {email}
              </SmartLink>
            </li>
            <li>
              <SmartLink href={social.url} className={styles.link}>
                {social.label}
              </SmartLink>
            </li>
          </ul>
        </div>
      </div>
      {/* Offline status of this device, filled in when the page is idle (`src/features/offline`). */}
      <div id="device-panel" className="wrap" />
      <div className={`wrap ${styles.bottom}`}>
        <p>{`© ${year} ${name}. ${footer.rights} ${footer.updated} ${__LAST_CHANGE__}.`}</p>
        <nav aria-label={footer.legal.title}>
          <ul className={styles.legal}>
            {footer.legal.links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <button type="button" className={styles.link} onClick={() => openOverlay('privacy')}>
                {navigation.privacyChoices}
              </button>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
