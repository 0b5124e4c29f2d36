import { breadcrumbTexts } from '../../../content/breadcrumb.ts';
import { memberships } from '../../../content/memberships.ts';
import { Breadcrumb } from '../../../features/breadcrumb/breadcrumb.tsx';
import { PageActions } from '../../../features/page-actions/page-actions.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { trail } from './structured-data.ts';
import styles from './hero.module.css';

const { title, text, image, actions } = memberships.hero;

/** On dark ground, with the picture reaching down into the page. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={styles.ground} data-tone="tide">
        <div className={`wrap ${styles.words}`}>
          <Breadcrumb label={breadcrumbTexts.label} items={trail} />
          <h1 className={`display-l ${styles.title}`}>{title}</h1>
          <p className={`lead muted ${styles.text}`}>
            <RichText text={text} />
          </p>
          <PageActions actions={actions} looks={['light', 'outline-light']} className={styles.actions} />
        </div>
      </div>
      <div className={`wrap ${styles.frame}`} data-print="hide">
        <Picture
          priority
          name={image.name}
          alt={image.alt}
          sizes="(min-width: 900px) 42vw, 92vw"
          className={styles.picture}
        />
      </div>
    </div>
  );
}
