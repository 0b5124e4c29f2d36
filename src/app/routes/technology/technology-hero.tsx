import { technology } from '../../../content/technology.ts';
import { withTrademarks } from '../../../content/trademark-text.ts';
import { PageActions } from '../../../features/page-actions/page-actions.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { SmartLink } from '../../../ui/smart-link.tsx';
import styles from './technology-hero.module.css';

const { hero, devices, labels } = technology;

/** A dark opening with the four devices side by side as a table of figures. */
export function Hero() {
  return (
    <div data-tone="tide" className={styles.hero}>
      <div className={`wrap ${styles.top}`}>
        <div>
          <Eyebrow rule>{hero.eyebrow}</Eyebrow>
          <h1 className={`display-l ${styles.title}`}>{hero.title}</h1>
          <p className={`lead muted ${styles.text}`}>{hero.text}</p>
          <PageActions actions={hero.actions} looks={['light', 'outline']} className={styles.actions} />
        </div>
        <div>
          <Picture
            priority
            name={hero.image.name}
            alt={hero.image.alt}
            sizes="(min-width: 1000px) 50vw, 92vw"
            className={styles.picture}
          />
        </div>
      </div>
      <div className="wrap">
        <ul className={styles.figures}>
          {devices.map(({ slug, name, downtime, painLevel }) => (
            <li key={slug}>
              <SmartLink to={`#${slug}`} className={styles.figure}>
                <span className={styles.name}>{withTrademarks(name)}</span>
                <span className={styles.fact}>
                  {labels.downtime}: {downtime}
                </span>
                <span className={styles.fact}>
                  {labels.painLevel}: {painLevel}
                </span>
              </SmartLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
