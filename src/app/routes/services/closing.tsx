import { servicesPage } from '../../../content/services-page.ts';
import { PageActions } from '../../../features/page-actions/page-actions.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import styles from './closing.module.css';

const { title, text, actions } = servicesPage.closing;
const { picture, alt } = servicesPage.hero;

/** For those who did not find it: contact and about. */
export function Closing() {
  return (
    <section aria-labelledby="closing-title" data-tone="sand" className={styles.closing}>
      <div className={styles.frame}>
        <Picture name={picture} alt={alt} sizes="(min-width: 900px) 50vw, 100vw" className={styles.picture} />
      </div>
      <Reveal className={styles.words}>
        <h2 id="closing-title" className="display-m">
          {title}
        </h2>
        <p className={`lead muted ${styles.text}`}>{text}</p>
        <PageActions actions={actions} className={styles.actions} />
      </Reveal>
    </section>
  );
}
