import { categories } from '../../../content/services/categories.ts';
import { servicesPage } from '../../../content/services-page.ts';
import { PageActions } from '../../../features/page-actions/page-actions.tsx';
import { BelowFold } from '../../../ui/below-fold.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Area } from './area.tsx';
import styles from './deferred.module.css';

const { hero, closing } = servicesPage;

/** The four areas with the cards of their services. */
export function Areas() {
  return (
    <BelowFold>
      {categories.map((category, index) => (
        <Area key={category.id} category={category} order={index} />
      ))}
      <Closing />
    </BelowFold>
  );
}

/** Links to contact and about, for visitors who have not found what they need. */
function Closing() {
  return (
    <section aria-labelledby="closing-title" data-tone="sand" className={styles.closing}>
      <div className={styles.closingFrame}>
        <Picture
          name={hero.picture}
          alt={hero.alt}
          sizes="(min-width: 900px) 50vw, 100vw"
          className={styles.picture}
        />
      </div>
      <Reveal className={styles.words}>
        <h2 id="closing-title" className="display-m">
          {closing.title}
        </h2>
        <p className={`lead muted ${styles.closingText}`}>{closing.text}</p>
        <PageActions actions={closing.actions} className={styles.actions} />
      </Reveal>
    </section>
  );
}
