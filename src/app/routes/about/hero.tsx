import { about } from '../../../content/about.ts';
import { PageActions } from '../../../features/page-actions/page-actions.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './hero.module.css';

const { eyebrow, title, text, image, actions } = about.hero;

/** The title across the page, the room below it, the words on the room's edge. */
export function Hero() {
  return (
    <div>
      <div className={`wrap ${styles.top}`}>
        <Eyebrow rule>{eyebrow}</Eyebrow>
        <h1 className={`display-l caps ${styles.title}`}>{title}</h1>
      </div>
      <div className={styles.frame}>
        <Picture priority name={image.name} alt={image.alt} sizes="100vw" className={styles.picture} />
      </div>
      <div className={`wrap ${styles.bottom}`}>
        <div className={styles.card}>
          <p className="lead">
            <RichText text={text} />
          </p>
          <PageActions actions={actions} className={styles.actions} />
        </div>
      </div>
    </div>
  );
}
