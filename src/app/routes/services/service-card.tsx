import { treatmentCounts, type ServiceCard as Card } from '../../../content/derived/service-cards.ts';
import { servicesPage } from '../../../content/services-page.ts';
import { withTrademarks } from '../../../content/trademark-text.ts';
import { DisplayName } from '../../../features/rich-text/display-name.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { paths } from '../../../site/paths.ts';
import { usePriceTexts } from '../../../stores/price-texts.ts';
import styles from './service-card.module.css';

const SIZES = '(min-width: 1100px) 22vw, (min-width: 640px) 44vw, 32vw';
const LEAD_SIZES = '(min-width: 1100px) 46vw, 92vw';

/** The card of a service: picture, title, one sentence, LEARN MORE. The whole card is the link. */
export function ServiceCard({ card, isLead }: { card: Card; isLead: boolean }) {
  const { slug, title, description, alt } = card;
  const { price } = usePriceTexts(slug) ?? card;
  return (
    <article className={styles.card} data-lead={isLead || undefined}>
      <div className={styles.frame}>
        <Picture
          name={`service-${slug}`}
          alt={alt}
          sizes={isLead ? LEAD_SIZES : SIZES}
          className={styles.picture}
        />
      </div>
      <div className={styles.words}>
        <DisplayName as="h3" className={styles.title} text={title} />
        <p className={styles.text}>{withTrademarks(description)}</p>
        {price && <p className={styles.price}>{price}</p>}
        <p className={styles.count}>{servicesPage.treatments(treatmentCounts[slug])}</p>
        <TextLink arrow to={paths.service(slug)} about={title} className={styles.link}>
          {servicesPage.learnMore}
        </TextLink>
      </div>
    </article>
  );
}
