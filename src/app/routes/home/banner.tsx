import { business } from '../../../content/business.ts';
import { home } from '../../../content/home.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './banner.module.css';

const { title, discount, text, signUp, book } = home.banner;

/** Opens the shared sign-up popup, which listens for this page-wide event. */
function showPopup() {
  window.dispatchEvent(new Event('showCTAPopup'));
}

/** The first-visit offer. */
export function Banner() {
  return (
    <Section tone="sand" labelledBy="banner-title" className={styles.banner}>
      <Reveal className={`wrap ${styles.inner}`}>
        <h2 id="banner-title" className="display-l caps">
          {title}
        </h2>
        <p className={styles.offer}>
          <span className={styles.discount}>{discount}</span> {text}
        </p>
        <div className={styles.actions}>
          <Button onClick={showPopup}>{signUp}</Button>
          <ButtonLink look="outline" href={business.bookingUrl}>
            {book}
          </ButtonLink>
        </div>
      </Reveal>
    </Section>
  );
}
