import { business } from '../../content/business.ts';
import { firstVisit, firstVisitText } from '../../content/first-visit.ts';
import type { Service } from '../../content/services/service.schema.ts';
import { withTrademarks } from '../../content/trademark-text.ts';
import { useReword } from '../../stores/reword.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { showPopup } from './show-popup.ts';
import styles from './first-visit-banner.module.css';

const { figureLabel, title, book, signUp } = firstVisit;

/** The discount for first-time clients, on the page of a service. */
export function FirstVisitBanner({ pricedBy }: Pick<Service, 'pricedBy'>) {
  const reword = useReword();
  const figure = reword(firstVisit.figure);
  const text = reword(firstVisitText(pricedBy));
  return (
    <Section tone="tide" labelledBy="first-visit-title" className={styles.banner}>
      <Reveal className={`wrap ${styles.inner}`}>
        {figure && (
          <p className={styles.figure} aria-hidden="true">
            <span>{figure}</span>
            <span className={styles.off}>{figureLabel}</span>
          </p>
        )}
        <div className={styles.words}>
          <h2 id="first-visit-title" className="display-m">
            {title}
          </h2>
          <p key={text} className={`muted ${styles.text}`}>
            {withTrademarks(text)}
          </p>
          <div className={styles.actions}>
            <ButtonLink look="light" href={business.bookingUrl}>
              {book}
            </ButtonLink>
            <Button look="outline" onClick={() => showPopup()}>
              {signUp}
            </Button>
          </div>
        </div>
      </Reveal>
    </Section>
  );
}
