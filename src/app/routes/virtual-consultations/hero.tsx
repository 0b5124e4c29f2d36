import { virtualConsultations } from '../../../content/virtual-consultations.ts';
import { PageActions } from '../../../features/page-actions/page-actions.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './hero.module.css';

const { eyebrow, title, text, image, actions } = virtualConsultations.hero;

/** The picture framed like a call's window, the words beside and over its edge. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.frame}>
          <Picture
            priority
            name={image.name}
            alt={image.alt}
            sizes="(min-width: 900px) 58vw, 92vw"
            className={styles.picture}
          />
        </div>
        <div className={styles.words}>
          <Eyebrow rule>{eyebrow}</Eyebrow>
          <h1 className={`display-l ${styles.title}`}>{title}</h1>
          <p className={`lead muted ${styles.text}`}>
            <RichText text={text} />
          </p>
          <PageActions actions={actions} className={styles.actions} />
        </div>
      </div>
    </div>
  );
}
