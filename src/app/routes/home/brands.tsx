import { brands } from '../../../content/brands.ts';
import { home } from '../../../content/home.ts';
import { Marquee } from '../../../ui/marquee.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import styles from './brands.module.css';

const { title, pause } = home.brands;

/**
 * The suppliers' names in a moving strip: 12 slots of 120 px, one round in 30 s. The services page has a similar one.
 * Sharing it would add a script to the first load of the home page.
 */
export function Brands() {
  return (
    <section aria-labelledby="brands-title" className={styles.brands}>
      <Reveal>
        <h2 id="brands-title" className={styles.title}>
          {title}
        </h2>
        <Marquee fades label={title} pauseLabel={pause} className={styles.strip}>
          {brands.map(({ key, name, lines, setting }) => (
            <li key={key} className={styles.slot}>
              <span role="img" aria-label={name} className={styles[setting]}>
                {lines.map((line) => (
                  <span key={line} className={styles.line}>
                    {line}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </Marquee>
      </Reveal>
    </section>
  );
}
