import { brands } from '../../../content/brands.ts';
import { servicesPage } from '../../../content/services-page.ts';
import { BrandMark } from '../../../features/brand-marks/brand-mark.tsx';
import { Marquee } from '../../../ui/marquee.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import styles from './brands.module.css';

const { title, pause } = servicesPage.brands;

/** The trusted-by strip of suppliers. */
export function Brands() {
  return (
    <section aria-labelledby="brands-title" className={styles.brands}>
      <Reveal>
        <h2 id="brands-title" className={styles.title}>
          {title}
        </h2>
        <Marquee label={title} pauseLabel={pause} className={styles.strip}>
          {brands.map((brand) => (
            <li key={brand.key} className={styles.slot}>
              <BrandMark brand={brand} />
            </li>
          ))}
        </Marquee>
      </Reveal>
    </section>
  );
}
