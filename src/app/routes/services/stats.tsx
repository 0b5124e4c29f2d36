import { servicesPage } from '../../../content/services-page.ts';
import { Reveal } from '../../../ui/reveal.tsx';
import { Counter } from './counter.tsx';
import styles from './stats.module.css';

const { label, items } = servicesPage.stats;

/** Treatments, years, clients, satisfaction. */
export function Stats() {
  return (
    <section aria-label={label} className="wrap">
      <Reveal as="dl" className={styles.stats}>
        {items.map(({ value, suffix, label: what }) => (
          <div key={what} className={styles.stat}>
            <dt className={styles.label}>{what}</dt>
            <dd className={styles.value}>
              <Counter value={value} suffix={suffix} />
            </dd>
          </div>
        ))}
      </Reveal>
    </section>
  );
}
